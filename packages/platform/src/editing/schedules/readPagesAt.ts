import type { JsonObject } from '../../content/json/Json.ts';
import { bodyColumn } from '../../content/store/bodyColumn.ts';
import { textColumn } from '../../database/columns.ts';
import type { EditingContext } from '../EditingContext.ts';
import { readSchedules } from './scheduleStore.ts';

/** The pages that readers will see at a moment: what is published now, and what is scheduled until then. */
export async function readPagesAt(
  { database, site, migratePage }: EditingContext,
  at: number,
): Promise<readonly JsonObject[]> {
  const rows = await database.query('select id, body from pages where site = $1 order by id', [site]);
  const pages = new Map(rows.map((row) => [textColumn(row, 'id'), bodyColumn(row)]));
  for (const { key, document, publishAt, unpublishAt } of await readSchedules(database, { site }, at)) {
    if (document !== undefined && publishAt !== undefined && publishAt <= at) pages.set(key.id, document);
    if (unpublishAt !== undefined && unpublishAt <= at) pages.delete(key.id);
  }
  return [...pages.values()].map(migratePage);
}
