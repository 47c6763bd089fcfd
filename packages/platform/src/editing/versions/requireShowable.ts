import type { JsonObject } from '../../content/json/Json.ts';
import type { Queries } from '../../database/Database.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { listPublished } from './publishedPage.ts';

/**
 * Looks at a page beside those that readers see now. Drafts do not count: an address that a draft would leave is taken until
 * it is published, and one that it would take is free until then.
 *
 * @throws EditingError 400 the site could not show it, or leaves it to chance which page is shown
 */
export async function requireShowable(
  { site, checkPage }: EditingContext,
  queries: Queries,
  document: JsonObject,
): Promise<void> {
  const problems = checkPage(document, await listPublished(queries, site)).filter(
    ({ isWarning }) => isWarning !== true,
  );
  if (problems.length === 0) return;
  const [first] = problems;
  throw new EditingError(400, `The page cannot be published: ${first?.reason ?? ''}.`, {
    problems: problems.map(({ path, reason }) => ({ path, reason })),
  });
}
