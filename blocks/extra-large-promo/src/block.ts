import { defineBlock } from '@broadsheet/block-kit';
import { storyPromoEntry } from '@broadsheet/story';
import { fields } from './fields.ts';
import { ExtraLargePromo } from './ExtraLargePromo.tsx';
import { look } from './look.ts';

export const block = defineBlock({
  ...storyPromoEntry(look),
  title: 'Extra-large promo',
  description: 'One story as the lead of a page',
  fields,
  Component: ExtraLargePromo,
});
