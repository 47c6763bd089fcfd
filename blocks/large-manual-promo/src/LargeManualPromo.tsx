'use client';
import type { FieldValues } from '@broadsheet/block-kit';
import { ManualPromo } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';
import { look } from './look.ts';

export type LargeManualPromoProps = FieldValues<typeof fields>;

/** Renders an editor's own promo, with the image beside the text where there is room. */
export function LargeManualPromo(values: LargeManualPromoProps) {
  return <ManualPromo {...values} look={look} />;
}
