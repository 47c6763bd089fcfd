import { imageWidths } from '@broadsheet/story';
import type { PromoLook } from '@broadsheet/story';

export const look: PromoLook = {
  name: 'large-manual-promo',
  arrangement: 'split',
  size: 'large',
  image: imageWidths.largeManualPromo,
};
