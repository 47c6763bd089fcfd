import type { JsonObject } from '../../content/json/Json.ts';
import type { Queries } from '../../database/Database.ts';
import { listPages } from '../drafts/draftStore.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';

/** @throws EditingError 400 the site could not show it, or leaves it to chance which page is shown */
export async function requireShowable(
  { site, checkPage }: EditingContext,
  queries: Queries,
  document: JsonObject,
): Promise<void> {
  const others = (await listPages(queries, site)).filter(({ isPublished }) => isPublished);
  const problems = checkPage(
    document,
    others.map((page) => page.document),
  ).filter(({ isWarning }) => isWarning !== true);
  if (problems.length === 0) return;
  const [first] = problems;
  throw new EditingError(400, `The page cannot be published: ${first?.reason ?? ''}.`, {
    problems: problems.map(({ path, reason }) => ({ path, reason })),
  });
}
