import { defineBlock } from '@broadsheet/block-kit';
import { storyPromoEntry } from '@broadsheet/story';
import { fields } from './fields.ts';
import { MediumPromo } from './MediumPromo.tsx';
import { look } from './look.ts';

export const block = defineBlock({
  ...storyPromoEntry(look),
  title: 'Medium promo',
  description: 'One story below its image',
  fields,
  Component: MediumPromo,
});
