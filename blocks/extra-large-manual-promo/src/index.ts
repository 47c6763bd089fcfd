import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { ExtraLargeManualPromo as Block } from './ExtraLargeManualPromo.tsx';

/** Renders an editor's own promo that leads a page: overline and headline over a wide image. */
export const ExtraLargeManualPromo = withFieldDefaults(fields, Block);
export type { ExtraLargeManualPromoProps } from './ExtraLargeManualPromo.tsx';
