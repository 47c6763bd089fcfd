/**
 * Executes the schedules that are due. Each is executed in a transaction that locks its row: only one of several processes
 * gets it, and the others continue with the next. A process that ends in the middle leaves the schedule unchanged.
 */
import type { Queries } from '@broadsheet/service-kit/database';
import { writeAudit } from '../audit/auditLog.ts';
import { dropDraft } from '../drafts/draftStore.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { unpublish } from '../versions/unpublishPage.ts';
import { publishWork } from './publishWork.ts';
import { dropSchedule, endScheduledPublishing, failSchedule, claimDueSchedule } from './scheduleStore.ts';
import type { StoredSchedule } from './scheduleStore.ts';

async function publishScheduled(
  context: EditingContext,
  queries: Queries,
  { key, document, revision, note, editor, scheduledAt, hasRedirect }: StoredSchedule,
): Promise<void> {
  if (document === undefined) throw new Error(`The schedule of "${key.id}" has lost its document.`);
  const publishing = { document, editor, note, scheduledAt, hasRedirect };
  await publishWork(context, queries, { key, ...publishing, isScheduled: true });
  // A draft that has changed since stays, because its changes were not scheduled.
  if (revision !== undefined) await dropDraft(queries, key, revision);
  await endScheduledPublishing(queries, key);
}

async function unpublishScheduled(
  context: EditingContext,
  queries: Queries,
  { key, editor, note, scheduledAt }: StoredSchedule,
): Promise<void> {
  await unpublish(context, queries, { key, editor, note, scheduledAt, action: 'schedule.unpublished' });
  await dropSchedule(queries, key);
}

/** Executes the next schedule. @returns false when nothing is due that is not locked by another process */
async function runNext(context: EditingContext, queries: Queries): Promise<boolean> {
  const { site, clock } = context;
  const now = clock.now();
  // Settings come first, because a page that is published at the same moment may need a new menu.
  const due =
    (await claimDueSchedule(queries, { site, of: 'settings' }, now)) ??
    (await claimDueSchedule(queries, { site }, now));
  if (due === undefined) return false;
  try {
    await (due.publishAt === undefined ? unpublishScheduled : publishScheduled)(context, queries, due);
  } catch (error) {
    // The document cannot be published any more. Another attempt would fail too, so the failure is stored for editors.
    if (!(error instanceof EditingError)) throw error;
    await failSchedule(queries, due.key, error);
    await writeAudit(queries, {
      editor: due.editor,
      action: due.key.of === 'settings' ? 'settings.schedule-failed' : 'schedule.failed',
      subject: due.key.id,
      at: now,
    });
  }
  return true;
}

/**
 * Executes everything that is due and then calls `onPublished`. Any number of processes may call it at any time.
 *
 * @param stopping ends the run after the schedule that is under way; the others stay due
 */
export async function runSchedules(context: EditingContext, stopping?: AbortSignal): Promise<void> {
  let done = 0;
  const isStopped = (): boolean => stopping?.aborted === true;
  try {
    while (!isStopped() && (await context.database.transaction((queries) => runNext(context, queries))))
      done += 1;
  } finally {
    if (done > 0) await context.onPublished();
  }
}
