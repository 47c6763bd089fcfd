'use client';
import type { FieldValues } from '@broadsheet/block-kit';
import { ManualPromo } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';
import { look } from './look.ts';

export type MediumManualPromoProps = FieldValues<typeof fields>;

/** Renders an editor's own promo below its image. */
export function MediumManualPromo(values: MediumManualPromoProps) {
  return <ManualPromo {...values} look={look} />;
}
