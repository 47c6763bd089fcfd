/** What a widget in the page tells its script: written by the server as JSON in `data-taboola`, read in the browser. */
import { isRecord, parseJson, readString } from '@broadsheet/client-core';

/** Kinds of pages, as Taboola tells them apart. */
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
  /** URL of the loader, which knows the publisher. */
  readonly loader: string;
  readonly kind: PageKind;
  readonly mode: string;
  readonly container: string;
  readonly placement: string;
}

/** Answers `undefined` for page types that Taboola has no kind for. */
export function getPageKind(pageType: string): PageKind | undefined {
  return new Map<string, PageKind>(Object.entries(KINDS)).get(pageType);
}

/** @param widget without a kind on pages that Taboola has none for, where nothing is loaded */
export const writeWidget = (widget: Omit<Widget, 'kind'> & Partial<Widget>): string => JSON.stringify(widget);

/** Answers `undefined` for markup of another release that cannot be understood. */
export function readWidget(json: string): Widget | undefined {
  const value: unknown = parseJson(json);
  if (!isRecord(value)) return undefined;
  const kind = Object.values(KINDS).find((each) => each === value['kind']);
  const [loader, mode] = [readString(value, 'loader'), readString(value, 'mode')];
  const [container, placement] = [readString(value, 'container'), readString(value, 'placement')];
  if (kind === undefined || loader === undefined || mode === undefined) return undefined;
  if (container === undefined || placement === undefined) return undefined;
  return { kind, loader, mode, container, placement };
}
