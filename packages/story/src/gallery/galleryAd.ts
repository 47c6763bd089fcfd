import type { BroughtBlock } from '@broadsheet/block-kit';

/** What blocks with a gallery bring: the ad between its images, with its label. */
export const galleryAd: BroughtBlock = {
  name: 'ads',
  fields: { adType: '300x250_gallery', lazyLoad: true, displayAdLabel: true, reserveSpace: true },
};
