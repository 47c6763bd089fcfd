/**
 * Redirects from the old paths of pages that were moved in the page builder. They are stored in a list of their own, so that
 * imported lists are not changed.
 */
import { createHash } from 'node:crypto';
import { isPathPattern } from '@broadsheet/page-document';
import { isJsonObject, listAt, objectAt, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import { findRedirectProblems, listRules, toPathKey, saveRecord } from '@broadsheet/content-service';
import { bodyColumn } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import { EditingError } from '../EditingError.ts';

/** The id of the list. */
export const MOVED_PAGES = 'moved-pages';

/** Returns the path of a page; undefined for templates, which match many paths. */
export function readExactPath(document: JsonObject | undefined): string | undefined {
  const match = objectAt(document, 'match');
  const path = textAt(match, 'path');
  return textAt(match, 'kind') === 'path' && path !== undefined && !isPathPattern(path) ? path : undefined;
}

const isFrom = (rule: Json, path: string): boolean =>
  toPathKey(textAt(rule, 'from') ?? '') === toPathKey(path);

/** Reads all redirect lists: the imported ones, and that of moved pages. */
export async function readRedirectLists(queries: Queries, site: string): Promise<readonly JsonObject[]> {
  return (await queries.query('select body from redirect_lists where site = $1 order by id', [site])).map(
    bodyColumn,
  );
}

const findOwn = (lists: readonly JsonObject[]): readonly Json[] =>
  listAt(
    lists.find((list) => textAt(list, 'id') === MOVED_PAGES),
    'redirects',
  );

const toOwnList = (redirects: readonly Json[]): JsonObject => ({
  schemaVersion: 1,
  id: MOVED_PAGES,
  redirects,
});

async function saveOwn(queries: Queries, site: string, redirects: readonly Json[]): Promise<void> {
  const body = toOwnList(redirects);
  const hash = `moved ${createHash('sha256').update(JSON.stringify(body)).digest('hex')}`;
  await saveRecord(queries, { kind: 'redirects', site, id: MOVED_PAGES, body, hash }, site);
}

/** Checks that no imported list redirects a path. @throws EditingError 409 when one does */
function requireFree(lists: readonly JsonObject[], path: string): void {
  const other = lists.flatMap(listRules).find(({ list, rule }) => list !== MOVED_PAGES && isFrom(rule, path));
  if (other !== undefined)
    throw new EditingError(409, { says: 'refusal.redirect-list', values: { list: other.list, path } });
}

export interface PageAddress {
  /** The new path of the page. */
  readonly to: string;
  /** The path that is redirected to the new one; absent or equal to it: no redirect. */
  readonly from?: string | undefined;
  /** The note of the redirect. */
  readonly note: string;
}

/**
 * Returns the redirects of moved pages with a new one; redirects to the old path then lead to the new one directly.
 *
 * @throws EditingError 409 when the redirects would form a circle, or an imported list has a rule for the old path
 */
function planRedirects(
  lists: readonly JsonObject[],
  { from, to, note }: PageAddress & { readonly from: string },
): readonly Json[] {
  const earlier = findOwn(lists)
    .filter((rule) => !isFrom(rule, from) && !isFrom(rule, to))
    .map((rule) =>
      isJsonObject(rule) && toPathKey(textAt(rule, 'to') ?? '') === toPathKey(from) ? { ...rule, to } : rule,
    );
  const redirects = [...earlier, { from, to, note }];
  const [problem] = findRedirectProblems({ id: MOVED_PAGES, redirects }, lists).filter(
    ({ isWarning }) => isWarning !== true,
  );
  if (problem !== undefined)
    throw new EditingError(
      409,
      { says: 'refusal.redirect-unfit', values: { from, to } },
      { problems: [{ path: problem.path, reason: problem.reason }] },
    );
  return redirects;
}

/**
 * Returns the redirects of moved pages after a page has got a path: a redirect that an earlier move left at the path is
 * removed, and redirects to the page's old path lead to the new one directly.
 *
 * @throws EditingError 409 when the redirects would form a circle, or an imported list has a rule for one of the paths
 */
function settleAddress(lists: readonly JsonObject[], { from, to, note }: PageAddress): readonly Json[] {
  requireFree(lists, to);
  if (from !== undefined && toPathKey(from) !== toPathKey(to))
    return planRedirects(lists, { from, to, note });
  return findOwn(lists).filter((rule) => !isFrom(rule, to));
}

/**
 * Returns all redirect lists as `claimAddress` would leave them; stores nothing.
 *
 * @throws EditingError 409 as `claimAddress`
 */
export function withAddress(lists: readonly JsonObject[], address: PageAddress): readonly JsonObject[] {
  const others = lists.filter((list) => textAt(list, 'id') !== MOVED_PAGES);
  return [...others, toOwnList(settleAddress(lists, address))];
}

/**
 * Updates the stored redirects when a page gets a path, so that no redirect hides it and its old path leads to it.
 *
 * @throws EditingError 409 when the redirects would form a circle, or an imported list has a rule for one of the paths
 */
export async function claimAddress(queries: Queries, site: string, address: PageAddress): Promise<void> {
  const lists = await readRedirectLists(queries, site);
  const settled = settleAddress(lists, address);
  const own = findOwn(lists);
  if (settled.length !== own.length || settled.some((rule, index) => rule !== own[index]))
    await saveOwn(queries, site, settled);
}

/**
 * Checks a scheduled move in advance, because nobody is there when it fails.
 *
 * @throws EditingError 409 as `claimAddress` does
 */
export async function requireMovable(queries: Queries, site: string, address: PageAddress): Promise<void> {
  settleAddress(await readRedirectLists(queries, site), address);
}
