/** Converts films, recordings, frames and drawings. */
import { textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { audioElement, imageElement, linkElement } from './elements.ts';
import { embedElement, isEmbeddable } from './embeds.ts';
import type { Conversion } from './HtmlContext.ts';
import { escapeHtml } from './inlineHtml.ts';
import { findElements, getAttribute, getWords, isElement } from './nodes.ts';
import type { Element } from './nodes.ts';
import { findFrameSource, toRaw } from './rawHtml.ts';
import { resolveUrl } from './resolveUrl.ts';

type Elements = readonly JsonObject[];

function listSources(element: Element, context: Conversion): readonly string[] {
  const places = [element, ...findElements(element.children, 'source')];
  const names = ['src', 'data-src', 'data-lazy-src'];
  const given = places.flatMap((place) => names.flatMap((name) => getAttribute(place, name) ?? []));
  return [...new Set(given.flatMap((url) => resolveUrl(url, context) ?? []))];
}

function reportEmpty(element: Element, { onLost }: Conversion): Elements {
  const given = getAttribute(element, 'src') ?? getAttribute(element, 'data') ?? '';
  const words = getWords(element.children);
  const about = [given.slice(0, 120), words.slice(0, 200)].filter((each) => each !== '').join(', ');
  onLost(`a <${element.name}> without an address was left out${about === '' ? '' : `: ${about}`}`);
  return [];
}

export function toAudio(element: Element, context: Conversion): Elements {
  const [first, ...others] = listSources(element, context);
  if (first === undefined) return reportEmpty(element, context);
  const streams = [first, ...others].map((url) => ({ url }));
  return [{ ...audioElement(first), streams }];
}

export function toVideo(element: Element, context: Conversion): Elements {
  // The player of a host, which has its film by an id.
  const isHosted = Object.keys(element.attribs).some((name) => /^data-(?:account|video-id|uuid)$/.test(name));
  if (!isHosted && listSources(element, context).length === 0) return reportEmpty(element, context);
  return [toRaw(element, context)];
}

export function toFrame(element: Element, context: Conversion): Elements {
  return findFrameSource(element, context) === undefined
    ? reportEmpty(element, context)
    : [toRaw(element, context)];
}

/** Converts the players of former days, which name a file: to its image, its film at the provider, or a link. */
export function toObject(element: Element, context: Conversion): Elements {
  const inner = findElements(element.children, 'embed', 'param', 'iframe');
  const places = [element, ...inner];
  const given = places.flatMap((place) => {
    const isMovie = place.name !== 'param' || /^(?:movie|src|url)$/i.test(getAttribute(place, 'name') ?? '');
    const names = place.name === 'param' ? ['value'] : ['data', 'src'];
    return isMovie ? names.flatMap((name) => getAttribute(place, name) ?? []) : [];
  });
  const urls = [...new Set(given.flatMap((url) => resolveUrl(url, context) ?? []))];
  const [url] = urls;
  const known = urls.find(isEmbeddable);
  // What stands inside is what browsers show that have no such player.
  const others = element.children.filter(
    (child) => !isElement(child) || !/^(?:param|embed)$/.test(child.name),
  );
  const inside = context.convert(others, context);
  const shown = known === undefined ? toShown(url, inside, context) : [embedElement(known), ...inside];
  const kept = JSON.stringify(shown);
  for (const other of urls)
    if (!kept.includes(other) && !isEmbeddable(other))
      context.onLost(`the address ${other} of a player was left out`);
  return shown.length > 0 ? shown : reportEmpty(element, context);
}

/** Returns an image, or a link beside what stands inside of the object; a frame inside takes the place of the link. */
function toShown(url: string | undefined, inside: Elements, { onLost }: Conversion): Elements {
  const isFramed = inside.some((each) => textAt(each, 'content')?.includes('<iframe') === true);
  if (url === undefined || isFramed) return inside;
  if (/\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i.test(url)) return [imageElement({ url }), ...inside];
  onLost(`a player of a kind that browsers no longer have became a link: ${url}`);
  const [only, ...more] = inside;
  const words = textAt(only, 'content');
  const isLabel = textAt(only, 'type') === 'text' && more.length === 0 && words?.includes('<') === false;
  return isLabel ? [linkElement(url, words)] : [linkElement(url, escapeHtml(url)), ...inside];
}

/** Keeps a drawing, which pages do not show; one without words, such as an icon, is nothing to tell of. */
export function toDrawing(element: Element, context: Conversion): Elements {
  const words = getWords(element.children);
  const pictures = findElements(element.children, 'image').flatMap(
    (image) =>
      resolveUrl(getAttribute(image, 'href') ?? getAttribute(image, 'xlink:href') ?? '', context) ?? [],
  );
  const links = findElements(element.children, 'a').flatMap((link) =>
    ['aria-label', 'href', 'xlink:href'].flatMap((name) => getAttribute(link, name) ?? []),
  );
  const told = [words, ...links].filter((each) => each !== '').join(' ');
  if (told !== '') context.onLost(`a drawing (SVG) is not shown on pages; its words: ${told.slice(0, 300)}`);
  const images = pictures.map((url) => imageElement({ url }));
  return words === '' ? images : [toRaw(element, context), ...images];
}
