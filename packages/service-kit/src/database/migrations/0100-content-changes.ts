import type { Migration } from '../migrate.ts';

/** How long changes are kept for processes that have lost their connection. */
const KEPT = "interval '1 hour'";

/** The parts of a statement that reads which rows have changed, by the kind of change. */
interface Keyed {
  readonly table: string;
  /** An SQL expression of type `text[]` over a row `r`. */
  readonly keys: string;
  /** True if an update by the same contents, as of a search index, is no change; the rows have an `id`. */
  readonly comparesRows?: true;
}

const KEYED: readonly Keyed[] = [
  {
    table: 'documents',
    keys: '%1$I.document_keys(r.id, r.type, r.tag_slugs, r.credit_keys, r.content_aliases, r.site_keys)',
    comparesRows: true,
  },
  {
    table: 'document_websites',
    keys: "array['document ' || r.document_id, %1$I.url_key(r.site, r.website_url)]",
  },
  { table: 'authors', keys: "array['author ' || r.id, 'author-slug ' || r.slug, 'listed author']" },
  { table: 'tags', keys: "array['tag ' || r.slug, 'listed tags']" },
  { table: 'navigation', keys: "array['listed navigation ' || r.site]" },
  { table: 'site_properties', keys: "array['site ' || r.site]" },
  { table: 'site_themes', keys: "array['theme ' || r.site]" },
  { table: 'pages', keys: "array['pages ' || r.site, 'page ' || r.site || ' ' || r.id]" },
  { table: 'redirect_lists', keys: "array['redirects ' || r.site]" },
  { table: 'sales_documents', keys: "array['sales ' || r.site]" },
];

const CHANGED_ROWS = `select o.* from replaced o join stored n using (id)
    where (o.hash, o.published, o.embargo_until) is distinct from (n.hash, n.published, n.embargo_until)
      or o.body is distinct from n.body
  union all select n.* from replaced o join stored n using (id)
    where (o.hash, o.published, o.embargo_until) is distinct from (n.hash, n.published, n.embargo_until)
      or o.body is distinct from n.body`;

/** Creates the trigger function of a table, and its triggers for each kind of statement. */
function recording({ table, keys, comparesRows }: Keyed): readonly string[] {
  const rowsOf = (rows: string) =>
    `execute format($q$select array_agg(distinct key) from (${rows}) r, unnest(${keys}) key$q$, tg_table_schema) into changed;`;
  const trigger = (event: string, referencing: string) =>
    `create trigger record_change_on_${event} after ${event} on ${table} ${referencing}
      for each statement execute function record_change_of_${table}()`;
  return [
    `create function record_change_of_${table}() returns trigger language plpgsql as $$
      declare changed text[];
      begin
        case tg_op
          when 'INSERT' then ${rowsOf('select * from stored')}
          when 'DELETE' then ${rowsOf('select * from replaced')}
          when 'UPDATE' then ${rowsOf(
            comparesRows === true ? CHANGED_ROWS : 'select * from replaced union all select * from stored',
          )}
          else changed := array['*'];
        end case;
        if changed is not null then
          execute format('select %I.record_content_change($1, $2)', tg_table_schema)
            using tg_table_schema::text, changed;
        end if;
        return null;
      end $$`,
    trigger('insert', 'referencing new table as stored'),
    trigger('update', 'referencing old table as replaced new table as stored'),
    trigger('delete', 'referencing old table as replaced'),
    trigger('truncate', ''),
  ];
}

/** The tables whose changes counted up the version of the archive by a trigger of their own. */
const COUNTED_BEFORE = ['documents', 'document_websites', 'authors', 'tags', 'navigation'];

/**
 * The table of changes of content, with the keys of what has changed: documents, URLs, authors, tags, sections, settings and
 * pages. Triggers fill it with the commit, whoever writes, and tell all processes the number of the change, because a
 * notification has room for no more.
 *
 * A number is given while the one row of `archive_version` is locked, so that numbers are committed in their order: who has
 * read up to one has missed nothing before it.
 */
export const contentChanges: Migration = {
  name: '0100-content-changes',
  statements: [
    `create table content_changes (
      number bigint primary key,
      keys text[] not null,
      recorded_at timestamptz not null default now()
    )`,
    'create index content_changes_by_time on content_changes (recorded_at)',
    // Changes up to this number may have been removed.
    'alter table archive_version add column forgotten bigint not null default 0',
    `create function url_key(site text, url text) returns text language sql immutable as $$
      select 'url ' || site || ' ' || regexp_replace(url, '(.)/+$', '\\1')
    $$`,
    `create function document_keys(
      id text, type text, tags text[], credits text[], aliases text[], places text[]
    ) returns text[] language sql immutable as $$
      select array['document ' || id, 'listed', 'listed type ' || type]
        || array(select 'listed tag ' || value from unnest(tags) value)
        || array(select 'listed credit ' || value from unnest(credits) value)
        || array(select 'alias ' || value from unnest(aliases) value)
        || array(select 'listed section ' || value from unnest(places) value)
    $$`,
    `create function record_content_change(schema text, keys text[]) returns void language plpgsql as $$
      declare given bigint; many constant int := 20000;
      begin
        execute format(
          'insert into %1$I.archive_version (version) values (nextval(%2$L))
            on conflict (is_only) do update set version = nextval(%2$L) returning version',
          schema, format('%I.archive_versions', schema)) into given;
        execute format('insert into %I.content_changes (number, keys) values ($1, $2)', schema)
          using given, case when cardinality(keys) > many then array['*'] else keys end;
        if given % 64 = 0 then
          execute format(
            'with old as (delete from %1$I.content_changes where recorded_at < now() - ${KEPT.replaceAll("'", "''")} returning number)
              update %1$I.archive_version set forgotten = greatest(forgotten, (select max(number) from old))', schema);
        end if;
        perform pg_notify('broadsheet_content', schema || ' ' || given);
      end $$`,
    ...COUNTED_BEFORE.map((table) => `drop trigger count_archive_version on ${table}`),
    'drop function count_archive_version()',
    ...KEYED.flatMap(recording),
  ],
};
