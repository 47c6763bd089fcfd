import { findHolders, isSection } from '@broadsheet/page-document';
import { hasWords } from '../pages/filterPages.ts';
import type { PageEntry } from '../pages/PageEntry.ts';

/** Returns the shared sections among all pages whose names contain all words, by name. */
export const listSections = (pages: readonly PageEntry[], search = ''): readonly PageEntry[] =>
  pages
    .filter(({ document }) => isSection(document) && hasWords(document, search))
    .toSorted((one, other) => one.document.name.localeCompare(other.document.name));

/** Returns the pages that show a section, by name, as their newest drafts are. */
export function listHolders(pages: readonly PageEntry[], section: string): readonly PageEntry[] {
  const holders = new Set(
    findHolders(
      pages.map(({ document }) => document),
      section,
    ),
  );
  return pages
    .filter(({ document }) => holders.has(document))
    .toSorted((one, other) => one.document.name.localeCompare(other.document.name));
}
