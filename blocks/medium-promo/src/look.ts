import { imageWidths } from '@broadsheet/story';
import type { PromoLook } from '@broadsheet/story';

export const look: PromoLook = {
  name: 'medium-promo',
  arrangement: 'stacked',
  size: 'medium',
  image: imageWidths.mediumPromo,
  badge: 'own',
};
