/** The favourite blocks of an editor. Each change concerns one block, so that two open windows keep the changes of both. */
import type { Queries } from '@broadsheet/service-kit/database';

const MOST = 100;

/** Returns the names of an editor's favourite blocks, in the order in which they were marked. */
export async function listFavourites(queries: Queries, editorId: string): Promise<readonly string[]> {
  const [row] = await queries.query(
    'select to_jsonb(favourite_blocks) as blocks from editors where id = $1',
    [editorId],
  );
  const blocks = row?.['blocks'];
  return Array.isArray(blocks) ? blocks.filter((name) => typeof name === 'string') : [];
}

/** Marks a block; one that is marked already, and one more than a hundred, changes nothing. */
export async function addFavourite(queries: Queries, editorId: string, block: string): Promise<void> {
  await queries.query(
    `update editors set favourite_blocks = favourite_blocks || $2::text
      where id = $1 and not favourite_blocks @> array[$2::text] and cardinality(favourite_blocks) < ${MOST}`,
    [editorId, block],
  );
}

export async function removeFavourite(queries: Queries, editorId: string, block: string): Promise<void> {
  await queries.query(
    'update editors set favourite_blocks = array_remove(favourite_blocks, $2::text) where id = $1',
    [editorId, block],
  );
}
