'use client';
import type { FieldValues } from '@broadsheet/block-kit';
import { ManualPromo } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';
import { look } from './look.ts';

export type SmallManualPromoProps = FieldValues<typeof fields>;

/** Renders an editor's own promo as a headline with a small image. */
export function SmallManualPromo(values: SmallManualPromoProps) {
  return <ManualPromo {...values} look={look} />;
}
