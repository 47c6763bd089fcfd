/**
 * The parameters that a widget passes to its script: the server writes them as JSON into `data-taboola`, the browser reads
 * them.
 */
import { isRecord, parseJson, string } from '@broadsheet/client-core';

/** Taboola's kinds of pages, by our page type. */
const KINDS = {
  article: 'article',
  video: 'video',
  gallery: 'photo',
  section: 'category',
  tag: 'category',
  author: 'category',
  search: 'category',
  homepage: 'home',
} as const;

export type PageKind = (typeof KINDS)[keyof typeof KINDS];

export interface Widget {
  /** The URL of the loader, which contains the publisher's id. */
  readonly loader: string;
  readonly kind: PageKind;
  readonly mode: string;
  readonly container: string;
  readonly placement: string;
}

/** Returns Taboola's kind of a page type; `undefined` when Taboola has none for it. */
export function getPageKind(pageType: string): PageKind | undefined {
  return new Map<string, PageKind>(Object.entries(KINDS)).get(pageType);
}

/** Writes a widget as JSON. @param widget it has no kind on pages that Taboola has none for; nothing is loaded there */
export const writeWidget = (widget: Omit<Widget, 'kind'> & Partial<Widget>): string => JSON.stringify(widget);

/** Reads a widget from JSON; `undefined` for markup of another release that cannot be read. */
export function readWidget(json: string): Widget | undefined {
  const value: unknown = parseJson(json);
  if (!isRecord(value)) return undefined;
  const kind = Object.values(KINDS).find((each) => each === value['kind']);
  const [loader, mode] = [string(value['loader']), string(value['mode'])];
  const [container, placement] = [string(value['container']), string(value['placement'])];
  if (kind === undefined || loader === undefined || mode === undefined) return undefined;
  if (container === undefined || placement === undefined) return undefined;
  return { kind, loader, mode, container, placement };
}
