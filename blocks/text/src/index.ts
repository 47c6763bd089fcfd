import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Text as Block } from './Text.tsx';

/**
 * Renders formatted text of an editor in a column that is easy to read; nothing without any. `text` has to be sanitised
 * already: the engine does that when it reads a page document, other hosts do it themselves.
 */
export const Text = withFieldDefaults(fields, Block);
export type { TextProps } from './Text.tsx';
