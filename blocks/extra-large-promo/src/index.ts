import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { ExtraLargePromo as Block } from './ExtraLargePromo.tsx';

/** Renders the promo of a story that leads a page: overline and headline over a wide image. */
export const ExtraLargePromo = withFieldDefaults(fields, Block);
export type { ExtraLargePromoProps } from './ExtraLargePromo.tsx';
