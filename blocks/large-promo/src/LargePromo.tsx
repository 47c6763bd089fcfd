'use client';
import type { FieldValues } from '@broadsheet/block-kit';
import { StoryPromo } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';
import { look } from './look.ts';

export type LargePromoProps = FieldValues<typeof fields>;

/** Renders the promo of a story, with the image beside the text where there is room. */
export function LargePromo(values: LargePromoProps) {
  return <StoryPromo {...values} look={look} />;
}
