/** Finds the address of a picture: themes that load pictures late, and resize them, keep it in other places than `src`. */
import type { HtmlContext } from './HtmlContext.ts';
import { findElements, getAttribute } from './nodes.ts';
import type { Element } from './nodes.ts';
import { resolveUrl } from './resolveUrl.ts';

/** Attributes with the address of a picture that a script puts into `src` later, the most usual first. */
const LATE = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-lazy',
  'data-echo',
  'data-hi-res-src',
  'data-url',
];
const LATE_SETS = ['data-srcset', 'data-lazy-srcset', 'srcset'];
/** Addresses that are no picture of a story: nothing but a stand-in that a theme shows until the picture is loaded. */
const EMPTY =
  /^data:|^about:|(?:^|\/)(?:blank|spacer|transparent|placeholder|pixel|lazy(?:[-_]?load)?|gr[ea]y|loading|loader|1x1|clear)(?:[-_]?\d{1,4}(?:x\d{1,4})?)?\.(?:gif|png|svg)(?:\?|$)/i;
/** Names that stand-ins have, and pictures of stories too, such as `grey-seals.jpg`: these are the last that are chosen. */
const DOUBTFUL =
  /(?:^|\/)(?:blank|spacer|transparent|placeholder|pixel|lazy(?:load)?|gr[ea]y|loading|loader|1x1|clear)[\w-]*\.(?:gif|png|svg|jpe?g|webp)(?:\?|$)/i;
/** The longest address, in characters, that is looked for in attributes of unknown scripts. */
const LONGEST_ADDRESS = 2_000;
const PICTURE_FILE = /^[^\s"'<>{}?]+\.(?:jpe?g|png|gif|webp|avif)(?:\?[^\s"'<>]*)?$/i;

/** Returns the address of the largest picture of a `srcset`. */
function getLargest(set: string): string | undefined {
  // An address ends at a space; a comma at its end says that it has no size. No part of the pattern is tried twice.
  const candidates = [...set.matchAll(/([^\s,]\S*)(?:(?<=,)|([^,]*))/g)].map(
    ([, address = '', rest = '']) => {
      const [, size = '1', unit = 'x'] = /^\s+([\d.]+)([wx])/.exec(rest) ?? [];
      return { url: address.replace(/(?<!,),+$/, ''), size: Number(size) * (unit === 'x' ? 1_000 : 1) };
    },
  );
  return candidates.toSorted((a, b) => b.size - a.size)[0]?.url;
}

function listSets(image: Element): readonly string[] {
  const { parent } = image;
  const isInPicture = parent !== null && 'name' in parent && parent.name === 'picture';
  const sources = isInPicture
    ? findElements(parent.children, 'source')
    : findElements(image.children, 'source');
  return [image, ...sources].flatMap((element) =>
    LATE_SETS.flatMap((name) => getAttribute(element, name) ?? []),
  );
}

/** Returns the addresses of files in other attributes of a picture, for scripts that are not known here. */
function listUnknown(image: Element): readonly string[] {
  return Object.entries(image.attribs).flatMap(([name, value]) => {
    const text = value.trim();
    const isUnknown = name.startsWith('data-') && !LATE.includes(name) && !LATE_SETS.includes(name);
    return isUnknown && text.length <= LONGEST_ADDRESS && PICTURE_FILE.test(text) ? [text] : [];
  });
}

/** Returns the addresses that a picture names, the best first; stand-ins are left out. */
export function listSources(image: Element): readonly string[] {
  const late = LATE.flatMap((name) => getAttribute(image, name) ?? []).filter((url) => /[./]/.test(url));
  const own = getAttribute(image, 'src');
  const sets = listSets(image).flatMap((set) => getLargest(set) ?? []);
  const named = [...late, ...(own === undefined ? [] : [own]), ...sets];
  const known = named.toSorted((a, b) => Number(DOUBTFUL.test(a)) - Number(DOUBTFUL.test(b)));
  // What an unknown script has may be another picture, such as one to share.
  return [...known, ...listUnknown(image)].filter((url) => !EMPTY.test(url));
}

/** Returns whether all addresses of a picture may be stand-ins for another. */
export function isDoubtful(image: Element): boolean {
  return listSources(image).every((url) => DOUBTFUL.test(url));
}

/** Returns the first web address of a picture; undefined when it has none. */
export function findSource(image: Element, context: Pick<HtmlContext, 'baseUrl'>): string | undefined {
  for (const source of listSources(image)) {
    const url = resolveUrl(source, context);
    if (url !== undefined) return url;
  }
  return undefined;
}

/** Returns the name of a picture's file, the same for all its sizes. */
export function toFileName(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/-\d{2,5}x\d{2,5}(?=\.\w+$)/, '')
    .replace(/-scaled(?=\.\w+$)/, '')
    .toLowerCase();
}

/** Returns whether a picture is one of a pixel, which counts readers. */
export function isTrackingPixel(image: Element): boolean {
  const [width, height] = ['width', 'height'].map((name) => getAttribute(image, name));
  return (width === '1' || width === '0') && (height === '1' || height === '0');
}
