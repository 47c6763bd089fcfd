/**
 * Full-text search. A word may be in every story of an archive, and the rank of a story is known only after its words are
 * read. So a search considers the newest five hundred matches; by relevance it also considers the newest two hundred stories
 * with the words in their headline, however old they are.
 */
import { textColumn } from '@broadsheet/service-kit/database';
import type { Queries, SqlRow } from '@broadsheet/service-kit/database';
import { OPEN_WORDS } from './compileCondition.ts';
import type { FeedOrder } from './FeedOrder.ts';
import { allowWalks, beginSearch, findNewest, findSince } from './findNewest.ts';
import type { FeedSelection } from './findNewest.ts';

/** The number of matches that a search returns and ranks. */
const MOST_MATCHES = 500;
/** The number of matches by headline that are ranked in addition. */
const MOST_TITLED = 200;

const getIds = (rows: readonly SqlRow[]): readonly string[] => rows.map((row) => textColumn(row, 'id'));

/** Finds the newest matches in headlines. Where few of the newest documents match, all headlines are searched at once. */
async function findTitled(
  queries: Queries,
  { titled }: MatchRequest,
  { since, isFrequent }: { readonly since: string | undefined; readonly isFrequent: boolean },
): Promise<readonly string[]> {
  const most = MOST_TITLED;
  if (!isFrequent) return findSince(queries, titled, { most });
  return (await findNewest(queries, titled, { since, most })).ids;
}

/** Ranks the newest matches, and if there are older ones, the newest matches in headlines too. */
async function findBest(
  queries: Queries,
  request: MatchRequest,
  since: string | undefined,
): Promise<readonly string[]> {
  const { ids: newest, isFrequent } = await findNewest(queries, request.selection, {
    since,
    most: MOST_MATCHES + 1,
  });
  if (newest.length === 0) return [];
  const further =
    newest.length > MOST_MATCHES ? await findTitled(queries, request, { since, isFrequent }) : [];
  return getIds(
    await queries.query(
      `select d.id from documents d where d.id = any ($1::text[])
       order by ts_rank(${request.isOpen ? OPEN_WORDS : 'd.search'}, $2::text::tsquery, 1) desc, d.display_date desc nulls last, d.id
       limit ${MOST_MATCHES + 1}`,
      [[...new Set([...newest, ...further])], request.rank],
    ),
  );
}

async function findOldest(
  queries: Queries,
  { condition, values }: FeedSelection,
  most: number,
): Promise<readonly string[]> {
  const order = 'd.display_date nulls last, d.id';
  return getIds(
    await queries.query(
      `select d.id from documents d where ${condition} order by ${order} limit ${most}`,
      values,
    ),
  );
}

export interface MatchRequest {
  readonly selection: FeedSelection;
  /** The same selection with all words in the headline. */
  readonly titled: FeedSelection;
  readonly order: FeedOrder['by'];
  /** The text of the `tsquery` by which the order `relevance` ranks. */
  readonly rank: string;
  /** Whether documents are ranked by what everybody may read, as their order would tell of the rest. */
  readonly isOpen: boolean;
  /**
   * The end of the requested page. Matches by date are returned at least one beyond it, to show that there is a next page.
   */
  readonly until: number;
}

export interface Matches {
  /** The ids of the matches, in the requested order. */
  readonly ids: readonly string[];
  readonly hasMore: boolean;
}

/** Finds the matches. Run it in a transaction: the planner settings that it changes last until its end. */
export async function readMatches(queries: Queries, request: MatchRequest): Promise<Matches> {
  const { order, until } = request;
  const most = order === 'relevance' ? MOST_MATCHES : Math.max(MOST_MATCHES, until + 1);
  const found = await find(queries, request, most + 1);
  return { ids: found.slice(0, most), hasMore: found.length > most };
}

async function find(queries: Queries, request: MatchRequest, most: number): Promise<readonly string[]> {
  const since = await beginSearch(queries);
  switch (request.order) {
    case 'relevance':
      return findBest(queries, request, since);
    case 'newest':
      return (await findNewest(queries, request.selection, { since, most })).ids;
    case 'oldest':
      await allowWalks(queries);
      return findOldest(queries, request.selection, most);
  }
}
