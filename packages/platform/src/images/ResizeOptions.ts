import { ImageProblem } from './ImageProblem.ts';

/** How a picture is cut to its shape. The point is in pixels of the original. */
export type Crop =
  | { readonly kind: 'centre' }
  | { readonly kind: 'smart' }
  | { readonly kind: 'focal'; readonly x: number; readonly y: number };

export interface ResizeOptions {
  /** Whole pixels, snapped up; not yet within the limits of what is sent. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** 1 to 100, on the scale of JPEG. */
  readonly quality: number;
  readonly crop: Crop;
}

/** The longest side that is sent, in pixels. */
export const LARGEST_SIDE = 2560;

/**
 * Widths of the specification (content §9) and steps between them, in pixels. Widths snap up to these, so that a page
 * cannot be made to fill the cache with every number of pixels there is.
 */
const WIDTHS: readonly number[] = [
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

const DEFAULT_QUALITY = 75;
const NUMBER = /^\d{1,7}(?:\.\d{1,12})?$/;
const LONGEST_ECHO = 40;

function badNumber(name: string, value: string, wanted: string): ImageProblem {
  return new ImageProblem(
    400,
    `The parameter "${name}" is "${value.slice(0, LONGEST_ECHO)}" and must be ${wanted}.`,
  );
}

function readNumber(text: string): number {
  return NUMBER.test(text) ? Number(text) : Number.NaN;
}

function readSize(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null || text === '') return undefined;
  const size = Math.floor(readNumber(text));
  if (size >= 1) return size;
  throw badNumber(name, text, 'a number of pixels from 1');
}

function readQuality(query: URLSearchParams): number {
  const text = query.get('quality');
  if (text === null || text === '') return DEFAULT_QUALITY;
  const quality = Math.floor(readNumber(text));
  if (quality >= 1 && quality <= 100) return quality;
  throw badNumber('quality', text, 'a number from 1 to 100');
}

function readCrop(query: URLSearchParams): Crop {
  const focal = query.get('focal');
  if (focal === null || focal === '') return { kind: query.get('smart') === 'true' ? 'smart' : 'centre' };
  const [x = Number.NaN, y = Number.NaN, ...more] = focal.split(',').map((part) => readNumber(part.trim()));
  if (Number.isNaN(x + y) || more.length > 0) throw badNumber('focal', focal, 'two numbers of pixels, "x,y"');
  return { kind: 'focal', x: Math.round(x), y: Math.round(y) };
}

function snapUp(side: number): number {
  return WIDTHS.find((width) => width >= side) ?? LARGEST_SIDE;
}

/** The size on the list that is at least the asked one, in the asked shape. */
function snapSize(
  width: number | undefined,
  height: number | undefined,
): Pick<ResizeOptions, 'width' | 'height'> {
  if (width === undefined) return { width, height: height === undefined ? undefined : snapUp(height) };
  const snapped = snapUp(width);
  return {
    width: snapped,
    height: height === undefined ? undefined : Math.max(1, Math.round((height * snapped) / width)),
  };
}

/**
 * The options of a picture address; `filter` and unknown ones are ignored, a focal point beats `smart`. Options that
 * lead to the same picture read the same.
 *
 * @throws ImageProblem 400 for a number that cannot be read
 */
export function readResizeOptions(query: URLSearchParams): ResizeOptions {
  const size = snapSize(readSize(query, 'width'), readSize(query, 'height'));
  const quality = readQuality(query);
  const crop = readCrop(query);
  const isCut = size.width !== undefined && size.height !== undefined;
  return { ...size, quality, crop: isCut ? crop : { kind: 'centre' } };
}
