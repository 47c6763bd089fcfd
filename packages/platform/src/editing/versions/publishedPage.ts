import { bodyColumn } from '../../content/store/bodyColumn.ts';
import type { JsonObject } from '../../content/json/Json.ts';
import type { Queries } from '../../database/Database.ts';
import type { Editor } from '../accounts/Editor.ts';
import { mayAct } from '../accounts/Role.ts';
import type { PageKey } from '../drafts/editedTable.ts';
import { EditingError } from '../EditingError.ts';

/** What readers see of a page; undefined where it is not published. */
export async function readPublished(
  queries: Queries,
  { site, id }: PageKey,
): Promise<JsonObject | undefined> {
  const [row] = await queries.query('select body from pages where site = $1 and id = $2', [site, id]);
  return row && bodyColumn(row);
}

/** Everything that readers see of a site, by id. */
export const listPublished = async (queries: Queries, site: string): Promise<readonly JsonObject[]> =>
  (await queries.query('select body from pages where site = $1 order by id', [site])).map(bodyColumn);

export interface PublisherDeed {
  /** What readers see of it; undefined: nothing, and any editor may. */
  readonly published: unknown;
  /** What is done to it, such as `moving it`. */
  readonly deed: string;
  /** Default: `page`. */
  readonly what?: 'page' | 'menu';
}

/** @throws EditingError 403 an editor who may not publish would change what readers see */
export function requirePublisher(editor: Editor, { published, deed, what = 'page' }: PublisherDeed): void {
  if (published === undefined || mayAct(editor.role, 'publisher')) return;
  throw new EditingError(403, `This ${what} is published, and ${deed} needs a publisher. Ask one.`);
}
