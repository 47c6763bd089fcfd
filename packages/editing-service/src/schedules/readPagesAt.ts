import type { JsonObject } from '@broadsheet/service-kit/json';
import { readExactPath, readRedirectLists, withAddress } from '../addresses/moveRedirects.ts';
import { bodyColumn, textColumn } from '@broadsheet/service-kit/database';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { requireShowableBeside } from '../versions/requireShowable.ts';
import { readSchedules } from './scheduleStore.ts';
import type { StoredSchedule } from './scheduleStore.ts';

/** The pages and redirects at a future time, according to the schedules. */
export interface PagesAt {
  readonly pages: readonly JsonObject[];
  /** The stored lists of redirects, with the redirects that scheduled moves add. */
  readonly redirects: readonly JsonObject[];
}

interface ScheduledChange {
  readonly at: number;
  readonly schedule: StoredSchedule;
  readonly isEnd: boolean;
}

/** Returns the scheduled publications and ends of publication until a time, in their order. */
function listChanges(schedules: readonly StoredSchedule[], until: number): readonly ScheduledChange[] {
  return schedules
    .flatMap((schedule) => [
      { at: schedule.publishAt, schedule, isEnd: false },
      { at: schedule.unpublishAt, schedule, isEnd: true },
    ])
    .flatMap(({ at, ...change }) => (at === undefined || at > until ? [] : [{ ...change, at }]))
    .toSorted((a, b) => a.at - b.at);
}

/** Applies a scheduled publication to `pages`. @returns the redirects after it. @throws EditingError when it will fail */
function foresee(
  { checkPage }: Pick<EditingContext, 'checkPage'>,
  pages: Map<string, JsonObject>,
  { schedule, redirects }: { readonly schedule: StoredSchedule; readonly redirects: readonly JsonObject[] },
): readonly JsonObject[] {
  const { key, document, editor, hasRedirect } = schedule;
  if (document === undefined) return redirects;
  requireShowableBeside(checkPage, { document, pages: [...pages.values()] });
  const to = readExactPath(document);
  const from = hasRedirect ? readExactPath(pages.get(key.id)) : undefined;
  const led =
    to === undefined ? redirects : withAddress(redirects, { from, to, note: `Moved by ${editor.name}` });
  pages.set(key.id, document);
  return led;
}

/** Returns the pages and redirects at a time: the present ones, changed by the schedules until then. */
export async function readPagesAt(context: EditingContext, at: number): Promise<PagesAt> {
  const { database, site, migratePage } = context;
  const rows = await database.query('select id, body from pages where site = $1 order by id', [site]);
  const pages = new Map(rows.map((row) => [textColumn(row, 'id'), bodyColumn(row)]));
  let redirects = await readRedirectLists(database, site);
  const failed = new Set<string>();
  for (const { schedule, isEnd } of listChanges(await readSchedules(database, { site }, at), at)) {
    const { id } = schedule.key;
    // A schedule whose publication fails is not continued, so that its end is not executed either.
    if (failed.has(id)) continue;
    try {
      if (isEnd) pages.delete(id);
      else redirects = foresee(context, pages, { schedule, redirects });
    } catch (error) {
      if (!(error instanceof EditingError)) throw error;
      failed.add(id);
    }
  }
  return { pages: [...pages.values()].map(migratePage), redirects };
}
