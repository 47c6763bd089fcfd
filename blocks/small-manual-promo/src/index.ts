import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { SmallManualPromo as Block } from './SmallManualPromo.tsx';

/** Renders an editor's own promo as a headline with a small image. */
export const SmallManualPromo = withFieldDefaults(fields, Block);
export type { SmallManualPromoProps } from './SmallManualPromo.tsx';
