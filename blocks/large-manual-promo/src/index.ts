import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { LargeManualPromo as Block } from './LargeManualPromo.tsx';

/** Renders an editor's own promo, with the image beside the text where there is room. */
export const LargeManualPromo = withFieldDefaults(fields, Block);
export type { LargeManualPromoProps } from './LargeManualPromo.tsx';
