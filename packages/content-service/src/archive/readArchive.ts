/**
 * Lists everything that a site has published, for sitemaps and other complete lists: the documents of each day, and the
 * authors, tags, sections and pages that have a URL. An answer has one row for each day, or one page of a day's documents,
 * so that memory does not grow with the archive.
 */
import {
  integerColumn,
  optionalTextColumn,
  textColumn,
  withStatementTimeout,
} from '@broadsheet/service-kit/database';
import type { SqlRow } from '@broadsheet/service-kit/database';
import { inflateDocuments } from '../inflation/inflateDocuments.ts';
import { compact } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { placedDocument } from '../store/createContentStore.ts';
import type { ContentStore } from '../store/createContentStore.ts';
import { visibilityTime } from '../store/readDocuments.ts';

/** The statement timeout in milliseconds; reading a large archive takes longer than a list on a page may. */
const LONGEST_MS = 20_000;
/** The largest number of authors, tags, sections or pages in an answer; a sitemap cannot hold more URLs. */
const MOST_NAMES = 50_000;

/** The SQL condition for documents with a page of their own that are public at the time `$2`. */
const IS_PUBLIC = `d.type in ('story', 'gallery', 'video') and d.published
    and (d.embargo_until is null or d.embargo_until <= $2::text::timestamptz)`;
const PUBLIC = `from documents d where d.site_keys @> array[$1::text] and ${IS_PUBLIC}`;
const PLACED = `from documents d join document_websites w on w.document_id = d.id and w.site = $1 where ${IS_PUBLIC}`;

const ISO = `'YYYY-MM-DD"T"HH24:MI:SS"Z"'`;
/** The SQL expression for the newest visible change in a group of documents: one was stored, or an embargo has ended. */
const CHANGED = `to_char(max(greatest(d.stored_at, d.embargo_until)) at time zone 'UTC', ${ISO})`;

function getRows(
  store: ContentStore,
  site: string,
  [statement, ...values]: readonly [string, ...(string | number)[]],
): Promise<readonly SqlRow[]> {
  const time = visibilityTime(store, { site, includesUnpublished: false });
  return withStatementTimeout(store.database, LONGEST_MS, (queries) =>
    queries.query(statement, [site, time, ...values]),
  );
}

/**
 * Returns the days (UTC) on which something was published, the newest first. Rows are grouped by date and formatted
 * afterwards, because sorting a hundred thousand texts takes longer than reading the table.
 */
export async function readArchiveDays(store: ContentStore, site: string): Promise<JsonObject> {
  const rows = await getRows(store, site, [
    `with days as (
       select date_trunc('day', d.display_date, 'UTC') as day, count(*)::int as count, ${CHANGED} as changed
       ${PUBLIC} and d.display_date is not null group by 1
     )
     select to_char(day at time zone 'UTC', 'YYYY-MM-DD') as date, count, changed from days order by day desc`,
  ]);
  return {
    days: rows.map((row) => ({
      date: textColumn(row, 'date'),
      count: integerColumn(row, 'count'),
      changed: textColumn(row, 'changed'),
    })),
  };
}

export interface ArchivePage {
  /** The day, in UTC: `2026-11-20`. */
  readonly date: string;
  readonly from: number;
  readonly size: number;
}

/** Returns the documents of a day in the order of their display dates, stories without their bodies. */
export async function readArchiveDay(
  store: ContentStore,
  site: string,
  { date, from, size }: ArchivePage,
): Promise<JsonObject> {
  const rows = await getRows(store, site, [
    `select d.id, w.website_url,
       case d.type when 'story' then d.body - 'content_elements' - 'related_content' else d.body end as body
     ${PLACED} and d.display_date >= ($3::text || 'T00:00:00Z')::timestamptz
       and d.display_date < ($3::text || 'T00:00:00Z')::timestamptz + interval '1 day'
     order by d.display_date, d.id limit $4::int offset $5::int`,
    date,
    size,
    from,
  ]);
  const scope = { site, includesUnpublished: false };
  return { content_elements: await inflateDocuments(store, scope, rows.map(placedDocument)) };
}

function named(row: SqlRow): JsonObject {
  return compact({
    slug: textColumn(row, 'slug'),
    url: optionalTextColumn(row, 'url'),
    changed: textColumn(row, 'changed'),
  });
}

/** Returns the authors with a profile who have published something, sorted by slug. */
export async function readArchiveAuthors(store: ContentStore, site: string): Promise<JsonObject> {
  const rows = await getRows(store, site, [
    `with credits as (
       select key, max(greatest(d.stored_at, d.embargo_until)) as changed
       from (select d.stored_at, d.embargo_until, d.credit_keys ${PUBLIC}) d, unnest(d.credit_keys) key
       group by key
     )
     select a.slug, a.body -> 'additional_properties' -> 'original' ->> 'bio_page' as url,
       to_char(max(c.changed) at time zone 'UTC', ${ISO}) as changed
     from authors a join credits c on c.key in ('slug:' || a.slug, 'id:' || a.id)
     group by a.slug, url order by a.slug limit ${MOST_NAMES}`,
  ]);
  return { authors: rows.map(named) };
}

/** Returns the sections that contain a public document, sorted by id. */
export async function readArchiveSections(store: ContentStore, site: string): Promise<JsonObject> {
  const rows = await getRows(store, site, [
    `select substr(key, length($1::text) + 2) as slug,
       to_char(max(greatest(d.stored_at, d.embargo_until)) at time zone 'UTC', ${ISO}) as changed
     from (select d.stored_at, d.embargo_until, d.site_keys ${PUBLIC}) d, unnest(d.site_keys) key
     where starts_with(key, $1::text || ' ') group by key order by key limit ${MOST_NAMES}`,
  ]);
  return { sections: rows.map(named) };
}

/** Returns the page documents whose time of change is known, sorted by id. */
export async function readArchivePages(store: ContentStore, site: string): Promise<JsonObject> {
  const rows = await store.database.query(
    `select id as slug, to_char(changed_at at time zone 'UTC', ${ISO}) as changed
     from pages where site = $1 and changed_at is not null order by id limit ${MOST_NAMES}`,
    [site],
  );
  return { pages: rows.map(named) };
}

/** Returns the tags that have a tag document and at least one public document, sorted by slug. */
export async function readArchiveTags(store: ContentStore, site: string): Promise<JsonObject> {
  const rows = await getRows(store, site, [
    `select t.slug, to_char(max(greatest(d.stored_at, d.embargo_until)) at time zone 'UTC', ${ISO}) as changed
     from (select d.stored_at, d.embargo_until, d.tag_slugs ${PUBLIC}) d, unnest(d.tag_slugs) key
       join tags t on t.slug = key
     group by t.slug order by t.slug limit ${MOST_NAMES}`,
  ]);
  return { tags: rows.map(named) };
}
