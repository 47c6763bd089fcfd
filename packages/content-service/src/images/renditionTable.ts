/**
 * The sizes, shapes and qualities in which images are sent. A token signs an image and not its options, so the options are
 * limited to these tables: whatever a URL requests, the number of one image's renditions is limited.
 */

/** The longest side that is sent, in pixels. */
export const LARGEST_SIDE = 2560;

/** The widths in pixels: those that blocks request and steps between them. A requested width snaps up to the next one. */
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

/** The shapes to which images are cropped, as width by height; 40:21 is a social card. Other shapes are not cropped. */
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

/** The qualities on the scale of JPEG. A requested quality snaps to the nearest one. */
export const QUALITIES: readonly number[] = [50, 75, 90];
export const DEFAULT_QUALITY = 75;
