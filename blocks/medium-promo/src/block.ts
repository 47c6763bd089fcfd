import { defineBlock } from '@broadsheet/block-kit';
import { promoTranslations, storyPromoEntry } from '@broadsheet/story-ui';
import { fields } from './fields.ts';
import { MediumPromo } from './MediumPromo.tsx';
import { look } from './look.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  ...storyPromoEntry(look),
  title: 'Medium promo',
  description: 'One story below its image',
  fields,
  translations: [promoTranslations, translations],
  Component: MediumPromo,
});
