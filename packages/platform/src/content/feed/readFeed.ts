import { integerColumn } from '../../database/columns.ts';
import type { Queries, SqlValue } from '../../database/Database.ts';
import { withStatementTimeout } from '../../database/withStatementTimeout.ts';
import { findSearchConfig } from '../search/findSearchConfig.ts';
import { textQuery } from '../search/textQuery.ts';
import { placedDocument } from '../store/createContentStore.ts';
import type { ContentStore, DocumentScope, PlacedDocument } from '../store/createContentStore.ts';
import { visibilityTime } from '../store/readDocuments.ts';
import { assertAffordable } from './assertAffordable.ts';
import { compileCondition, namesType } from './compileCondition.ts';
import type { Condition } from './Condition.ts';

const LONGEST_MS = 2_000;

/** What readers look for; images and collections are found when they are asked for by type or id. */
const FEED_TYPES = ['story', 'gallery', 'video'];

/** `newest` and `oldest` go by display date; `relevance` by how well the words match, then the newest. */
export type FeedOrder =
  { readonly by: 'newest' | 'oldest' } | { readonly by: 'relevance'; readonly text: string };

export interface FeedRequest {
  readonly scope: DocumentScope;
  readonly condition: Condition;
  readonly order: FeedOrder;
  readonly from: number;
  readonly size: number;
}

export interface FeedPage {
  /** Of all pages. */
  readonly total: number;
  readonly documents: readonly PlacedDocument[];
}

function orderExpression(order: FeedOrder, rank: (text: string) => string): string {
  switch (order.by) {
    case 'newest':
      return 'd.display_date desc nulls last, d.id';
    case 'oldest':
      return 'd.display_date asc nulls last, d.id';
    case 'relevance':
      return `ts_rank(d.search, ${rank(order.text)}, 1) desc, d.display_date desc nulls last, d.id`;
  }
}

async function readPage(queries: Queries, store: ContentStore, request: FeedRequest): Promise<FeedPage> {
  const { scope, condition, order, from, size } = request;
  const config = await findSearchConfig(queries, scope.site);
  const values: SqlValue[] = [scope.site, visibilityTime(store, scope)];
  const add = (value: SqlValue): string => `$${values.push(value)}`;
  const types = namesType(condition) ? 'true' : `d.type = any (${add(FEED_TYPES)}::text[])`;
  const selection = `from documents d join document_websites w on w.document_id = d.id and w.site = $1
    where ($2::text is null or (d.published and (d.embargo_until is null or d.embargo_until <= $2::text::timestamptz)))
      and ${types} and ${compileCondition(condition, { add, config })}`;
  const [counted] = await queries.query(`select count(*)::int as total ${selection}`, values);
  const total = counted === undefined ? 0 : integerColumn(counted, 'total');
  if (from >= total || size === 0) return { total, documents: [] };
  const sorting = orderExpression(order, (text) => textQuery(text, config, add));
  const rows = await queries.query(
    `select d.id, d.body, w.website_url ${selection} order by ${sorting} limit ${add(size)}::int offset ${add(from)}::int`,
    values,
  );
  return { total, documents: rows.map(placedDocument) };
}

/**
 * Reads one page of the documents of a site that meet a condition.
 *
 * @throws FeedQueryError for a condition that costs too much, HttpError 503 when the database takes longer than two
 *   seconds
 */
export async function readFeed(store: ContentStore, request: FeedRequest): Promise<FeedPage> {
  assertAffordable(request.condition);
  return withStatementTimeout(store.database, LONGEST_MS, (queries) => readPage(queries, store, request));
}
