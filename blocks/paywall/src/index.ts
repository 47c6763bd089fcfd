import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Paywall as Block } from './Paywall.tsx';

/** Renders the wall of a locked story; nothing for a story that everybody may read in full. */
export const Paywall = withFieldDefaults(fields, Block);
export { phraseBook as paywallPhrases } from './locales.ts';
export type { PaywallProps } from './PaywallProps.ts';
