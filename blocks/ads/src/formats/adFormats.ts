/**
 * What can stand in a slot: the formats that editors choose from, each with the sizes that it takes at each breakpoint.
 *
 * The reserved room follows the tallest size of a breakpoint, so that whatever arrives fits without moving the page.
 */

/** Width and height in CSS pixels. */
export type AdSize = readonly [width: number, height: number];

export interface AdFormat {
  /** What ad servers call it: the value of `ad_type`. */
  readonly name: string;
  /** By breakpoint, widest first; absent for what stands out of the page. */
  readonly sizes?: readonly [desktop: readonly AdSize[], tablet: readonly AdSize[], phone: readonly AdSize[]];
}

/** Widths of the viewport from which on the sizes of a format change, in CSS pixels, widest first. */
export const BREAKPOINTS = [992, 768, 0] as const;

const CUBE: AdSize = [300, 250];
const TALL: AdSize = [300, 600];
const LEADERBOARD: AdSize = [728, 90];
const BANNER: AdSize = [320, 50];

/** By the value that page documents store. */
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

/** As `AD_FORMATS` lists them, for the field. */
export const AD_TYPES = [
  '1x1',
  '300x250',
  '300x250_gallery',
  '300x250|300x600',
  '300x250|300x600_rightrail',
  '728x90|320x50',
  '970x250|970x90|728x90|320x50',
] as const satisfies readonly AdType[];

/** Answers the format of a field's value. */
export const getAdFormat = (adType: AdType): AdFormat => AD_FORMATS[adType];

/** The tallest of some sizes, in CSS pixels; 0 for none. */
export const tallestOf = (sizes: readonly AdSize[]): number =>
  Math.max(0, ...sizes.map(([, height]) => height));
