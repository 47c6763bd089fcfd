import { defineBlock } from '@broadsheet/block-kit';
import { storyPromoEntry } from '@broadsheet/story';
import { fields } from './fields.ts';
import { SmallPromo } from './SmallPromo.tsx';
import { look } from './look.ts';

export const block = defineBlock({
  ...storyPromoEntry(look),
  title: 'Small promo',
  description: 'One headline with a small image',
  fields,
  Component: SmallPromo,
});
