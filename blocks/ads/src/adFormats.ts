/**
 * The ad formats that editors choose from, each with its sizes at each breakpoint.
 *
 * The reserved room has the height of the tallest size of a breakpoint, so that any ad fits without moving the page.
 */

/** Width and height in CSS pixels. */
export type AdSize = readonly [width: number, height: number];

export interface AdFormat {
  /** The format's name for ad servers: the value of `ad_type`. */
  readonly name: string;
  /** The sizes by breakpoint, widest first; absent for ads out of the page. */
  readonly sizes?: readonly [desktop: readonly AdSize[], tablet: readonly AdSize[], phone: readonly AdSize[]];
}

/** The viewport widths, in CSS pixels, from which on the sizes of a format change; widest first. */
export const BREAKPOINTS = [992, 768, 0] as const;

const CUBE: AdSize = [300, 250];
const TALL: AdSize = [300, 600];
const LEADERBOARD: AdSize = [728, 90];
const BANNER: AdSize = [320, 50];

/** The formats by the field value that page documents store. */
export const AD_FORMATS = {
  '1x1': { name: 'oop' },
  '300x250': { name: 'cube', sizes: [[CUBE], [CUBE], [CUBE]] },
  '300x250_gallery': { name: 'gallery_cube', sizes: [[CUBE], [CUBE], [CUBE]] },
  '300x250|300x600': { name: 'flex_cube', sizes: [[CUBE, TALL], [CUBE, TALL], [CUBE]] },
  '300x250|300x600_rightrail': { name: 'right_rail_cube', sizes: [[CUBE, TALL], [], []] },
  '728x90|320x50': { name: 'leaderboard_medium', sizes: [[LEADERBOARD], [LEADERBOARD], [BANNER]] },
  '970x250|970x90|728x90|320x50': {
    name: 'leaderboard_large',
    sizes: [[[970, 250], [970, 90], LEADERBOARD], [LEADERBOARD], [BANNER, CUBE]],
  },
} as const satisfies Readonly<Record<string, AdFormat>>;

export type AdType = keyof typeof AD_FORMATS;

/** The options of the field, in the order of `AD_FORMATS`. */
export const AD_TYPES = [
  '1x1',
  '300x250',
  '300x250_gallery',
  '300x250|300x600',
  '300x250|300x600_rightrail',
  '728x90|320x50',
  '970x250|970x90|728x90|320x50',
] as const satisfies readonly AdType[];

/** Returns the format of a field's value. */
export const getAdFormat = (adType: AdType): AdFormat => AD_FORMATS[adType];

/** Returns the height of the tallest size, in CSS pixels; 0 for an empty list. */
export const getMaxHeight = (sizes: readonly AdSize[]): number =>
  Math.max(0, ...sizes.map(([, height]) => height));
