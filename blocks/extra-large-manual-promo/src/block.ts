import { defineBlock } from '@broadsheet/block-kit';
import { manualPromoEntry } from '@broadsheet/story';
import { fields } from './fields.ts';
import { ExtraLargeManualPromo } from './ExtraLargeManualPromo.tsx';
import { look } from './look.ts';

export const block = defineBlock({
  ...manualPromoEntry(look),
  title: 'Extra-large manual promo',
  description: 'What an editor wrote, as the lead of a page',
  fields,
  Component: ExtraLargeManualPromo,
});
