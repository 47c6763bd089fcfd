import { lazyLoadField } from '@broadsheet/block-kit';
import { manualPromoFields, promoFields } from '@broadsheet/story';

export const fields = {
  ...manualPromoFields.large,
  imageRatio: promoFields.imageRatio('4:3'),
  lazyLoad: lazyLoadField,
};
