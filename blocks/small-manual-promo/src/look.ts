import { imageWidths } from '@broadsheet/story';
import type { PromoLook } from '@broadsheet/story';

export const look: PromoLook = {
  name: 'small-manual-promo',
  arrangement: 'end',
  size: 'small',
  image: imageWidths.smallPromo,
};
