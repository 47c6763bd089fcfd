'use client';
import type { FieldValues } from '@broadsheet/block-kit';
import { ManualPromo } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';
import { look } from './look.ts';

export type ExtraLargeManualPromoProps = FieldValues<typeof fields>;

/** Renders an editor's own promo that leads a page: overline and headline over a wide image. */
export function ExtraLargeManualPromo(values: ExtraLargeManualPromoProps) {
  return <ManualPromo {...values} look={look} />;
}
