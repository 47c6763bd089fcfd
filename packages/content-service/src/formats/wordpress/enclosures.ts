/** Reads the recordings, films and files that WordPress keeps beside a story, as podcasts do. */
import { audioElement, linkElement, rawHtmlElement } from '../html/elements.ts';
import { embedElement, isEmbeddable } from '../html/embeds.ts';
import { escapeHtml } from '../html/inlineHtml.ts';
import { resolveUrl } from '../html/resolveUrl.ts';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { WordPressItem } from './WordPressItem.ts';

/** Returns the element of an enclosure: an address, a size and a type, one a line. Undefined without an address. */
function toElement(enclosure: string): { readonly url: string; readonly element: JsonObject } | undefined {
  const [address = '', , type = ''] = enclosure.split(/\r?\n/).map((line) => line.trim());
  const url = resolveUrl(address, { baseUrl: undefined });
  if (url === undefined) return undefined;
  if (isEmbeddable(url)) return { url, element: embedElement(url) };
  if (/^audio\//i.test(type) || /\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac)(?:[?#]|$)/i.test(url))
    return { url, element: audioElement(url) };
  if (!/^video\//i.test(type) && !/\.(?:mp4|m4v|mov|webm|ogv)(?:[?#]|$)/i.test(url))
    return { url, element: linkElement(url, escapeHtml(new URL(url).pathname.split('/').at(-1) ?? url)) };
  const source = escapeHtml(url).replaceAll('"', '%22');
  return { url, element: rawHtmlElement(`<video controls preload="none" src="${source}"></video>`) };
}

/** Returns the recordings, films and files of a story that do not stand in its body too. WordPress notes those of the body as well. */
export function enclosedMedia(
  { meta }: Pick<WordPressItem, 'meta'>,
  body: readonly JsonObject[],
): readonly JsonObject[] {
  const enclosed = (meta.get('enclosure') ?? []).map(toElement).filter((each) => each !== undefined);
  if (enclosed.length === 0) return [];
  const text = JSON.stringify(body);
  const isShown = (url: string): boolean =>
    [url, url.replace(/^https?:/, ''), url.replaceAll('&', '&amp;')].some((form) => text.includes(form));
  const byUrl = new Map(enclosed.map(({ url, element }) => [url, element]));
  return [...byUrl].filter(([url]) => !isShown(url)).map(([, element]) => element);
}
