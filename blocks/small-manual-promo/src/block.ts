import { defineBlock } from '@broadsheet/block-kit';
import { manualPromoEntry } from '@broadsheet/story';
import { fields } from './fields.ts';
import { SmallManualPromo } from './SmallManualPromo.tsx';
import { look } from './look.ts';

export const block = defineBlock({
  ...manualPromoEntry(look),
  title: 'Small manual promo',
  description: 'A headline that an editor wrote, with a small image',
  fields,
  Component: SmallManualPromo,
});
