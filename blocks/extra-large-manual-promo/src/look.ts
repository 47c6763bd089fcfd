import { imageWidths } from '@broadsheet/story-ui';
import type { PromoLook } from '@broadsheet/story-ui';

export const look: PromoLook = {
  name: 'extra-large-manual-promo',
  arrangement: 'lead',
  size: 'extra-large',
  image: imageWidths.extraLargeManualPromo,
};
