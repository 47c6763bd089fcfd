import { momentParameter, textColumn } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import type { EditingContext } from '../EditingContext.ts';
import { findNextEnd, readDocument, toBody } from './collectionDocument.ts';
import { lockBody, recordEnd, writeCollection } from './collectionStore.ts';

/** The condition for the rows of the site `$1` with a pin that has ended at `$2`. */
const DUE = `site = $1 and ends_at <= ${momentParameter(2)}`;

/**
 * Stores the next collection of which a pin has ended in its new order. Run it in a transaction, which locks the
 * collection against other processes.
 *
 * @returns what was done; `passed` when somebody else has changed the collection meanwhile
 */
async function endNextPin(
  queries: Queries,
  site: string,
  now: number,
): Promise<'nothing is due' | 'passed' | 'ended'> {
  const [due] = await queries.query(
    `select id from collection_ends where ${DUE} order by ends_at, id limit 1`,
    [site, now],
  );
  if (due === undefined) return 'nothing is due';
  const key = { site, id: textColumn(due, 'id') };
  const body = await lockBody(queries, key);
  const [still] = await queries.query(`select 1 as one from collection_ends where ${DUE} and id = $3`, [
    site,
    now,
    key.id,
  ]);
  if (still === undefined) return 'passed';
  const document = body && readDocument(body);
  if (document !== undefined)
    await writeCollection(queries, site, toBody(document, { ...key, at: now, stored: body }));
  await recordEnd(queries, key, document && findNextEnd(document, now));
  return 'ended';
}

/** Moves the stories whose pins have ended back to their places. Any number of processes may call it at any time. */
export async function endPins(context: EditingContext): Promise<void> {
  const { database, site, clock } = context;
  let count = 0;
  for (;;) {
    const done = await database.transaction((queries) => endNextPin(queries, site, clock.now()));
    if (done === 'nothing is due') break;
    if (done === 'ended') count += 1;
  }
  if (count > 0) await context.onPublished();
}
