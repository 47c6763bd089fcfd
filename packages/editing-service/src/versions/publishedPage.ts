import { bodyColumn } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { Editor } from '../accounts/Editor.ts';
import { mayAct } from '../accounts/Role.ts';
import type { PageKey } from '../drafts/editedTable.ts';
import { EditingError } from '../EditingError.ts';

/** Reads the published document of a page; undefined when it is not published. */
export async function readPublished(
  queries: Queries,
  { site, id }: PageKey,
): Promise<JsonObject | undefined> {
  const [row] = await queries.query('select body from pages where site = $1 and id = $2', [site, id]);
  return row && bodyColumn(row);
}

/** Returns all published pages of a site, sorted by id. */
export const listPublished = async (queries: Queries, site: string): Promise<readonly JsonObject[]> =>
  (await queries.query('select body from pages where site = $1 order by id', [site])).map(bodyColumn);

/**
 * Checks the right to change what readers have.
 *
 * @param published the published document; undefined when it is not published, so that any editor may act
 * @throws EditingError 403 when it is published and the editor is no publisher
 */
export function requirePublisher(editor: Editor, published: unknown): void {
  if (published === undefined || mayAct(editor.role, 'publisher')) return;
  throw new EditingError(403, { says: 'refusal.needs-publisher' });
}
