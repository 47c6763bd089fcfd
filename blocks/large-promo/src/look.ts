import { imageWidths } from '@broadsheet/story-ui';
import type { PromoLook } from '@broadsheet/story-ui';

export const look: PromoLook = {
  name: 'large-promo',
  arrangement: 'split',
  size: 'large',
  image: imageWidths.largePromo,
  badge: 'own',
};
