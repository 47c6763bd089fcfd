const promo = { width: 600, widths: [200, 400, 600, 800, 1200] } as const;

/**
 * The widths at which blocks request images, by the image's place. In CSS pixels: `width` is that of the `src`, `widths`
 * are the source set's candidates, `sizes` is the displayed width.
 */
export const imageWidths = {
  leadArt: { width: 800, widths: [800, 1600], sizes: '(min-width: 64rem) 46rem, 100vw' },
  acrossText: {
    width: 800,
    widths: [274, 400, 768, 1024, 1440],
    sizes: '(min-width: 80rem) 46rem, (min-width: 40rem) 38rem, 100vw',
  },
  besideText: { width: 400, widths: [137, 200, 384, 512, 720], sizes: '(min-width: 48rem) 19rem, 100vw' },
  galleryInText: {
    width: 800,
    widths: [400, 600, 800, 1600],
    sizes: '(min-width: 80rem) 46rem, (min-width: 40rem) 38rem, 100vw',
  },
  /** The images of a gallery have a given height, so there is no `width`. */
  gallery: { widths: [150, 375, 500, 1500, 2000], sizes: '(min-width: 64rem) 60rem, 100vw' },
  storyCarousel: { width: 400, widths: [200, 400, 800], sizes: '(min-width: 64rem) 19rem, 80vw' },
  quiltedImage: {
    width: 600,
    widths: [200, 400, 600, 800, 1000],
    sizes: 'auto, (min-width: 48rem) 38rem, 100vw',
  },
  categoryCarousel: { width: 400, widths: [200, 400], sizes: '(min-width: 64rem) 19rem, 80vw' },
  portrait: { width: 100, widths: [100, 200, 400], sizes: '100px' },
  cardPortrait: { width: 40, widths: [40, 80, 120], sizes: '40px' },
  bylinePortrait: { width: 56, widths: [56, 112, 168], sizes: '56px' },
  largePortrait: { width: 180, widths: [180, 360, 720], sizes: '180px' },
  resultsList: { width: 500, widths: [250, 500], sizes: '(min-width: 48rem) 500px, 250px' },
  searchResults: { width: 500, widths: [250, 500], sizes: '(min-width: 48rem) 500px, 100px' },
  cardListLead: { width: 377, widths: [377, 754, 1508], sizes: '(min-width: 48rem) 24rem, 100vw' },
  cardList: { width: 105, widths: [105, 210, 420], sizes: '7.5rem' },
  numberedList: { width: 274, widths: [137, 274, 548] },
  simpleList: { width: 274, widths: [274, 548, 1096] },
  /** The displayed width depends on the size within the list, so there are no `sizes` here. */
  topTable: { width: 800, widths: [400, 600, 800, 1200] },
  /**
   * The width of a promo depends on its place: browsers that support `auto` measure it, others use the width for its size.
   */
  extraLargePromo: {
    width: 800,
    widths: [400, 600, 800, 1200],
    sizes: 'auto, (min-width: 64rem) 46rem, 100vw',
  },
  extraLargeManualPromo: { ...promo, sizes: 'auto, (min-width: 64rem) 46rem, 100vw' },
  largePromo: { width: 377, widths: [400, 600, 800, 1200], sizes: 'auto, (min-width: 48rem) 31rem, 100vw' },
  largeManualPromo: { ...promo, sizes: 'auto, (min-width: 48rem) 31rem, 100vw' },
  mediumPromo: { ...promo, sizes: 'auto, (min-width: 48rem) 24rem, 100vw' },
  smallPromo: { ...promo, sizes: 'auto, (min-width: 48rem) 18rem, 100vw' },
} as const;
