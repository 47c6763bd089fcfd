import { lazyLoadField } from '@broadsheet/block-kit';
import { manualPromoFields, promoFields } from '@broadsheet/story-ui';

export const fields = {
  ...manualPromoFields.large,
  imageRatio: promoFields.imageRatio('3:2'),
  lazyLoad: lazyLoadField,
};
