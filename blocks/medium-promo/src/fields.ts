import { lazyLoadField } from '@broadsheet/block-kit';
import { promoFields } from '@broadsheet/story-ui';

export const fields = {
  ...promoFields.medium,
  imageRatio: promoFields.imageRatio('16:9'),
  lazyLoad: lazyLoadField,
};
