import type { JsonObject } from '@broadsheet/service-kit/json';
import type { Queries } from '@broadsheet/service-kit/database';
import type { EditingContext } from '../EditingContext.ts';
import { listPublished } from './publishedPage.ts';
import { refuseUnfit } from './refuseUnfit.ts';

/**
 * Checks a page against other pages.
 *
 * @throws EditingError 400 when the site cannot show it, or it conflicts with another page
 */
export function requireShowableBeside(
  checkPage: EditingContext['checkPage'],
  { document, pages }: { readonly document: JsonObject; readonly pages: readonly JsonObject[] },
): void {
  refuseUnfit('refusal.page-unfit', checkPage(document, pages));
}

/**
 * Checks a page against the published pages. Drafts do not count: a path that a draft gives up is in use until the draft is
 * published, and a path that a draft claims is free until then.
 *
 * @throws EditingError 400 when the site cannot show it, or it conflicts with another page
 */
export async function requireShowable(
  { site, checkPage }: EditingContext,
  queries: Queries,
  document: JsonObject,
): Promise<void> {
  requireShowableBeside(checkPage, { document, pages: await listPublished(queries, site) });
}
