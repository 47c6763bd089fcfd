import { ImageProblem } from './ImageProblem.ts';
import { DEFAULT_QUALITY, LARGEST_SIDE, QUALITIES, RATIOS, WIDTHS } from './renditionTable.ts';

/** How an image is cut to its shape. The point is in pixels of the original. */
export type Crop =
  /** Whole, or around the middle. */
  | { readonly kind: 'centre' }
  /** Around what stands out. */
  | { readonly kind: 'smart' }
  | { readonly kind: 'focal'; readonly x: number; readonly y: number };

/** The size that an address asks for, from the tables. */
export interface RequestedSize {
  /** Whole pixels; not yet within the limits of what is sent. With a height, the image is cut to that shape. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** On the scale of JPEG. */
  readonly quality: number;
}

export interface ResizeOptions extends RequestedSize {
  readonly crop: Crop;
}

const NUMBER = /^\d{1,7}(?:\.\d{1,12})?$/;
const LONGEST_ECHO = 40;
/** Heights are rounded down from a width, so a shape is never met exactly. */
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
  const asked = readNumber(text);
  if (!(asked >= 1 && asked <= 100)) throw badNumber('quality', text, 'a number from 1 to 100');
  return QUALITIES.reduce((best, each) => (Math.abs(each - asked) < Math.abs(best - asked) ? each : best));
}

/** The address names a focal point because the field's addresses do; what it names is not used. */
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

/** The height of the shape of the table that a size has at another width; none where it has no such shape. */
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
 * Reads the options of an image URL. Wishes snap to the tables, `filter`, `smart` and unknown options are ignored, and
 * options that lead to the same rendition read the same.
 *
 * @throws ImageProblem 400 for a number that cannot be read
 */
export function readRequestedSize(query: URLSearchParams): RequestedSize {
  checkFocalPoint(query);
  return { ...snapSize(readSide(query, 'width'), readSide(query, 'height')), quality: readQuality(query) };
}
