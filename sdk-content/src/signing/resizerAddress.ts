import type { Auth, FocalPoint } from '../model/Auth.ts';

/** What the resizer needs of an image; `Image`, `PromoItem` and `Portrait` fit. */
export interface ResizableImage {
  readonly _id?: string;
  readonly url?: string;
  readonly auth?: Auth;
  readonly focal_point?: FocalPoint;
}

export interface ResizerOptions {
  /** Site property `resizerURL`; a missing slash at its end is added. */
  readonly resizerURL: string | undefined;
  /** The resizer token version in force, e.g. `2`. */
  readonly tokenVersion: string;
  /** Pixels; fractions are cut off, and what is not a positive number is left out. */
  readonly width?: number;
  readonly height?: number;
  /**
   * How the image is cropped. `auto`: around its focal point when both coordinates are set, else smart. `smart`: for
   * override images, whose focal point belongs to another image. `none`: not at all. Default `auto`. A `focal` or
   * `smart` among the options replaces it.
   */
  readonly crop?: 'auto' | 'smart' | 'none';
  /** Further parameters, e.g. `filter` and `quality`, passed on as text. `auth`, `width` and `height` are ignored. */
  readonly options?: Readonly<Record<string, string | number | boolean | undefined>>;
}

type Pair = readonly [name: string, value: string];

const OWN_PARAMETERS: readonly string[] = ['auth', 'width', 'height'];

function encode(text: string): string {
  // Half a surrogate pair cannot be encoded.
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}

function extensionOf(url: string): string {
  const path = url.replace(/[?#].*$/s, '').replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, '');
  return /\.[a-z]{3,4}$/i.exec(path)?.[0] ?? '';
}

function sourceText({ _id, url = '' }: ResizableImage): string | undefined {
  const source = _id ? encode(_id) + extensionOf(url) : encode(url);
  // Dots alone would lead out of the resizer's folder, encoded or not.
  return /^\.{0,2}$/.test(source) ? undefined : source;
}

function cropPairs(image: ResizableImage, { crop = 'auto', options = {} }: ResizerOptions): Pair[] {
  if (crop === 'none' || options['focal'] !== undefined || options['smart'] !== undefined) return [];
  const { x, y } = image.focal_point ?? {};
  return crop === 'auto' && x && y ? [['focal', `${x},${y}`]] : [['smart', 'true']];
}

function optionPairs(options: ResizerOptions['options'] = {}): Pair[] {
  return Object.entries(options)
    .filter(([name, value]) => value !== undefined && !OWN_PARAMETERS.includes(name))
    .map(([name, value]) => [name, String(value)]);
}

function sizePair(name: string, size: number | undefined): Pair[] {
  const pixels = Math.floor(size ?? 0);
  return Number.isSafeInteger(pixels) && pixels > 0 ? [[name, String(pixels)]] : [];
}

function queryPart(text: string): string {
  return encode(text).replaceAll('%2C', ',');
}

/**
 * The address of a resized image: resizer, source text, then the crop, the options, `auth`,
 * `width`, `height`. The source text is the image's id with the extension of its URL, or without an id the whole URL
 * encoded.
 *
 * @returns `undefined` without a resizer, a token of the version, or anything that names the image
 */
export function resizerAddress(image: ResizableImage, options: ResizerOptions): string | undefined {
  const { resizerURL, tokenVersion, width, height } = options;
  const { auth } = image;
  const token = auth !== undefined && Object.hasOwn(auth, tokenVersion) ? auth[tokenVersion] : undefined;
  const source = sourceText(image);
  if (!resizerURL || !token || source === undefined) return undefined;
  const pairs: Pair[] = [
    ...cropPairs(image, options),
    ...optionPairs(options.options),
    ['auth', token],
    ...sizePair('width', width),
    ...sizePair('height', height),
  ];
  const search = pairs.map(([name, value]) => `${queryPart(name)}=${queryPart(value)}`).join('&');
  return `${resizerURL.replace(/\/*$/, '/')}${source}?${search}`;
}
