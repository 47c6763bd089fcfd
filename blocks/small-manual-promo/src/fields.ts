import { lazyLoadField } from '@broadsheet/block-kit';
import { manualPromoFields, promoFields } from '@broadsheet/story-ui';

export const fields = {
  ...manualPromoFields.small,
  imagePosition: promoFields.imagePosition({ required: false }),
  imageRatio: promoFields.imageRatio('3:2'),
  lazyLoad: lazyLoadField,
};
