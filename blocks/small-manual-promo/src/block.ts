import { defineBlock } from '@broadsheet/block-kit';
import { manualPromoEntry, promoTranslations } from '@broadsheet/story-ui';
import { fields } from './fields.ts';
import { SmallManualPromo } from './SmallManualPromo.tsx';
import { look } from './look.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  ...manualPromoEntry(look),
  title: 'Small manual promo',
  description: 'A headline that an editor wrote, with a small image',
  fields,
  translations: [promoTranslations, translations],
  Component: SmallManualPromo,
});
