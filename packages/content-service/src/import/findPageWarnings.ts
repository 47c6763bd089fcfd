import type { PageRecord } from '../store/ContentRecord.ts';
import type { EvaluationContext } from './evaluateDocument.ts';
import { placeInFile } from './evaluateDocument.ts';
import type { Rejection, SourcePlace } from './ImportSource.ts';

/** A page document of an import that is not refused. */
export interface ImportedPage {
  readonly place: SourcePlace;
  readonly record: PageRecord;
}

/**
 * Finds what the check of pages warns of. That is known at the end of an import only: a page may come before the shared
 * sections that it shows.
 */
export async function findPageWarnings(
  pages: readonly ImportedPage[],
  { checkPage, store }: Pick<EvaluationContext, 'checkPage' | 'store'>,
): Promise<readonly Rejection[]> {
  if (checkPage === undefined) return [];
  const bySite = Map.groupBy(pages, ({ record }) => record.site);
  const found: Rejection[] = [];
  for (const [site, ofSite] of bySite) {
    const coming = new Set(ofSite.map(({ record }) => record.id));
    const stored = (await store.listPages(site)).filter(
      ({ id }) => typeof id !== 'string' || !coming.has(id),
    );
    const all = [...stored, ...ofSite.map(({ record }) => record.body)];
    for (const { place, record } of ofSite)
      for (const { path, reason, isWarning } of checkPage(record.body, all))
        if (isWarning === true) found.push({ file: place.file, path: placeInFile(place.path, path), reason });
  }
  return found;
}
