import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Ads as Block } from './Ads.tsx';

/** Renders a slot for an ad; editors see a placeholder, and AMP pages contain none. */
export const Ads = withFieldDefaults(fields, Block);
export type { AdsProps } from './Ads.tsx';
export { phraseBook as adsPhrases } from './locales.ts';
