import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { HtmlBox as Block } from './HtmlBox.tsx';

/**
 * Renders an editor's HTML, which no script of the page changes; nothing without any. `HTML` has to be sanitised already:
 * the engine does that when it reads a page document, other hosts do it themselves.
 */
export const HtmlBox = withFieldDefaults(fields, Block);
export type { HtmlBoxProps } from './HtmlBox.tsx';
