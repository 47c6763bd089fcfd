/**
 * What an image is sent as. A token signs an image and not its options, so the options come from these tables: however
 * an address is written, one image has a number of renditions that is known beforehand.
 */

/** The longest side that is sent, in pixels. */
export const LARGEST_SIDE = 2560;

/** Widths, in pixels: those that blocks ask for and steps between them. A wish snaps up to the next one. */
export const WIDTHS: readonly number[] = [
  64,
  100,
  140,
  180,
  200,
  250,
  274,
  320,
  360,
  400,
  500,
  600,
  720,
  768,
  800,
  1024,
  1200,
  1440,
  1600,
  2000,
  LARGEST_SIDE,
];

/** Shapes that an image is cut to, as width by height; 40 by 21 is a card on a social network. In others it is sent whole. */
export const RATIOS: readonly (readonly [width: number, height: number])[] = [
  [9, 16],
  [2, 3],
  [3, 4],
  [4, 5],
  [1, 1],
  [5, 4],
  [4, 3],
  [3, 2],
  [16, 9],
  [40, 21],
  [2, 1],
  [21, 9],
];

/** Qualities, on the scale of JPEG. A wish snaps to the nearest one. */
export const QUALITIES: readonly number[] = [50, 75, 90];
export const DEFAULT_QUALITY = 75;
