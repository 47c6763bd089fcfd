import type { Auth, FocalPoint } from '../model/Auth.ts';

/** The members of an image that the resizer needs; `Image`, `PromoItem` and `Portrait` have them. */
export interface ResizableImage {
  readonly _id?: string;
  readonly url?: string;
  readonly auth?: Auth;
  readonly focal_point?: FocalPoint;
}

export interface ResizerOptions {
  /** The site property `resizerURL`; a missing trailing slash is added. */
  readonly resizerURL: string | undefined;
  /** The resizer token version in force, e.g. `2`. */
  readonly tokenVersion: string;
  /** The width in pixels; a fraction is cut off, and a value that is not positive is ignored. */
  readonly width?: number;
  readonly height?: number;
  /**
   * The crop of the image. `auto`: around its focal point if both coordinates are set and not 0, else as `smart`. `smart`:
   * chosen by the resizer, for override images, whose focal point belongs to another image. `none`: no crop. Default:
   * `auto`. An option `focal` or `smart` replaces it.
   */
  readonly crop?: 'auto' | 'smart' | 'none';
  /** Further query parameters, e.g. `filter` and `quality`. `auth`, `width` and `height` are ignored. */
  readonly options?: Readonly<Record<string, string | number | boolean | undefined>>;
}

type Pair = readonly [name: string, value: string];

const OWN_PARAMETERS: readonly string[] = ['auth', 'width', 'height'];

function encode(text: string): string {
  // `encodeURIComponent` throws for a lone surrogate.
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}

function getExtension(url: string): string {
  const path = url.replace(/[?#].*$/s, '').replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, '');
  return /\.[a-z]{3,4}$/i.exec(path)?.[0] ?? '';
}

function sourceText({ _id, url = '' }: ResizableImage): string | undefined {
  const source = _id ? encode(_id) + getExtension(url) : encode(url);
  // A path segment of dots only would leave the resizer's folder, even if encoded.
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
 * Returns the URL of a resized image: the resizer's URL, the source text, and a query of crop, options, `auth`, `width` and
 * `height`. The source text is the image's id with the extension of its URL, or, without an id, the whole encoded URL.
 *
 * @returns `undefined` without a resizer, a token of the version, or an id or URL of the image
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
  return `${/^.*[^/]/s.exec(resizerURL)?.[0] ?? ''}/${source}?${search}`;
}
