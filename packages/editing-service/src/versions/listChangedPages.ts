import { findHolders, parsePageDocument } from '@broadsheet/page-document';
import type { EditingContext } from '../EditingContext.ts';
import { listPublished } from './publishedPage.ts';

/** A page as the list of changed pages names it. */
export interface ChangedPage {
  readonly id: string;
  readonly name: string;
}

/**
 * Lists the pages that readers see changed when a shared section is published: those whose published versions show it, by id.
 * Drafts do not count, whether they show the section or no longer do; the section itself need not be published yet.
 */
export async function listChangedPages(
  { database, site }: EditingContext,
  section: string,
): Promise<readonly ChangedPage[]> {
  const published = await listPublished(database, site);
  const holders = findHolders(
    published.flatMap((page) => parsePageDocument(page) ?? []),
    section,
  );
  return holders.map(({ id, name }) => ({ id, name }));
}
