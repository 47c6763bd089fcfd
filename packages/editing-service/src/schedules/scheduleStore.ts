/** Stores schedules for publishing and unpublishing: at most one for each page and each setting. */
import {
  integerColumn,
  optionalTextColumn,
  textColumn,
  booleanColumn,
  momentColumn,
  optionalMomentColumn,
  inMilliseconds,
  momentParameter,
} from '@broadsheet/service-kit/database';
import type { Queries, SqlRow } from '@broadsheet/service-kit/database';
import { isJsonObject } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { toPathKey } from '@broadsheet/content-service';
import type { Editor } from '../accounts/Editor.ts';
import { readExactPath } from '../addresses/moveRedirects.ts';
import { documentColumn } from '../drafts/draftStore.ts';
import { editedTable } from '../drafts/editedTable.ts';
import type { EditingError } from '../EditingError.ts';
import type { DraftKey, PageKey } from '../drafts/editedTable.ts';

/** Selects all schedules of a site: those of its pages, or those of its settings. */
export type ScheduleList = Omit<DraftKey, 'id'>;

/** A schedule as editors see it. Times are in milliseconds since 1970. */
export interface DraftSchedule {
  readonly id: string;
  readonly publishAt: number | undefined;
  readonly unpublishAt: number | undefined;
  /** The revision of the scheduled draft; undefined when that draft was discarded, or nothing will be published. */
  readonly revision: number | undefined;
  readonly note: string;
  /** The name of the editor who scheduled it. */
  readonly editorName: string;
  readonly scheduledAt: number;
  /** Whether the draft has changed since; the changes are not scheduled. */
  readonly isDraftNewer: boolean;
  /** The newest version, if it was published after this was scheduled, so that the schedule will replace it. */
  readonly overtakenBy: number | undefined;
  /** The reason why the schedule failed; undefined when it did not. */
  readonly failure: string | undefined;
  /** The members that a refusal with this reason would have beside its message, for other languages than English. */
  readonly failureDetails: JsonObject | null;
  /** The path that will be redirected to the new one; undefined when the page does not move, or without a redirect. */
  readonly redirectFrom: string | undefined;
}

/** A schedule with everything needed to execute it. */
export interface StoredSchedule {
  readonly key: DraftKey;
  readonly document: JsonObject | undefined;
  readonly revision: number | undefined;
  readonly publishAt: number | undefined;
  readonly unpublishAt: number | undefined;
  readonly note: string;
  readonly editor: Pick<Editor, 'id' | 'name'>;
  readonly scheduledAt: number;
  /** Whether the page's path at that time is redirected to the one in the document. */
  readonly hasRedirect: boolean;
}

const STORED = `site, id, document, revision, has_redirect, ${inMilliseconds('publish_at')} as publish_at,
  ${inMilliseconds('unpublish_at')} as unpublish_at, note, editor_id, editor_name,
  ${inMilliseconds('scheduled_at')} as scheduled_at`;

const optionalInteger = (row: SqlRow, name: string): number | undefined =>
  row[name] === null ? undefined : integerColumn(row, name);

const toStored = (row: SqlRow, { of }: ScheduleList): StoredSchedule => ({
  key: { site: textColumn(row, 'site'), id: textColumn(row, 'id'), ...(of && { of }) },
  document: row['document'] === null ? undefined : documentColumn(row, 'document'),
  revision: optionalInteger(row, 'revision'),
  publishAt: optionalMomentColumn(row, 'publish_at'),
  unpublishAt: optionalMomentColumn(row, 'unpublish_at'),
  note: textColumn(row, 'note'),
  editor: { id: textColumn(row, 'editor_id'), name: textColumn(row, 'editor_name') },
  scheduledAt: momentColumn(row, 'scheduled_at'),
  hasRedirect: booleanColumn(row, 'has_redirect'),
});

/** Returns the path that will be redirected; undefined when no redirect was requested, or the page does not move. */
function findRedirectFrom(row: SqlRow): string | undefined {
  const [from, to] = ['known_match', 'match'].map((name) => {
    const match = row[name];
    return isJsonObject(match) ? readExactPath({ match }) : undefined;
  });
  const isMoved = from !== undefined && to !== undefined && toPathKey(from) !== toPathKey(to);
  return isMoved ? from : undefined;
}

/** Returns the schedules of a site, sorted by time. @param id the id of one page or setting; absent: all */
export async function listSchedules(
  queries: Queries,
  list: ScheduleList,
  id?: string,
): Promise<readonly DraftSchedule[]> {
  const rows = await queries.query(
    `select s.id, s.revision, ${inMilliseconds('s.publish_at')} as publish_at,
        ${inMilliseconds('s.unpublish_at')} as unpublish_at, s.note, s.editor_name, s.failure, s.failure_details,
        ${inMilliseconds('s.scheduled_at')} as scheduled_at,
        coalesce(d.revision > s.revision, false) as is_draft_newer, s.document->'match' as match,
        case when s.has_redirect
          then (select body->'match' from pages p where p.site = s.site and p.id = s.id) end as known_match,
        (select max(number) from ${editedTable(list, 'versions')} v
          where v.site = s.site and v.id = s.id and v.number > s.base_version) as overtaken_by
       from ${editedTable(list, 'schedules')} s
       left join ${editedTable(list, 'drafts')} d on d.site = s.site and d.id = s.id
      where s.site = $1 and ($2::text is null or s.id = $2)
      order by least(s.publish_at, s.unpublish_at), s.id`,
    [list.site, id ?? null],
  );
  return rows.map((row) => ({
    id: textColumn(row, 'id'),
    publishAt: optionalMomentColumn(row, 'publish_at'),
    unpublishAt: optionalMomentColumn(row, 'unpublish_at'),
    revision: optionalInteger(row, 'revision'),
    note: textColumn(row, 'note'),
    editorName: textColumn(row, 'editor_name'),
    scheduledAt: momentColumn(row, 'scheduled_at'),
    isDraftNewer: booleanColumn(row, 'is_draft_newer'),
    overtakenBy: optionalInteger(row, 'overtaken_by'),
    failure: optionalTextColumn(row, 'failure'),
    failureDetails: row['failure_details'] === null ? null : documentColumn(row, 'failure_details'),
    redirectFrom: findRedirectFrom(row),
  }));
}

