import { lazyLoadField } from '@broadsheet/block-kit';
import { manualPromoFields, promoFields } from '@broadsheet/story-ui';

export const fields = {
  ...manualPromoFields.medium,
  imageRatio: promoFields.imageRatio('3:2'),
  lazyLoad: lazyLoadField,
};
