import { imageWidths } from '@broadsheet/story-ui';
import type { PromoLook } from '@broadsheet/story-ui';

export const look: PromoLook = {
  name: 'small-manual-promo',
  arrangement: 'end',
  size: 'small',
  image: imageWidths.smallPromo,
};
