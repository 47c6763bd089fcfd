import { imageWidths } from '@broadsheet/story';
import type { PromoLook } from '@broadsheet/story';

export const look: PromoLook = {
  name: 'extra-large-manual-promo',
  arrangement: 'lead',
  size: 'extra-large',
  image: imageWidths.extraLargeManualPromo,
};
