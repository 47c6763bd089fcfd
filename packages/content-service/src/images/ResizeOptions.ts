import { ImageProblem } from '@broadsheet/service-kit/outgoing';
import { DEFAULT_QUALITY, LARGEST_SIDE, QUALITIES, RATIOS, WIDTHS } from './renditionTable.ts';

/** The way in which an image is cropped to its shape. The point is in pixels of the original. */
export type Crop =
  /** Not cropped, or cropped around the middle. */
  | { readonly kind: 'centre' }
  /** Cropped around the most salient part. */
  | { readonly kind: 'smart' }
  | { readonly kind: 'focal'; readonly x: number; readonly y: number };

/** The size that a URL requests, snapped to the tables. */
export interface RequestedSize {
  /** Whole pixels, not yet limited to the largest size that is sent. With a height, the image is cropped to that shape. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** The quality on the scale of JPEG. */
  readonly quality: number;
}

export interface ResizeOptions extends RequestedSize {
  readonly crop: Crop;
}

const NUMBER = /^\d{1,7}(?:\.\d{1,12})?$/;
const LONGEST_ECHO = 40;
/** The tolerance of heights: they are computed from a width and rounded, so they never match a shape exactly. */
const ROUNDING_PX = 1.5;
const ROUNDING_SHARE = 0.02;

function badNumber(name: string, value: string, wanted: string): ImageProblem {
  return new ImageProblem(
    400,
    `The parameter "${name}" is "${value.slice(0, LONGEST_ECHO)}" and must be ${wanted}.`,
  );
}

function readNumber(text: string): number {
  return NUMBER.test(text) ? Number(text) : Number.NaN;
}

function readSide(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null || text === '') return undefined;
  const size = Math.floor(readNumber(text));
  if (size >= 1) return size;
  throw badNumber(name, text, 'a number of pixels from 1');
}

function readQuality(query: URLSearchParams): number {
  const text = query.get('quality');
  if (text === null || text === '') return DEFAULT_QUALITY;
  const requested = readNumber(text);
  if (!(requested >= 1 && requested <= 100)) throw badNumber('quality', text, 'a number from 1 to 100');
  return QUALITIES.reduce((best, each) =>
    Math.abs(each - requested) < Math.abs(best - requested) ? each : best,
  );
}

/** Validates `focal`. URLs may have it, as those of other image services do, but its value is not used. */
function checkFocalPoint(query: URLSearchParams): void {
  const focal = query.get('focal');
  if (focal === null || focal === '') return;
  const numbers = focal.split(',').map((part) => readNumber(part.trim()));
  if (numbers.length !== 2 || numbers.some(Number.isNaN))
    throw badNumber('focal', focal, 'two numbers of pixels, "x,y"');
}

function snapUp(side: number): number {
  return WIDTHS.find((width) => width >= side) ?? LARGEST_SIDE;
}

/** Returns the height that a size's shape has at the snapped width; undefined if the shape is not in the table. */
function heightInShape(width: number, height: number, snapped: number): number | undefined {
  const ratio = RATIOS.find(([wide, tall]) => {
    const expected = (width * tall) / wide;
    return Math.abs(expected - height) <= Math.max(ROUNDING_PX, expected * ROUNDING_SHARE);
  });
  return ratio === undefined ? undefined : Math.round((snapped * ratio[1]) / ratio[0]);
}

function snapSize(
  width: number | undefined,
  height: number | undefined,
): Pick<RequestedSize, 'width' | 'height'> {
  if (width === undefined) return { width, height: height === undefined ? undefined : snapUp(height) };
  const snapped = snapUp(width);
  return { width: snapped, height: height === undefined ? undefined : heightInShape(width, height, snapped) };
}

/**
 * Parses the options of an image URL. Values snap to the tables; `filter`, `smart` and unknown options are ignored. Options
 * that lead to the same rendition return the same result.
 *
 * @throws ImageProblem 400 for an invalid number
 */
export function readRequestedSize(query: URLSearchParams): RequestedSize {
  checkFocalPoint(query);
  return { ...snapSize(readSide(query, 'width'), readSide(query, 'height')), quality: readQuality(query) };
}
