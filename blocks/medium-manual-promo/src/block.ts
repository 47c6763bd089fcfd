import { defineBlock } from '@broadsheet/block-kit';
import { manualPromoEntry } from '@broadsheet/story';
import { fields } from './fields.ts';
import { MediumManualPromo } from './MediumManualPromo.tsx';
import { look } from './look.ts';

export const block = defineBlock({
  ...manualPromoEntry(look),
  title: 'Medium manual promo',
  description: 'What an editor wrote, below an image',
  fields,
  Component: MediumManualPromo,
});
