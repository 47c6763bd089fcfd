import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { SmallPromo as Block } from './SmallPromo.tsx';

/** Renders the promo of a story as a headline with a small image. */
export const SmallPromo = withFieldDefaults(fields, Block);
export type { SmallPromoProps } from './SmallPromo.tsx';
