import { defineBlock } from '@broadsheet/block-kit';
import { manualPromoEntry } from '@broadsheet/story';
import { fields } from './fields.ts';
import { LargeManualPromo } from './LargeManualPromo.tsx';
import { look } from './look.ts';

export const block = defineBlock({
  ...manualPromoEntry(look),
  title: 'Large manual promo',
  description: 'What an editor wrote, with an image beside it',
  fields,
  Component: LargeManualPromo,
});
