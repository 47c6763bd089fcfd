/** Reads and writes collections among the documents of the site, so that readers see a change at their next request. */
import { createHash } from 'node:crypto';
import { prepareDocument, saveRecord } from '@broadsheet/content-service';
import { bodyColumn } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import { textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';

/** Reads the collection that readers get under an alias, as it is stored; locks it until the end of the transaction. */
export async function readCollection(
  queries: Queries,
  { site, alias }: { readonly site: string; readonly alias: string },
): Promise<JsonObject | undefined> {
  const [row] = await queries.query(
    `select d.body from documents d left join document_websites w on w.document_id = d.id and w.site = $1
     where d.type = 'collection' and d.content_aliases @> array[$2::text] and d.published
     order by w.site is null, d.display_date desc nulls last, d.id limit 1 for update of d`,
    [site, alias],
  );
  return row && bodyColumn(row);
}

/** Stores a collection. Run it in a transaction. */
export async function writeCollection(queries: Queries, site: string, body: JsonObject): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const id = textAt(body, '_id') ?? '';
  await saveRecord(queries, prepareDocument('collection', body, { id, site, hash }), site);
}
