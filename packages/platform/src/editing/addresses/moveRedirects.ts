/**
 * Redirects from the old addresses of pages that were moved in the page builder. They stand in one list of their own, so that
 * the lists that a site imports stay as they are.
 */
import { createHash } from 'node:crypto';
import { isJsonObject, listAt, objectAt, textAt } from '../../content/json/Json.ts';
import type { Json, JsonObject } from '../../content/json/Json.ts';
import { findRedirectProblems } from '../../content/redirects/findRedirectProblems.ts';
import { listRules, toPathKey } from '../../content/redirects/RedirectRule.ts';
import { bodyColumn } from '../../content/store/bodyColumn.ts';
import { saveRecord } from '../../content/store/saveRecord.ts';
import type { Queries } from '../../database/Database.ts';
import { EditingError } from '../EditingError.ts';

/** The list's id. */
export const MOVED_PAGES = 'moved-pages';

/** The one address of a page; undefined for templates. */
export function readExactPath(document: JsonObject | undefined): string | undefined {
  const match = objectAt(document, 'match');
  const path = textAt(match, 'path');
  return textAt(match, 'kind') === 'path' && path?.includes(':') === false ? path : undefined;
}

const isFrom = (rule: Json, path: string): boolean =>
  toPathKey(textAt(rule, 'from') ?? '') === toPathKey(path);

async function readLists(queries: Queries, site: string): Promise<readonly JsonObject[]> {
  return (await queries.query('select body from redirect_lists where site = $1 order by id', [site])).map(
    bodyColumn,
  );
}

const findOwn = (lists: readonly JsonObject[]): readonly Json[] =>
  listAt(
    lists.find((list) => textAt(list, 'id') === MOVED_PAGES),
    'redirects',
  );

async function saveOwn(queries: Queries, site: string, redirects: readonly Json[]): Promise<void> {
  const body: JsonObject = { schemaVersion: 1, id: MOVED_PAGES, redirects };
  const hash = `moved ${createHash('sha256').update(JSON.stringify(body)).digest('hex')}`;
  await saveRecord(queries, { kind: 'redirects', site, id: MOVED_PAGES, body, hash }, site);
}

/** @throws EditingError 409 a redirect of an imported list leads away from the address */
function requireFree(lists: readonly JsonObject[], path: string): void {
  const other = lists.flatMap(listRules).find(({ list, rule }) => list !== MOVED_PAGES && isFrom(rule, path));
  if (other !== undefined)
    throw new EditingError(
      409,
      `The redirect list “${other.list}” leads readers away from ${path}, so nobody would see the page. Take the rule out of the list, or choose another address.`,
    );
}

/**
 * Sees to it that a page can be seen at its address: a redirect that an earlier move has left there would lead readers away.
 *
 * @throws EditingError 409 a redirect of an imported list leads away from it
 */
export async function freeAddress(queries: Queries, site: string, path: string): Promise<void> {
  const lists = await readLists(queries, site);
  requireFree(lists, path);
  const own = findOwn(lists);
  const kept = own.filter((rule) => !isFrom(rule, path));
  if (kept.length < own.length) await saveOwn(queries, site, kept);
}

export interface MoveRedirect {
  readonly from: string;
  readonly to: string;
  readonly note: string;
}

/** @throws EditingError 409 the redirects would lead in a circle, or an imported list has a rule for the old address */
function planRedirects(lists: readonly JsonObject[], { from, to, note }: MoveRedirect): readonly Json[] {
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
    throw new EditingError(409, `Readers cannot be led from ${from} to ${to}: ${problem.reason}.`);
  return redirects;
}

/**
 * Leads readers from the old address of a page to its new one; what led to the old one leads to the new one at once.
 *
 * @throws EditingError 409 the redirects would lead in a circle, or an imported list has a rule for the old address
 */
export async function addMoveRedirect(queries: Queries, site: string, redirect: MoveRedirect): Promise<void> {
  await saveOwn(queries, site, planRedirects(await readLists(queries, site), redirect));
}

/** Tells a person in time what would stop a move at its moment, when nobody is there. @throws EditingError 409 as the move */
export async function requireMovable(
  queries: Queries,
  site: string,
  { from, to, note }: MoveRedirect,
): Promise<void> {
  const lists = await readLists(queries, site);
  requireFree(lists, to);
  planRedirects(lists, { from, to, note });
}
