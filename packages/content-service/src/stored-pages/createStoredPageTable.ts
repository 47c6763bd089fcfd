/**
 * The table of pages as they are sent, which all processes share.
 *
 * A page that shows what has changed must never be sent again. So pages are removed ("swept") by the keys of each change, in the
 * order of the changes, and up to which change that was done stands beside them. A page is only added if it was made with all
 * changes up to there; both happen under the lock of that row, so that no page slips in that was made before. A process that
 * has swept once knows of every page in the table that nothing has changed since which was swept, and hears of later changes
 * itself.
 */
import { toContentKey } from '@broadsheet/sdk-content/server';
import { textColumn } from '@broadsheet/service-kit/database';
import type { Database, Queries } from '@broadsheet/service-kit/database';
import { EVERYTHING, readChangedKeys } from '../changes/readChangedKeys.ts';
import type { KnownChanges } from '../changes/readChangedKeys.ts';
import type { StoredPageTable } from './StoredPageTable.ts';

export interface StoredPageTableOptions {
  readonly database: Database;
  readonly site: string;
  readonly clock: { now(): number };
}

const FIND = `select greatest(p.number, s.number)::text as number, p.facts, encode(p.body, 'base64') as body
  from stored_pages p join stored_page_sweeps s on s.site = p.site where p.site = $1 and p.path = $2`;

const ADD = `insert into stored_pages (site, path, number, keys, facts, body, stored_at)
  select s.site, $2, $3::text::bigint, $4::text[]::integer[], $5, decode($6, 'base64'), $7::text::timestamptz
    from stored_page_sweeps s
    where s.site = $1 and s.number <= $3::text::bigint and s.swept_at <= $8::text::timestamptz
    for share of s
  on conflict (site, path) do update set number = excluded.number, keys = excluded.keys, facts = excluded.facts,
    body = excluded.body, stored_at = excluded.stored_at
    where stored_pages.number <= excluded.number
  returning path`;

const MISSING = `select path from (
    select distinct on (newest.display_date, newest.id) newest.display_date, newest.id,
        regexp_replace(w.website_url, '/*$', '/') as path
      from (select id, display_date from documents
        where type = 'story' and (embargo_until is null or embargo_until <= $2::text::timestamptz)
        order by display_date desc nulls last, id limit $4) newest
      join document_websites w on w.document_id = newest.id and w.site = $1
  ) placed
  where not exists (select 1 from stored_pages p where p.site = $1 and p.path = placed.path)
  order by display_date desc nulls last, id limit $3`;

/** PostgreSQL's integers have a sign. */
const toColumn = (key: number): string => String(key | 0);

const toMoment = (at: number): string => new Date(at).toISOString();

async function lockSweep(queries: Queries, site: string): Promise<KnownChanges> {
  await queries.query(
    `insert into stored_page_sweeps (site, number, swept_at) values ($1, -1, to_timestamp(0)) on conflict do nothing`,
    [site],
  );
  const [row] = await queries.query(
    `select number::text as number, (extract(epoch from swept_at) * 1000)::text as at
      from stored_page_sweeps where site = $1 for update`,
    [site],
  );
  if (row === undefined) throw new Error('The row was inserted a moment ago, and is not there.');
  return { number: BigInt(textColumn(row, 'number')), at: Number(textColumn(row, 'at')) };
}

/** Removes what changes concern; everything if not all of them are known. */
async function removeChanged(
  queries: Queries,
  site: string,
  keys: readonly string[] | undefined,
): Promise<number> {
  if (keys?.length === 0) return 0;
  const isAll = keys === undefined || keys.includes(EVERYTHING);
  const removed = isAll
    ? await queries.query('delete from stored_pages where site = $1 returning 1', [site])
    : await queries.query(
        'delete from stored_pages where site = $1 and keys && $2::text[]::integer[] returning 1',
        [site, [...new Set(keys.map((key) => toColumn(toContentKey(key))))]],
      );
  return removed.length;
}

async function removeOldest(queries: Queries, site: string, most: number): Promise<void> {
  await queries.query(
    `delete from stored_pages where site = $1 and path in
      (select path from stored_pages where site = $1 order by stored_at desc offset $2)`,
    [site, most],
  );
}

/** Creates the table of a site's stored pages. */
export function createStoredPageTable({ database, site, clock }: StoredPageTableOptions): StoredPageTable {
  return {
    async find(path) {
      const [row] = await database.query(FIND, [site, path]);
      if (row === undefined) return undefined;
      const number = BigInt(textColumn(row, 'number'));
      const body = Uint8Array.from(Buffer.from(textColumn(row, 'body'), 'base64'));
      return { path, number, facts: textColumn(row, 'facts'), body };
    },
    async add({ path, number, keys, facts, body }, known) {
      const base64 = Buffer.from(body).toString('base64');
      const values = [site, path, String(number), keys.map(toColumn), facts, base64];
      const added = await database.query(ADD, [...values, toMoment(clock.now()), toMoment(known.at)]);
      return added.length > 0;
    },
    sweep: (most) =>
      database.transaction(async (queries) => {
        const last = await lockSweep(queries, site);
        const at = clock.now();
        const found = await readChangedKeys(queries, last, { at });
        const removed = await removeChanged(queries, site, found?.keys);
        await removeOldest(queries, site, most);
        await queries.query(
          'update stored_page_sweeps set number = $2::text::bigint, swept_at = $3::text::timestamptz where site = $1',
          [site, String(found?.number ?? last.number), toMoment(at)],
        );
        return removed;
      }),
    async listMissing(limit, most) {
      const rows = await database.query(MISSING, [site, toMoment(clock.now()), limit, most]);
      return rows.map((row) => textColumn(row, 'path'));
    },
    async claimMaking(holder) {
      const rows = await database.query(
        `update stored_page_sweeps set maker = $2, made_until = now() + interval '10 seconds'
          where site = $1 and (made_until is null or made_until < now() or maker = $2) returning site`,
        [site, holder],
      );
      return rows.length > 0;
    },
  };
}
