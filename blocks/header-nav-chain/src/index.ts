import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { HeaderNavChain as Block } from './HeaderNavChain.tsx';

/** Renders the bar at the top of every page: slots, logo, links, and the sections menu. */
export const HeaderNavChain = withFieldDefaults(fields, Block);
export type { HeaderNavChainProps } from './HeaderNavChain.tsx';
export { phraseBook as headerNavChainPhrases } from './locales.ts';
