import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { MediumPromo as Block } from './MediumPromo.tsx';

/** Renders the promo of a story below its image. */
export const MediumPromo = withFieldDefaults(fields, Block);
export type { MediumPromoProps } from './MediumPromo.tsx';
