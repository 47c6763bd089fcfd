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
import { pageKey } from '../store/ContentKey.ts';
import type { StoredPageTable } from './StoredPageTable.ts';

export interface StoredPageTableOptions {
  readonly database: Database;
  readonly site: string;
  readonly clock: { now(): number };
}

const FIND = `select s.number::text as number, (extract(epoch from s.swept_at) * 1000)::text as at,
    p.facts, encode(p.body, 'base64') as body
  from stored_pages p join stored_page_sweeps s on s.site = p.site where p.site = $1 and p.path = $2`;

const ADD = `insert into stored_pages (site, path, number, keys, facts, body, made_with, good_until, stored_at)
  select s.site, $2, $3::text::bigint, $4::text[]::integer[], $5, decode($6, 'base64'), $7, $8::text::timestamptz,
      $9::text::timestamptz
    from stored_page_sweeps s
    where s.site = $1 and s.number <= $3::text::bigint and s.changed_at <= $10::text::timestamptz
    for share of s
  on conflict (site, path) do update set number = excluded.number, keys = excluded.keys, facts = excluded.facts,
    body = excluded.body, made_with = excluded.made_with, good_until = excluded.good_until, stored_at = excluded.stored_at
    where stored_pages.number <= excluded.number
  returning path`;

const MISSING = `select path from (
    select d.id, d.display_date, regexp_replace(w.website_url, '/*$', '/') as path
      from documents d join document_websites w on w.document_id = d.id and w.site = $1
      where d.type = 'story' and d.published and (d.embargo_until is null or d.embargo_until <= $2::text::timestamptz)
      order by d.display_date desc nulls last, d.id limit $4
  ) newest
  where not exists (
    select 1 from stored_pages p where p.site = $1 and p.path = newest.path and p.made_with = $5
      and (p.good_until is null or p.good_until > $2::text::timestamptz)
  )
  order by display_date desc nulls last, id limit $3`;

const CLAIM = `update stored_page_sweeps set maker = $2, made_until = now() + interval '10 seconds'
  where site = $1 and (made_until is null or made_until < now() or maker = $2) returning site`;

/** Milliseconds by which clocks of processes may differ. */
const MOST_AHEAD_MS = 60_000;

/** PostgreSQL's integers have a sign. */
const toColumn = (key: number): string => String(key | 0);

const toMoment = (at: number): string => new Date(at).toISOString();

async function lockSweep(queries: Queries, site: string): Promise<KnownChanges> {
  await queries.query(
    `insert into stored_page_sweeps (site, number, swept_at, changed_at)
      values ($1, -1, to_timestamp(0), to_timestamp(0)) on conflict do nothing`,
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

/** Creates the table of a site's stored pages. */
export function createStoredPageTable({ database, site, clock }: StoredPageTableOptions): StoredPageTable {
  const now = () => toMoment(clock.now());
  return {
    async find(path) {
      const [row] = await database.query(FIND, [site, path]);
      if (row === undefined) return undefined;
      const unchanged = { number: BigInt(textColumn(row, 'number')), at: Number(textColumn(row, 'at')) };
      const body = Uint8Array.from(Buffer.from(textColumn(row, 'body'), 'base64'));
      return { unchanged, facts: textColumn(row, 'facts'), body };
    },
    async add({ path, number, keys, documents, facts, body, madeWith, goodUntil }, known) {
      const all = [...keys, ...documents.map((id) => toContentKey(pageKey(site, id)))];
      const added = await database.query(ADD, [
        site,
        path,
        String(number),
        [...new Set(all.map(toColumn))],
        facts,
        Buffer.from(body).toString('base64'),
        madeWith,
        goodUntil === undefined ? null : toMoment(goodUntil),
        now(),
        toMoment(known.at),
      ]);
      return added.length > 0;
    },
    sweep: () =>
      database.transaction(async (queries) => {
        const last = await lockSweep(queries, site);
        // The clocks of processes differ a little. One that was far ahead must not stop everything until then.
        const isAhead = last.at - clock.now() > MOST_AHEAD_MS;
        const at = isAhead ? clock.now() : Math.max(last.at, clock.now());
        const found = isAhead ? undefined : await readChangedKeys(queries, last, { at });
        const removed = await removeChanged(queries, site, found?.keys);
        const hasChanged = found?.keys.length !== 0;
        await queries.query(
          `update stored_page_sweeps set number = $2::text::bigint, swept_at = $3::text::timestamptz,
            changed_at = case when $4 then $3::text::timestamptz else changed_at end where site = $1`,
          [site, String(found?.number ?? last.number), toMoment(at), hasChanged],
        );
        return removed;
      }),
    async trim(most) {
      await database.query(
        `delete from stored_pages where site = $1 and path in
          (select path from stored_pages where site = $1 order by stored_at desc offset $2)`,
        [site, most],
      );
    },
    async listMissing({ limit, most, madeWith }) {
      const rows = await database.query(MISSING, [site, now(), limit, most, madeWith]);
      return rows.map((row) => textColumn(row, 'path'));
    },
    claimMaking: async (holder) => (await database.query(CLAIM, [site, holder])).length > 0,
  };
}
