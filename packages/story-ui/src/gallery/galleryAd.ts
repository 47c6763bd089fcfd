import type { BroughtBlock } from '@broadsheet/block-kit';

/** The brought block of every block with a gallery: the ad between the images, with its label. */
export const galleryAd: BroughtBlock = {
  name: 'ads',
  fields: { adType: '300x250_gallery', lazyLoad: true, displayAdLabel: true, reserveSpace: true },
};
