import { integerColumn } from '../../database/columns.ts';
import type { Queries, SqlValue } from '../../database/Database.ts';
import { withStatementTimeout } from '../../database/withStatementTimeout.ts';
import { findSearchConfig } from '../search/findSearchConfig.ts';
import { textQuery } from '../search/textQuery.ts';
import { placedDocument } from '../store/createContentStore.ts';
import type { ContentStore, DocumentScope, PlacedDocument } from '../store/createContentStore.ts';
import { visibilityTime } from '../store/readDocuments.ts';
import { assertAffordable } from './assertAffordable.ts';
import { compileCondition, hasText, namesType } from './compileCondition.ts';
import type { Condition } from './Condition.ts';
import type { FeedOrder } from './FeedOrder.ts';
import type { FeedSelection } from './findNewest.ts';
import { readMatches } from './readMatches.ts';
import type { Ranking } from './readMatches.ts';

const LONGEST_MS = 2_000;
/** The count of matches ends here in a feed without full-text search; readers do not page further. */
const MOST_COUNTED = 10_000;

/** The types in a feed by default; images and collections are found only by their type or id. */
const FEED_TYPES = ['story', 'gallery', 'video'];

export interface FeedRequest {
  readonly scope: DocumentScope;
  readonly condition: Condition;
  readonly order: FeedOrder;
  readonly from: number;
  readonly size: number;
  /** The top-level keys of the documents to read; absent: all. */
  readonly keys?: readonly string[] | undefined;
}

export interface FeedPage {
  /** The number of matches on all pages, counted up to 10,000, or up to 500 with a full-text search. */
  readonly total: number;
  /** Whether there are, or may be, more matches than `total`. */
  readonly hasMore: boolean;
  readonly documents: readonly PlacedDocument[];
}

interface Compiled extends FeedSelection {
  /** The ranking; undefined unless the order is `relevance`. */
  readonly ranking: Ranking | undefined;
  /** Adds a value to the statement and returns its placeholder, such as `$5`. */
  add(value: SqlValue): string;
}

async function compile(queries: Queries, store: ContentStore, request: FeedRequest): Promise<Compiled> {
  const { scope, condition, order } = request;
  const { site } = scope;
  const values: SqlValue[] = [];
  const add = (value: SqlValue): string => `$${values.push(value)}`;
  const needsConfig = hasText(condition) || order.by === 'relevance';
  const config = needsConfig ? await findSearchConfig(queries, site) : 'simple';
  const time = visibilityTime(store, scope);
  const visible =
    time === null
      ? 'true'
      : `d.published and (d.embargo_until is null or d.embargo_until <= ${add(time)}::text::timestamptz)`;
  const types = namesType(condition) ? 'true' : `d.type = any (${add(FEED_TYPES)}::text[])`;
  const onSite = `d.site_keys @> ${add([site])}::text[]`;
  const compiled = `${onSite} and ${visible} and ${types} and ${compileCondition(condition, { add, config, site })}`;
  // The values are copied, because a statement must not receive values that it does not use.
  const ranked: SqlValue[] = [...values];
  const ranking =
    order.by === 'relevance'
      ? { query: textQuery(order.text, config, (value) => `$${ranked.push(value)}`), values: ranked }
      : undefined;
  return { condition: compiled, ranking, values, add };
}

/**
 * Returns the start of the statement that reads documents.
 *
 * @param keys an SQL expression of type `text[]`; absent: all keys
 */
function placed(keys: string | undefined): string {
  const body =
    keys === undefined
      ? 'd.body'
      : // PostgreSQL unpacks a document at each mention, which is most of the cost, so the inner query unpacks it once.
        `(select coalesce(jsonb_object_agg(wanted, unpacked.body -> wanted), '{}'::jsonb)
          from unnest(${keys}) wanted, (select d.body || '{}'::jsonb as body offset 0) unpacked
          where unpacked.body ? wanted)`;
  return `select d.id, ${body} as body, w.website_url from documents d
    join document_websites w on w.document_id = d.id`;
}

async function readPlaced(
  queries: Queries,
  { scope, keys }: FeedRequest,
  ids: readonly string[],
): Promise<readonly PlacedDocument[]> {
  if (ids.length === 0) return [];
  const chosen = keys === undefined ? [] : [keys];
  const rows = await queries.query(
    `${placed(keys && '$3::text[]')} and w.site = $1 where d.id = any ($2::text[])
     order by array_position($2::text[], d.id)`,
    [scope.site, ids, ...chosen],
  );
  return rows.map(placedDocument);
}

async function readWords(queries: Queries, store: ContentStore, request: FeedRequest): Promise<FeedPage> {
  const { order, from, size } = request;
  const { condition, values, ranking } = await compile(queries, store, request);
  const until = from + size;
  const { ids, hasMore } = await readMatches(queries, {
    selection: { condition, values },
    order: order.by,
    ranking,
    until,
  });
  return {
    total: ids.length,
    hasMore,
    documents: await readPlaced(queries, request, ids.slice(from, until)),
  };
}

/** Counts the matches of a condition, one beyond `MOST_COUNTED` at most. */
async function countMatches(queries: Queries, { condition, values }: FeedSelection): Promise<number> {
  const [counted] = await queries.query(
    `select count(*)::int as total from (select 1 from documents d where ${condition} limit ${MOST_COUNTED + 1}) found`,
    values,
  );
  return counted === undefined ? 0 : integerColumn(counted, 'total');
}

async function readList(queries: Queries, store: ContentStore, request: FeedRequest): Promise<FeedPage> {
  const { scope, order, from, size, keys } = request;
  const { condition, values, add } = await compile(queries, store, request);
  const selection = { condition, values: [...values] };
  const direction = order.by === 'oldest' ? 'asc' : 'desc';
  const chosen = keys && `${add(keys)}::text[]`;
  const rows = await queries.query(
    `${placed(chosen)} and w.site = ${add(scope.site)} where ${condition}
     order by d.display_date ${direction} nulls last, d.id limit ${add(size)}::int offset ${add(from)}::int`,
    values,
  );
  // A page with room left is the last one, so that its end is the number of matches.
  const isLast = rows.length < size && (rows.length > 0 || from === 0);
  const found = isLast ? from + rows.length : await countMatches(queries, selection);
  return {
    total: Math.min(found, MOST_COUNTED),
    hasMore: found > MOST_COUNTED,
    documents: rows.map(placedDocument),
  };
}

/**
 * Reads one page of the documents of a site that meet a condition.
 *
 * @throws FeedQueryError when the condition is too expensive
 * @throws HttpError 503 when the database takes longer than two seconds
 */
export async function readFeed(store: ContentStore, request: FeedRequest): Promise<FeedPage> {
  assertAffordable(request.condition);
  const { database } = store;
  if (!hasText(request.condition) && request.order.by !== 'relevance')
    return withStatementTimeout(database, LONGEST_MS, (queries) => readList(queries, store, request));
  const read = (queries: Queries): Promise<FeedPage> => readWords(queries, store, request);
  // The search changes planner settings, which last for a transaction; `withStatementTimeout` opens one on a server only.
  return database.kind === 'embedded'
    ? database.transaction(read)
    : withStatementTimeout(database, LONGEST_MS, read);
}
