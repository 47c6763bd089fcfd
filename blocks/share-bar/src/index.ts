import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { ShareBar as Block } from './ShareBar.tsx';

/**
 * Renders the ways to share the page. Links to networks work without script; with it they open small windows, and two more
 * buttons appear in reserved room. Nothing without a network.
 */
export const ShareBar = withFieldDefaults(fields, Block);
export type { ShareBarProps } from './ShareBar.tsx';
export { phraseBook as shareBarPhrases } from './locales.ts';
