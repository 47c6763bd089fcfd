import { defineBlock } from '@broadsheet/block-kit';
import { manualPromoEntry, promoTranslations } from '@broadsheet/story-ui';
import { fields } from './fields.ts';
import { LargeManualPromo } from './LargeManualPromo.tsx';
import { look } from './look.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  ...manualPromoEntry(look),
  title: 'Large manual promo',
  description: 'What an editor wrote, with an image beside it',
  fields,
  translations: [promoTranslations, translations],
  Component: LargeManualPromo,
});
