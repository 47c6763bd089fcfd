/**
 * Sets and cancels schedules. A schedule stores the document as the publisher saw it; later changes of the draft are not
 * scheduled.
 */
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { Queries } from '@broadsheet/service-kit/database';
import { toPathKey } from '@broadsheet/content-service';
import { readExactPath, requireMovable } from '../addresses/moveRedirects.ts';
import { writeAudit } from '../audit/auditLog.ts';
import type { Editor } from '../accounts/Editor.ts';
import { listPages, nameChanger, readDraft } from '../drafts/draftStore.ts';
import type { DraftKey } from '../drafts/editedTable.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import type { Refusal } from '../refusals.ts';
import { readPublished } from '../versions/publishedPage.ts';
import { requirePublishable } from './publishWork.ts';
import { dropSchedule, endScheduledPublishing, readSchedule, saveSchedule } from './scheduleStore.ts';

/** The latest time of a schedule, in milliseconds from now: two years; later times are probably typing errors. */
const FURTHEST_MS = 2 * 366 * 24 * 60 * 60_000;

export interface ScheduleRequest {
  /** The page or setting; a setting can be published, but not unpublished. */
  readonly key: DraftKey;
  /** The time of publication, in milliseconds since 1970, like `unpublishAt`. */
  readonly publishAt: number | undefined;
  readonly unpublishAt: number | undefined;
  /** The revision that the editor has seen; required with `publishAt`. */
  readonly revision: number | undefined;
  readonly note: string;
  readonly editor: Editor;
  /** Whether a page's path at that time is redirected to its new one. Default: no. */
  readonly hasRedirect?: boolean;
}

/** Checks the times of a schedule. @throws EditingError 400 when they are missing, past, too late or in the wrong order */
function requireMoments({ key, publishAt, unpublishAt }: ScheduleRequest, now: number): void {
  const refuse = (message: string | Refusal): never => {
    throw new EditingError(400, message);
  };
  if (key.of === 'settings' && unpublishAt !== undefined)
    refuse('Settings are not taken away. Schedule the settings that are to follow them instead.');
  if (publishAt === undefined && unpublishAt === undefined)
    refuse('Say when it is to be published ("publishAt") or taken away ("unpublishAt").');
  for (const moment of [publishAt, unpublishAt]) {
    if (moment === undefined) continue;
    if (moment <= now) refuse({ says: 'refusal.schedule-over' });
    if (moment > now + FURTHEST_MS) refuse({ says: 'refusal.schedule-far' });
  }
  if (publishAt !== undefined && unpublishAt !== undefined && unpublishAt <= publishAt)
    refuse({ says: 'refusal.schedule-order' });
}

/** Returns the document to publish: that of the existing schedule if it has the revision, otherwise that of the draft. */
async function readScheduled(
  queries: Queries,
  key: DraftKey,
  revision: number | undefined,
): Promise<JsonObject> {
  const [draft, earlier] = [await readDraft(queries, key), await readSchedule(queries, key)];
  if (earlier?.document !== undefined && earlier.revision === revision) return earlier.document;
  if (draft === undefined) throw new EditingError(404, { says: 'refusal.draft-gone' });
  if (draft.revision === revision) return draft.document;
  throw new EditingError(409, { says: 'refusal.draft-newer', values: { name: nameChanger(draft) } });
}

async function requirePublished(queries: Queries, { site, id }: DraftKey): Promise<void> {
  const isPublished = (await listPages(queries, site)).some((page) => page.id === id && page.isPublished);
  if (!isPublished) throw new EditingError(400, { says: 'refusal.nothing-to-take-away' });
}

/** Checks that the page's present path can be redirected. @throws EditingError 409 when it cannot */
async function requireRedirect(
  queries: Queries,
  { key, editor }: ScheduleRequest,
  document: JsonObject,
): Promise<void> {
  const from = readExactPath(await readPublished(queries, key));
  const to = readExactPath(document);
  if (from === undefined || to === undefined || toPathKey(from) === toPathKey(to)) return;
  await requireMovable(queries, key.site, { from, to, note: `Moved by ${editor.name}` });
}

/**
 * Sets the schedule of a page or setting; it replaces an earlier one.
 *
 * @throws EditingError 400 when the times are invalid or the document cannot be published, 404 when there is no draft, 409
 * when the draft has another revision or the path cannot be redirected
 */
export async function setSchedule(context: EditingContext, request: ScheduleRequest): Promise<void> {
  const { key, publishAt, unpublishAt, revision, note, editor, hasRedirect = false } = request;
  const now = context.clock.now();
  requireMoments(request, now);
  await context.database.transaction(async (queries) => {
    const document = publishAt === undefined ? undefined : await readScheduled(queries, key, revision);
    if (document === undefined) await requirePublished(queries, key);
    else await requirePublishable(context, queries, { key, document });
    const isLeading = document !== undefined && key.of !== 'settings' && hasRedirect;
    if (isLeading) await requireRedirect(queries, request, document);
    await saveSchedule(queries, {
      key,
      document,
      revision: document && revision,
      publishAt,
      unpublishAt,
      note,
      editor,
      scheduledAt: now,
      hasRedirect: isLeading,
    });
    const action = key.of === 'settings' ? 'settings.scheduled' : 'schedule.set';
    await writeAudit(queries, { editor, action, subject: key.id, at: now });
  });
}

const CANCELLED = { pages: 'schedule.cancelled', settings: 'settings.schedule-cancelled' } as const;

/** Cancels a schedule. @throws EditingError 404 when nothing is scheduled */
export async function cancelSchedule(
  { database, clock }: EditingContext,
  key: DraftKey,
  editor: Editor,
): Promise<void> {
  await database.transaction(async (queries) => {
    if (!(await dropSchedule(queries, key))) throw new EditingError(404, { says: 'refusal.schedule-gone' });
    const action = CANCELLED[key.of ?? 'pages'];
    await writeAudit(queries, { editor, action, subject: key.id, at: clock.now() });
  });
}

/**
 * Cancels the scheduled publication of a draft that an editor publishes now. The draft is at least as new as the scheduled
 * document, which would later replace it by an older state. Run it in the transaction that publishes the draft.
 */
export async function endSupersededSchedule(
  { clock }: EditingContext,
  queries: Queries,
  { key, revision, editor }: { readonly key: DraftKey; readonly revision: number; readonly editor: Editor },
): Promise<void> {
  const scheduled = (await readSchedule(queries, key))?.revision;
  if (scheduled === undefined || scheduled > revision) return;
  await endScheduledPublishing(queries, key);
  const action = CANCELLED[key.of ?? 'pages'];
  await writeAudit(queries, { editor, action, subject: key.id, at: clock.now() });
}
