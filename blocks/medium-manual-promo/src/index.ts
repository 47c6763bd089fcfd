import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { MediumManualPromo as Block } from './MediumManualPromo.tsx';

/** Renders an editor's own promo below its image. */
export const MediumManualPromo = withFieldDefaults(fields, Block);
export type { MediumManualPromoProps } from './MediumManualPromo.tsx';
