/** Converts films, recordings, frames and drawings. */
import type { JsonObject } from '@broadsheet/service-kit/json';
import { audioElement, imageElement, linkElement } from './elements.ts';
import { embedElement, isEmbeddable } from './embeds.ts';
import type { Conversion } from './HtmlContext.ts';
import { escapeHtml } from './inlineHtml.ts';
import { findElements, getAttribute, getWords } from './nodes.ts';
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
  const known = urls.find(isEmbeddable);
  if (known !== undefined) return [embedElement(known)];
  const [frame] = findElements(element.children, 'iframe');
  if (frame !== undefined) return [toRaw(frame, context)];
  const [url] = urls;
  const words = getWords(element.children);
  if (url === undefined)
    return words === '' ? reportEmpty(element, context) : context.convert(element.children, context);
  if (/\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i.test(url)) return [imageElement({ url })];
  context.onLost(`a player of a kind that browsers no longer have became a link: ${url}`);
  return [linkElement(url, escapeHtml(words === '' ? url : words)), ...mediaIn(element, context)];
}

function mediaIn(element: Element, context: Conversion): Elements {
  const media = findElements(element.children, 'img', 'video', 'audio');
  return media.length === 0 ? [] : context.convert(media, context);
}

/** Keeps a drawing, which pages do not show; one without words, such as an icon, is nothing to tell of. */
export function toDrawing(element: Element, context: Conversion): Elements {
  const words = getWords(element.children);
  const pictures = findElements(element.children, 'image').flatMap(
    (image) =>
      resolveUrl(getAttribute(image, 'href') ?? getAttribute(image, 'xlink:href') ?? '', context) ?? [],
  );
  if (words !== '')
    context.onLost(`a drawing (SVG) is not shown on pages; its words: ${words.slice(0, 300)}`);
  const images = pictures.map((url) => imageElement({ url }));
  return words === '' ? images : [toRaw(element, context), ...images];
}
