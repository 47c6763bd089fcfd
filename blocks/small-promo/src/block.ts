import { defineBlock } from '@broadsheet/block-kit';
import { promoTranslations, storyPromoEntry } from '@broadsheet/story-ui';
import { fields } from './fields.ts';
import { SmallPromo } from './SmallPromo.tsx';
import { look } from './look.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  ...storyPromoEntry(look),
  title: 'Small promo',
  description: 'One headline with a small image',
  fields,
  translations: [promoTranslations, translations],
  Component: SmallPromo,
});
