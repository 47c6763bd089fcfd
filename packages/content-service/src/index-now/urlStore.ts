/**
 * The store of a site's public URLs that have changed since the last report to search engines. Moments are the database's.
 */
import { textColumn } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';

/** The time after which another process may report, if the one that started was killed. */
const BUSY = "interval '2 minutes'";
/**
 * The overlap of two reports: a document has the start of its transaction as its moment, but is visible only after the
 * commit.
 */
const OVERLAP = "interval '10 minutes'";
/** The maximum number of URLs in one report. */
const MOST_URLS = 10_000;

export interface ChangedUrl {
  /** The path on the site. */
  readonly url: string;
  readonly documentId: string;
  /** The moment of the change as text of the database; for a removed URL the moment of this query. */
  readonly changedAt: string;
  readonly isGone: boolean;
}

export interface ChangedUrls {
  readonly urls: readonly ChangedUrl[];
  /** The moment up to which all changes are included. */
  readonly until: string;
}

/**
 * Starts a report, by one process of the site at a time.
 *
 * @returns the moment from which to look; `undefined` while one runs
 */
export async function beginTelling(queries: Queries, site: string): Promise<string | undefined> {
  // Documents from before the first report are left to the sitemaps.
  await queries.query('insert into told_sites (site) values ($1) on conflict (site) do nothing', [site]);
  const [row] = await queries.query(
    `update told_sites set busy_until = now() + ${BUSY}
      where site = $1 and (busy_until is null or busy_until < now()) returning greatest(told_until - ${OVERLAP}, begun_at)::text as since`,
    [site],
  );
  return row && textColumn(row, 'since');
}

/** The prefix of a page document's id, which may equal that of a story. */
const PAGE_ID = 'page document ';

/**
 * The SQL of page documents with a path of their own that crawlers may index. A page about a story is reported as the
 * story.
 */
const OWN_PAGES = `select '${PAGE_ID}' || id as id, body #>> '{match,path}' as url, changed_at from pages
    where site = $1 and body #>> '{match,kind}' = 'path' and body #>> '{match,path}' not like '%:%'
      and coalesce(body #>> '{meta,robots}', '') !~* '\\mnoindex\\M'
      and not starts_with(coalesce(body #>> '{content,contentService}', ''), 'content-api')`;

/**
 * The SQL of the URLs, present and former, of page documents that were published since a moment, and of stories, galleries
 * and videos that were stored since then or whose embargo has ended since. Documents of another site (`canonical_website`)
 * are excluded, because that site reports them.
 */
const CHANGED = `with own_pages as (${OWN_PAGES}), changed as (
    select d.id, w.website_url as url, greatest(d.stored_at, d.embargo_until) as changed_at,
      d.published and (d.embargo_until is null or d.embargo_until <= now()) and w.website_url is not null
        and coalesce(d.body ->> 'canonical_website', $1) = $1 as is_public
    from documents d left join document_websites w on w.document_id = d.id and w.site = $1
    where d.type in ('story', 'gallery', 'video') and (d.stored_at > $2::text::timestamptz
      or (d.embargo_until > $2::text::timestamptz and d.embargo_until <= now()))
  )
  select c.url, c.id, c.changed_at::text as changed_at, false as is_gone from changed c
    left join told_urls t on t.site = $1 and t.url = c.url
    where c.is_public and (t.url is null or t.changed_at < c.changed_at) and c.changed_at > $2::text::timestamptz
  union all
  select t.url, c.id, now()::text, true from changed c join told_urls t on t.site = $1 and t.document_id = c.id
    where not c.is_public or t.url <> c.url
  union all
  select p.url, p.id, p.changed_at::text, false from own_pages p left join told_urls t on t.site = $1 and t.url = p.url
    where p.changed_at > $2::text::timestamptz and (t.url is null or t.changed_at < p.changed_at)
  union all
  select t.url, t.document_id, now()::text, true from told_urls t
    where t.site = $1 and starts_with(t.document_id, '${PAGE_ID}')
      and not exists (select 1 from own_pages p where p.url = t.url)
  limit ${MOST_URLS}`;

export async function findChangedUrls(queries: Queries, site: string, since: string): Promise<ChangedUrls> {
  const [clock] = await queries.query('select now()::text as until');
  const rows = await queries.query(CHANGED, [site, since]);
  const urls = rows.map((row) => ({
    url: textColumn(row, 'url'),
    documentId: textColumn(row, 'id'),
    changedAt: textColumn(row, 'changed_at'),
    isGone: row['is_gone'] === true,
  }));
  const now = clock === undefined ? since : textColumn(clock, 'until');
  // If there are more URLs than one report may have, the rest is reported the next time.
  return { urls, until: urls.length < MOST_URLS ? now : since };
}

/** Records what was reported, and lets the next process report. */
export async function endTelling(
  queries: Queries,
  site: string,
  { urls, until }: ChangedUrls,
): Promise<void> {
  const gone = urls.filter(({ isGone }) => isGone).map(({ url }) => url);
  const reported = urls
    .filter(({ isGone }) => !isGone)
    .map(({ url, documentId, changedAt }) => ({ url, document_id: documentId, changed_at: changedAt }));
  await queries.query('delete from told_urls where site = $1 and url = any ($2::text[])', [site, gone]);
  await queries.query(
    `insert into told_urls (site, url, document_id, changed_at)
      select distinct on (url) $1::text, url, document_id, changed_at
        from jsonb_to_recordset($2::text::jsonb) told(url text, document_id text, changed_at timestamptz)
        order by url, changed_at desc
      on conflict (site, url) do update set document_id = excluded.document_id, changed_at = excluded.changed_at`,
    [site, JSON.stringify(reported)],
  );
  await queries.query(
    'update told_sites set told_until = $2::text::timestamptz, busy_until = null where site = $1',
    [site, until],
  );
}

/** Ends a failed report, so that the next process can try again. */
export async function stopNotifying(queries: Queries, site: string): Promise<void> {
  await queries.query('update told_sites set busy_until = null where site = $1', [site]);
}
