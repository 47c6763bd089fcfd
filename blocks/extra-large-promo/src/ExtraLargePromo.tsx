'use client';
import type { FieldValues } from '@broadsheet/block-kit';
import { StoryPromo } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';
import { look } from './look.ts';

export type ExtraLargePromoProps = FieldValues<typeof fields>;

/** Renders the promo of a story that leads a page: overline and headline over a wide image. */
export function ExtraLargePromo(values: ExtraLargePromoProps) {
  return <StoryPromo {...values} look={look} />;
}
