import type { SqlRow } from './Database.ts';
import { isJsonObject } from '../json/Json.ts';
import type { JsonObject } from '../json/Json.ts';

/**
 * Reads the `body` column of a row.
 *
 * @throws Error when it is not an object
 */
export function bodyColumn(row: SqlRow): JsonObject {
  const { body } = row;
  if (!isJsonObject(body))
    throw new Error('A stored document is not a JSON object: the database was changed by hand.');
  return body;
}
