/** Reads the documents that say what is sold, by type and id. Only the import writes them. */
import { isJsonObject } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { Queries, SqlRow } from '@broadsheet/service-kit/database';
import type { SalesDocumentType } from './SalesDocumentType.ts';

/** The database and the site whose documents are read. */
export interface DocumentScope {
  readonly queries: Queries;
  readonly site: string;
}

const LONGEST_ID = 100;

function toBody(row: SqlRow): JsonObject {
  if (isJsonObject(row.body)) return row.body;
  throw new Error('A stored sales document is not a JSON object: import it again.');
}

/** Returns whether a text from a URL can be an id at all; any other text is not looked up. */
function isId(text: string): boolean {
  return text !== '' && text.length <= LONGEST_ID && text.isWellFormed() && !/\p{Cc}/u.test(text);
}

/** Finds a document by its id: a product's SKU, a price's code, and so on. */
export async function findDocument(
  { queries, site }: DocumentScope,
  type: SalesDocumentType,
  { id }: { readonly id: string },
): Promise<JsonObject | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await queries.query(
    'select body from sales_documents where site = $1 and type = $2 and id = $3',
    [site, type, id],
  );
  return row === undefined ? undefined : toBody(row);
}

/** Finds documents by their ids, in no order; missing documents are left out. */
export async function listDocuments(
  { queries, site }: DocumentScope,
  type: SalesDocumentType,
  { ids }: { readonly ids: readonly string[] },
): Promise<readonly JsonObject[]> {
  const rows = await queries.query(
    'select body from sales_documents where site = $1 and type = $2 and id = any ($3::text[])',
    [site, type, ids.filter(isId)],
  );
  return rows.map(toBody);
}

/** Reads all documents of a type, ordered by id. */
export async function listAllDocuments(
  { queries, site }: DocumentScope,
  type: SalesDocumentType,
): Promise<readonly JsonObject[]> {
  const rows = await queries.query(
    'select body from sales_documents where site = $1 and type = $2 order by id',
    [site, type],
  );
  return rows.map(toBody);
}

/** Reads all sales documents of the site, ordered by type and id. */
export async function listSiteDocuments({ queries, site }: DocumentScope): Promise<readonly JsonObject[]> {
  const rows = await queries.query('select body from sales_documents where site = $1 order by type, id', [
    site,
  ]);
  return rows.map(toBody);
}
