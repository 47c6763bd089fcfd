import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { LargePromo as Block } from './LargePromo.tsx';

/** Renders the promo of a story, with the image beside the text where there is room. */
export const LargePromo = withFieldDefaults(fields, Block);
export type { LargePromoProps } from './LargePromo.tsx';
