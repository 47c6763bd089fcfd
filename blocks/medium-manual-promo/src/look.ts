import { imageWidths } from '@broadsheet/story-ui';
import type { PromoLook } from '@broadsheet/story-ui';

export const look: PromoLook = {
  name: 'medium-manual-promo',
  arrangement: 'stacked',
  size: 'medium',
  image: imageWidths.mediumPromo,
};
