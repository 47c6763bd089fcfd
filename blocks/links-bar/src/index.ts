import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { LinksBar as Block } from './LinksBar.tsx';

/** Renders a centred row of links over a double rule; nothing without a link. */
export const LinksBar = withFieldDefaults(fields, Block);
export type { LinksBarProps } from './LinksBar.tsx';
export { phraseBook as linksBarPhrases } from './locales.ts';
