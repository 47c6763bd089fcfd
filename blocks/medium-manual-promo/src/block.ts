import { defineBlock } from '@broadsheet/block-kit';
import { manualPromoEntry, promoTranslations } from '@broadsheet/story-ui';
import { fields } from './fields.ts';
import { MediumManualPromo } from './MediumManualPromo.tsx';
import { look } from './look.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  ...manualPromoEntry(look),
  title: 'Medium manual promo',
  description: 'What an editor wrote, below an image',
  fields,
  translations: [promoTranslations, translations],
  Component: MediumManualPromo,
});
