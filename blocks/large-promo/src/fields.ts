import { lazyLoadField } from '@broadsheet/block-kit';
import { promoFields } from '@broadsheet/story-ui';

export const fields = {
  ...promoFields.large,
  imageRatio: promoFields.imageRatio('4:3'),
  playVideoInPlace: promoFields.playVideoInPlace,
  viewportPercentage: promoFields.viewportPercentage(65),
  lazyLoad: lazyLoadField,
};
