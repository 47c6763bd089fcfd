import { lazyLoadField } from '@broadsheet/block-kit';
import { manualPromoFields, promoFields } from '@broadsheet/story-ui';

export const fields = {
  ...manualPromoFields.large,
  imageRatio: promoFields.imageRatio('4:3'),
  lazyLoad: lazyLoadField,
};
