import { defineBlock } from '@broadsheet/block-kit';
import { manualPromoEntry, promoTranslations } from '@broadsheet/story-ui';
import { fields } from './fields.ts';
import { ExtraLargeManualPromo } from './ExtraLargeManualPromo.tsx';
import { look } from './look.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  ...manualPromoEntry(look),
  title: 'Extra-large manual promo',
  description: 'What an editor wrote, as the lead of a page',
  fields,
  translations: [promoTranslations, translations],
  Component: ExtraLargeManualPromo,
});
