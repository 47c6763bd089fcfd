import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Masthead as Block } from './Masthead.tsx';

/**
 * Renders the newspaper's name over a line of date, tag line and promotional link; empty parts are left out. The navigation
 * bar finds the logo by `data-masthead-logo`. Subscribers do not see a link to the offer page.
 */
export const Masthead = withFieldDefaults(fields, Block);
export type { MastheadProps } from './Masthead.tsx';
export { phraseBook as mastheadPhrases } from './locales.ts';
