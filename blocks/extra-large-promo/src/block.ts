import { defineBlock } from '@broadsheet/block-kit';
import { promoTranslations, storyPromoEntry } from '@broadsheet/story-ui';
import { fields } from './fields.ts';
import { ExtraLargePromo } from './ExtraLargePromo.tsx';
import { look } from './look.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  ...storyPromoEntry(look),
  title: 'Extra-large promo',
  description: 'One story as the lead of a page',
  fields,
  translations: [promoTranslations, translations],
  Component: ExtraLargePromo,
});
