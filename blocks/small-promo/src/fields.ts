import { lazyLoadField } from '@broadsheet/block-kit';
import { promoFields } from '@broadsheet/story-ui';

export const fields = {
  ...promoFields.small,
  imagePosition: promoFields.imagePosition({ required: true }),
  imageRatio: promoFields.imageRatio('3:2'),
  lazyLoad: lazyLoadField,
};
