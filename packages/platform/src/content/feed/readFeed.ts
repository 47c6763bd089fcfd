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
/** Documents of a feed without words that are counted; nobody reads on beyond. */
const MOST_COUNTED = 10_000;

/** What readers look for; images and collections are found when they are asked for by type or id. */
const FEED_TYPES = ['story', 'gallery', 'video'];

export interface FeedRequest {
  readonly scope: DocumentScope;
  readonly condition: Condition;
  readonly order: FeedOrder;
  readonly from: number;
  readonly size: number;
  /** Keys of the documents that are read; all of them when left out. */
  readonly keys?: readonly string[] | undefined;
}

export interface FeedPage {
  /** Of all pages, as far as they are counted: 10,000, or 500 of what words find. */
  readonly total: number;
  /** Whether there are more than `total`, or may be. */
  readonly hasMore: boolean;
  readonly documents: readonly PlacedDocument[];
}

interface Compiled extends FeedSelection {
  /** Of the order `relevance`. */
  readonly ranking: Ranking | undefined;
  /** Gives a further value its slot in the statement. */
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
  // A statement may be given no value that it does not name.
  const ranked: SqlValue[] = [...values];
  const ranking =
    order.by === 'relevance'
      ? { query: textQuery(order.text, config, (value) => `$${ranked.push(value)}`), values: ranked }
      : undefined;
  return { condition: compiled, ranking, values, add };
}

/** @param keys an SQL expression of type `text[]`; undefined for whole documents */
function placed(keys: string | undefined): string {
  const body =
    keys === undefined
      ? 'd.body'
      : // A document is unpacked each time that it is named, which is what most of this costs.
        `(select coalesce(jsonb_object_agg(member.key, member.value), '{}'::jsonb)
          from jsonb_each(d.body) member where member.key = any (${keys}))`;
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

async function readList(queries: Queries, store: ContentStore, request: FeedRequest): Promise<FeedPage> {
  const { scope, order, from, size, keys } = request;
  const { condition, values, add } = await compile(queries, store, request);
  const [counted] = await queries.query(
    `select count(*)::int as total from (select 1 from documents d where ${condition} limit ${MOST_COUNTED + 1}) found`,
    values,
  );
  const found = counted === undefined ? 0 : integerColumn(counted, 'total');
  const [total, hasMore] = [Math.min(found, MOST_COUNTED), found > MOST_COUNTED];
  if (from >= found || size === 0) return { total, hasMore, documents: [] };
  const direction = order.by === 'oldest' ? 'asc' : 'desc';
  const chosen = keys && `${add(keys)}::text[]`;
  const rows = await queries.query(
    `${placed(chosen)} and w.site = ${add(scope.site)} where ${condition}
     order by d.display_date ${direction} nulls last, d.id limit ${add(size)}::int offset ${add(from)}::int`,
    values,
  );
  return { total, hasMore, documents: rows.map(placedDocument) };
}

/**
 * Reads one page of the documents of a site that meet a condition.
 *
 * @throws FeedQueryError for a condition that costs too much, HttpError 503 when the database takes longer than two
 *   seconds
 */
export async function readFeed(store: ContentStore, request: FeedRequest): Promise<FeedPage> {
  assertAffordable(request.condition);
  const { database } = store;
  if (!hasText(request.condition) && request.order.by !== 'relevance')
    return withStatementTimeout(database, LONGEST_MS, (queries) => readList(queries, store, request));
  const read = (queries: Queries): Promise<FeedPage> => readWords(queries, store, request);
  // What is set for these statements ends with their transaction; a server is given one for its timeout already.
  return database.kind === 'embedded'
    ? database.transaction(read)
    : withStatementTimeout(database, LONGEST_MS, read);
}