export async function readSchedule(queries: Queries, key: DraftKey): Promise<StoredSchedule | undefined> {
  const [row] = await queries.query(
    `select ${STORED} from ${editedTable(key, 'schedules')} where site = $1 and id = $2`,
    [key.site, key.id],
  );
  return row && toStored(row, key);
}

/** Returns the schedules that start until a time, in their order. @param until milliseconds since 1970 */
export async function readSchedules(
  queries: Queries,
  list: ScheduleList,
  until: number,
): Promise<readonly StoredSchedule[]> {
  const rows = await queries.query(
    `select ${STORED} from ${editedTable(list, 'schedules')}
      where site = $1 and failure is null and least(publish_at, unpublish_at) <= ${momentParameter(2)}
      order by least(publish_at, unpublish_at), id`,
    [list.site, until],
  );
  return rows.map((row) => toStored(row, list));
}

/**
 * Locks and returns the first due schedule that no other process has locked. Run it in a transaction, which holds the lock.
 */
export async function claimDueSchedule(
  queries: Queries,
  list: ScheduleList,
  now: number,
): Promise<StoredSchedule | undefined> {
  const [row] = await queries.query(
    `select ${STORED} from ${editedTable(list, 'schedules')}
      where site = $1 and failure is null and least(publish_at, unpublish_at) <= ${momentParameter(2)}
      order by least(publish_at, unpublish_at), id limit 1 for update skip locked`,
    [list.site, now],
  );
  return row && toStored(row, list);
}

/** Stores a schedule; it replaces an earlier one of the page or setting. */
export async function saveSchedule(queries: Queries, schedule: StoredSchedule): Promise<void> {
  const { key, document, revision, publishAt, unpublishAt, note, editor, scheduledAt, hasRedirect } =
    schedule;
  await queries.query(
    `insert into ${editedTable(key, 'schedules')} (site, id, document, revision, publish_at, unpublish_at, note, base_version,
        editor_id, editor_name, scheduled_at, has_redirect)
     values ($1, $2, $3::text::jsonb, $4, ${momentParameter(5)}, ${momentParameter(6)}, $7,
        (select coalesce(max(number), 0) from ${editedTable(key, 'versions')} where site = $1 and id = $2),
        $8, $9, ${momentParameter(10)}, $11)
     on conflict (site, id) do update set document = excluded.document, revision = excluded.revision,
        publish_at = excluded.publish_at, unpublish_at = excluded.unpublish_at, note = excluded.note,
        base_version = excluded.base_version, editor_id = excluded.editor_id, editor_name = excluded.editor_name,
        scheduled_at = excluded.scheduled_at, has_redirect = excluded.has_redirect, failure = null,
        failure_details = null`,
    [
      key.site,
      key.id,
      document === undefined ? null : JSON.stringify(document),
      revision ?? null,
      publishAt ?? null,
      unpublishAt ?? null,
      note,
      editor.id,
      editor.name,
      scheduledAt,
      hasRedirect,
    ],
  );
}

/** Removes the publication from a schedule, and deletes the schedule when it has no end of publication. */
export async function endScheduledPublishing(queries: Queries, key: DraftKey): Promise<void> {
  const table = editedTable(key, 'schedules');
  await queries.query(
    `update ${table} set publish_at = null, document = null, revision = null, has_redirect = false
      where site = $1 and id = $2`,
    [key.site, key.id],
  );
  await queries.query(
    `delete from ${table} where site = $1 and id = $2 and publish_at is null and unpublish_at is null`,
    [key.site, key.id],
  );
}

/** Deletes a schedule. @returns false when there was none */
export async function dropSchedule(queries: Queries, key: DraftKey): Promise<boolean> {
  const rows = await queries.query(
    `delete from ${editedTable(key, 'schedules')} where site = $1 and id = $2 returning id`,
    [key.site, key.id],
  );
  return rows.length > 0;
}

export async function failSchedule(
  queries: Queries,
  key: DraftKey,
  { message, details }: Pick<EditingError, 'message' | 'details'>,
): Promise<void> {
  await queries.query(
    `update ${editedTable(key, 'schedules')} set failure = $3, failure_details = $4::text::jsonb
      where site = $1 and id = $2`,
    [key.site, key.id, message, JSON.stringify(details)],
  );
}

/** Removes the revision from a schedule, because its draft was discarded; the scheduled document stays. */
export async function forgetScheduledRevision(queries: Queries, key: DraftKey): Promise<void> {
  await queries.query(
    `update ${editedTable(key, 'schedules')} set revision = null where site = $1 and id = $2`,
    [key.site, key.id],
  );
}

/** Moves the scheduled document with its page, because it would move the page back to the old path otherwise. */
export async function moveSchedule(
  queries: Queries,
  { site, id }: PageKey,
  match: JsonObject,
): Promise<void> {
  await queries.query(
    `update page_schedules set document = document || jsonb_build_object('match', $3::text::jsonb)
      where site = $1 and id = $2 and document is not null`,
    [site, id, JSON.stringify(match)],
  );
}
