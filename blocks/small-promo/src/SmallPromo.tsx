'use client';
import type { FieldValues } from '@broadsheet/block-kit';
import { StoryPromo } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';
import { look } from './look.ts';

export type SmallPromoProps = FieldValues<typeof fields>;

/** Renders the promo of a story as a headline with a small image. */
export function SmallPromo(values: SmallPromoProps) {
  return <StoryPromo {...values} look={look} />;
}
