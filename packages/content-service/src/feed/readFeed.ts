import type { PaywallRule } from '@broadsheet/paywall';
import { integerColumn, withStatementTimeout } from '@broadsheet/service-kit/database';
import type { Queries, SqlValue } from '@broadsheet/service-kit/database';
import { parseTexts } from '../search/parseTexts.ts';
import type { ParsedText } from '../search/parseTexts.ts';
import { placedDocument } from '../store/createContentStore.ts';
import type { ContentStore, DocumentScope, PlacedDocument } from '../store/createContentStore.ts';
import { visibilityTime } from '../store/readDocuments.ts';
import { assertAffordable } from './assertAffordable.ts';
import { compileCondition, listTexts, namesType } from './compileCondition.ts';
import type { CompileContext } from './compileCondition.ts';
import type { Condition } from './Condition.ts';
import { listKeys } from './listKeys.ts';
import type { FeedOrder } from './FeedOrder.ts';
import type { FeedSelection } from './findNewest.ts';
import { readMatches } from './readMatches.ts';

const LONGEST_MS = 2_000;
/** The count of matches ends here in a feed without full-text search, unless a later page is requested. */
const MOST_COUNTED = 1_000;

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
  /**
   * The number of matches on all pages, counted up to 1,000, or up to 500 with a full-text search. Where later pages are
   * requested, it is counted one beyond their end.
   */
  readonly total: number;
  /** Whether there are, or may be, more matches than `total`. */
  readonly hasMore: boolean;
  readonly documents: readonly PlacedDocument[];
}

interface Compiled extends FeedSelection {
  /** Adds a value to the statement and returns its placeholder, such as `$5`. */
  add(value: SqlValue): string;
}

function compile(
  store: ContentStore,
  { scope, condition }: FeedRequest,
  { texts, within, locks }: Pick<CompileContext, 'texts' | 'within' | 'locks'>,
): Compiled {
  const { site } = scope;
  const values: SqlValue[] = [];
  const add = (value: SqlValue): string => `$${values.push(value)}`;
  const time = visibilityTime(store, scope);
  const visible =
    time === null
      ? 'true'
      : `d.published and (d.embargo_until is null or d.embargo_until <= ${add(time)}::text::timestamptz)`;
  const types = namesType(condition) ? 'true' : `d.type = any (${add(FEED_TYPES)}::text[])`;
  const onSite = `d.site_keys @> ${add([site])}::text[]`;
  const wanted = compileCondition(condition, { add, texts, within, site, locks });
  return { condition: `${onSite} and ${visible} and ${types} and ${wanted}`, values, add };
}

const NO_TEXTS: ReadonlyMap<string, ParsedText> = new Map();

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

async function readWords(
  queries: Queries,
  request: FeedRequest,
  { store, locks }: { readonly store: ContentStore; readonly locks: readonly PaywallRule[] },
): Promise<FeedPage> {
  const { scope, condition, order, from, size } = request;
  const ranked = order.by === 'relevance' ? [order.text] : [];
  const texts = await parseTexts(queries, {
    texts: [...listTexts(condition), ...ranked],
    site: scope.site,
  });
  const until = from + size;
  const { ids, hasMore } = await readMatches(queries, {
    selection: compile(store, request, { texts, within: 'document', locks }),
    titled: compile(store, request, { texts, within: 'headline', locks }),
    isOpen: locks.length > 0,
    order: order.by,
    rank: order.by === 'relevance' ? (texts.get(order.text)?.rank ?? '') : '',
    until,
  });
  return {
    total: ids.length,
    hasMore,
    documents: await readPlaced(queries, request, ids.slice(from, until)),
  };
}

/** Counts the matches of a condition, `most` at most. */
async function countMatches(
  queries: Queries,
  { condition, values }: FeedSelection,
  most: number,
): Promise<number> {
  const [counted] = await queries.query(
    `select count(*)::int as total from (select 1 from documents d where ${condition} limit ${most}) found`,
    values,
  );
  return counted === undefined ? 0 : integerColumn(counted, 'total');
}

async function readList(queries: Queries, store: ContentStore, request: FeedRequest): Promise<FeedPage> {
  const { scope, order, from, size, keys } = request;
  const { condition, values, add } = compile(store, request, {
    texts: NO_TEXTS,
    within: 'document',
    locks: [],
  });
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
  // At least one match is counted beyond the page, to show that there is a next one.
  const most = Math.max(MOST_COUNTED, from + size + 1);
  const found = isLast ? from + rows.length : await countMatches(queries, selection, most + 1);
  return {
    total: Math.min(found, most),
    hasMore: found > most,
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
  const { site } = request.scope;
  for (const key of listKeys(request.condition, { site, types: FEED_TYPES })) store.recordRead?.(key);
  const page = await readPage(store, request);
  for (const { id } of page.documents) store.recordRead?.(`document ${id}`);
  return page;
}

async function readPage(store: ContentStore, request: FeedRequest): Promise<FeedPage> {
  const { database } = store;
  if (listTexts(request.condition).length === 0 && request.order.by !== 'relevance')
    return withStatementTimeout(database, LONGEST_MS, (queries) => readList(queries, store, request));
  // Editors search everything.
  const locks = request.scope.includesUnpublished ? [] : await store.readLocks();
  const read = (queries: Queries): Promise<FeedPage> => readWords(queries, request, { store, locks });
  // The search changes planner settings, which last for a transaction; `withStatementTimeout` opens one on a server only.
  return database.kind === 'embedded'
    ? database.transaction(read)
    : withStatementTimeout(database, LONGEST_MS, read);
}
