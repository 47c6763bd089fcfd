import { isPathPattern } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import type { PageEntry } from './PageEntry.ts';

export const PAGE_KINDS = [
  'all',
  'pages',
  'templates',
  'drafts',
  'unpublished',
  'scheduled',
  'deleted',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** The orders of the list: by name, or by the latest change or publication. */
export const PAGE_ORDERS = ['name', 'changed', 'published'] as const;
export type PageOrder = (typeof PAGE_ORDERS)[number];

/** Returns whether a document is for more than one path. */
export const isTemplate = ({ match }: PageDocument): boolean =>
  match.kind !== 'path' || isPathPattern(match.path);

function isOfKind({ document, hasDraft, isPublished, schedule }: PageEntry, kind: PageKind): boolean {
  switch (kind) {
    case 'all':
      return true;
    case 'pages':
      return !isTemplate(document);
    case 'templates':
      return isTemplate(document);
    case 'drafts':
      return hasDraft;
    case 'unpublished':
      return !isPublished;
    case 'scheduled':
      return schedule.publishAt !== undefined || schedule.unpublishAt !== undefined;
    case 'deleted':
      return false;
  }
}

const fold = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns whether a page's name, id or path contain all words, ignoring accents and case. */
export function hasWords({ id, name, match }: PageDocument, search: string): boolean {
  const words = fold([name, id, match.kind === 'path' ? match.path : match.kind].join(' '));
  return fold(search)
    .split(/\s+/)
    .every((word) => words.includes(word));
}

const byName = (one: PageEntry, other: PageEntry): number =>
  one.document.name.localeCompare(other.document.name);

/** The comparisons for each order: the latest first; pages without such an action last, sorted by name. */
const COMPARE: Readonly<Record<PageOrder, (one: PageEntry, other: PageEntry) => number>> = {
  name: byName,
  changed: (one, other) => getLast(other) - getLast(one) || byName(one, other),
  published: (one, other) => (other.published?.at ?? 0) - (one.published?.at ?? 0) || byName(one, other),
};

const getLast = ({ saved, published }: PageEntry): number => Math.max(saved?.at ?? 0, published?.at ?? 0);

export interface PageListQuery {
  readonly kind: PageKind;
  readonly search: string;
  readonly order: PageOrder;
}

export const filterPages = (
  pages: readonly PageEntry[],
  { kind, search, order }: PageListQuery,
): readonly PageEntry[] =>
  pages.filter((page) => isOfKind(page, kind) && hasWords(page.document, search)).toSorted(COMPARE[order]);
