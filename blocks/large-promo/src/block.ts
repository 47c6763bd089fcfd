import { defineBlock } from '@broadsheet/block-kit';
import { promoTranslations, storyPromoEntry } from '@broadsheet/story-ui';
import { fields } from './fields.ts';
import { LargePromo } from './LargePromo.tsx';
import { look } from './look.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  ...storyPromoEntry(look),
  title: 'Large promo',
  description: 'One story with its image beside the text',
  fields,
  translations: [promoTranslations, translations],
  Component: LargePromo,
});
