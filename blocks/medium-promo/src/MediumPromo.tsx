'use client';
import type { FieldValues } from '@broadsheet/block-kit';
import { StoryPromo } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';
import { look } from './look.ts';

export type MediumPromoProps = FieldValues<typeof fields>;

/** Renders the promo of a story below its image. */
export function MediumPromo(values: MediumPromoProps) {
  return <StoryPromo {...values} look={look} />;
}
