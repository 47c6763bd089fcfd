import type { PageDocument } from '@broadsheet/page-document';
import type { PageEntry } from './PageEntry.ts';

export const PAGE_KINDS = ['all', 'pages', 'templates', 'drafts', 'unpublished', 'deleted'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Whether a document is for more than one address. */
export const isTemplate = ({ match }: PageDocument): boolean =>
  match.kind !== 'path' || match.path.includes('/:');

function isOfKind({ document, hasDraft, isPublished }: PageEntry, kind: PageKind): boolean {
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
    case 'deleted':
      return false;
  }
}

const fold = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a page has all words in its name, its id or its address; with or without accents. */
export function hasWords({ id, name, match }: PageDocument, search: string): boolean {
  const told = fold([name, id, match.kind === 'path' ? match.path : match.kind].join(' '));
  return fold(search)
    .split(/\s+/)
    .every((word) => told.includes(word));
}

export const filterPages = (
  pages: readonly PageEntry[],
  { kind, search }: { readonly kind: PageKind; readonly search: string },
): readonly PageEntry[] =>
  pages
    .filter((page) => isOfKind(page, kind) && hasWords(page.document, search))
    .toSorted((one, other) => one.document.name.localeCompare(other.document.name));
