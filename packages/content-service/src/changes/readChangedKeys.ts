import { textColumn } from '@broadsheet/service-kit/database';
import type { Queries, SqlRow } from '@broadsheet/service-kit/database';

/** In place of keys: anything may have changed. */
export const EVERYTHING = '*';

/** The last change that is known, and when changes were read that come with the time, such as the end of an embargo. */
export interface KnownChanges {
  readonly number: bigint;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface ChangedKeys extends KnownChanges {
  readonly keys: readonly string[];
}

/** `$1`: the last known number; `$2` and `$3`: the time of the last reading and of this one; `$4`: the number to read to. */
const READ = `select least(v.version, $4::text::bigint)::text as version, v.forgotten::text as forgotten,
  (select jsonb_agg(distinct key) from content_changes c, unnest(c.keys) key
    where c.number > $1::text::bigint and c.number <= least(v.version, $4::text::bigint)) as keys,
  (select jsonb_agg(distinct key) from documents d left join document_websites w on w.document_id = d.id,
      unnest(document_keys(d.id, d.type, d.tag_slugs, d.credit_keys, d.content_aliases, d.site_keys)
        || url_key(w.site, w.website_url) || url_key(w.site, spell_path_composed(w.website_url))) key
    where d.embargo_until > $2::text::timestamptz and d.embargo_until <= $3::text::timestamptz) as ended
  from archive_version v`;

function readTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function readKeys(row: SqlRow, number: bigint, last: KnownChanges): readonly string[] {
  const isComplete = BigInt(textColumn(row, 'forgotten')) <= last.number && number >= last.number;
  if (!isComplete) return [EVERYTHING];
  return [...readTexts(row['keys']), ...readTexts(row['ended'])];
}

/**
 * Reads the keys of what has changed since, `*` if not all of it is known any more; undefined if the tables were emptied by
 * hand.
 *
 * @param until the moment of this reading, and the last change to read. Default: all
 */
export async function readChangedKeys(
  queries: Queries,
  last: KnownChanges,
  until: { readonly at: number; readonly number?: bigint },
): Promise<ChangedKeys | undefined> {
  const moments = [last.at, until.at].map((moment) => new Date(moment).toISOString());
  const most = until.number === undefined ? null : String(until.number);
  const [row] = await queries.query(READ, [String(last.number), ...moments, most]);
  if (row === undefined) return undefined;
  const number = BigInt(textColumn(row, 'version'));
  return { number, at: until.at, keys: readKeys(row, number, last) };
}
