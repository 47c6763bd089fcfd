/**
 * Doing what is due. Each schedule is done in a transaction that holds its row: of several processes one has it, and the
 * others go on with the next. A process that ends in the middle leaves the schedule as it was.
 */
import type { Queries } from '../../database/Database.ts';
import { writeAudit } from '../audit/auditLog.ts';
import { dropDraft } from '../drafts/draftStore.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { takeAway } from '../versions/publishPage.ts';
import { publishWork } from './publishWork.ts';
import { dropSchedule, endScheduledPublishing, failSchedule, takeDueSchedule } from './scheduleStore.ts';
import type { StoredSchedule } from './scheduleStore.ts';

async function publishScheduled(
  context: EditingContext,
  queries: Queries,
  { key, document, revision, note, editor, scheduledAt, hasRedirect }: StoredSchedule,
): Promise<void> {
  if (document === undefined) throw new Error(`The schedule of "${key.id}" has lost its document.`);
  const publishing = { document, editor, note, scheduledAt, hasRedirect };
  await publishWork(context, queries, { key, ...publishing, isScheduled: true });
  // A draft that has changed since stays: nobody has said that it may be published.
  if (revision !== undefined) await dropDraft(queries, key, revision);
  await endScheduledPublishing(queries, key);
}

async function unpublishScheduled(
  context: EditingContext,
  queries: Queries,
  { key, editor, note, scheduledAt }: StoredSchedule,
): Promise<void> {
  await takeAway(context, queries, { key, editor, note, scheduledAt, action: 'schedule.unpublished' });
  await dropSchedule(queries, key);
}

/** @returns false when nothing is due, or others are at it */
async function runNext(context: EditingContext, queries: Queries): Promise<boolean> {
  const { site, clock } = context;
  const now = clock.now();
  // Settings first: a page that is published at the same moment may need the menu that is.
  const due =
    (await takeDueSchedule(queries, { site, of: 'settings' }, now)) ??
    (await takeDueSchedule(queries, { site }, now));
  if (due === undefined) return false;
  try {
    await (due.publishAt === undefined ? unpublishScheduled : publishScheduled)(context, queries, due);
  } catch (error) {
    // The site cannot show the page any more: trying again changes nothing, and somebody has to know.
    if (!(error instanceof EditingError)) throw error;
    await failSchedule(queries, due.key, error.message);
    await writeAudit(queries, {
      editor: due.editor,
      action: due.key.of === 'settings' ? 'settings.schedule-failed' : 'schedule.failed',
      subject: due.key.id,
      at: now,
    });
  }
  return true;
}

/** Does everything that is due, and tells the site afterwards. Any number of processes may call it at any time. */
export async function runSchedules(context: EditingContext): Promise<void> {
  let done = 0;
  try {
    while (await context.database.transaction((queries) => runNext(context, queries))) done += 1;
  } finally {
    if (done > 0) await context.onPublished();
  }
}
