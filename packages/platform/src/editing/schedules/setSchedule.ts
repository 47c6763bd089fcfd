/**
 * Scheduling: what is to be published is kept as it was when somebody with the right to publish looked at it. What editors
 * change in the draft afterwards is not scheduled with it.
 */
import type { JsonObject } from '../../content/json/Json.ts';
import type { Queries } from '../../database/Database.ts';
import { toPathKey } from '../../content/redirects/RedirectRule.ts';
import { readExactPath, requireMovable } from '../addresses/moveRedirects.ts';
import { writeAudit } from '../audit/auditLog.ts';
import type { Editor } from '../accounts/Editor.ts';
import { listPages, readDraft } from '../drafts/draftStore.ts';
import type { DraftKey } from '../drafts/editedTable.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { readPublished } from '../versions/publishedPage.ts';
import { requirePublishable } from './publishWork.ts';
import { dropSchedule, endScheduledPublishing, readSchedule, saveSchedule } from './scheduleStore.ts';

/** How far ahead, in milliseconds: two years. A typing error is further away. */
const FURTHEST_MS = 2 * 366 * 24 * 60 * 60_000;

export interface ScheduleRequest {
  /** A page, or a setting, which is published and never taken away. */
  readonly key: DraftKey;
  /** Milliseconds since 1970. */
  readonly publishAt: number | undefined;
  readonly unpublishAt: number | undefined;
  /** The revision that the editor has seen; needed for publishing. */
  readonly revision: number | undefined;
  readonly note: string;
  readonly editor: Editor;
  /** Of a page: leads readers from the address that it has until then to its new one. Default: no. */
  readonly hasRedirect?: boolean;
}

/** @throws EditingError 400 with what is wrong */
function requireMoments({ key, publishAt, unpublishAt }: ScheduleRequest, now: number): void {
  const refuse = (message: string): never => {
    throw new EditingError(400, message);
  };
  if (key.of === 'settings' && unpublishAt !== undefined)
    refuse('Settings are not taken away. Schedule the settings that are to follow them instead.');
  if (publishAt === undefined && unpublishAt === undefined)
    refuse('Say when it is to be published ("publishAt") or taken away ("unpublishAt").');
  for (const moment of [publishAt, unpublishAt]) {
    if (moment === undefined) continue;
    if (moment <= now) refuse('This moment is over. Choose a later one, or publish now.');
    if (moment > now + FURTHEST_MS) refuse('This is more than two years ahead. Check the year.');
  }
  if (publishAt !== undefined && unpublishAt !== undefined && unpublishAt <= publishAt)
    refuse('The page would be taken away before it is published. Choose a later end.');
}

/** The document that is to be published: of the draft, or of the schedule that is there already. */
async function readScheduled(
  queries: Queries,
  key: DraftKey,
  revision: number | undefined,
): Promise<JsonObject> {
  const [draft, earlier] = [await readDraft(queries, key), await readSchedule(queries, key)];
  if (earlier?.document !== undefined && earlier.revision === revision) return earlier.document;
  if (draft === undefined)
    throw new EditingError(404, 'There is no draft to publish. It may be published already.');
  if (draft.revision === revision) return draft.document;
  throw new EditingError(
    409,
    `${draft.editorName} has changed the draft meanwhile. Look at it again and schedule it then.`,
  );
}

async function requirePublished(queries: Queries, { site, id }: DraftKey): Promise<void> {
  const isPublished = (await listPages(queries, site)).some((page) => page.id === id && page.isPublished);
  if (!isPublished)
    throw new EditingError(
      400,
      'This page is not published, so that it cannot be taken away. Publish it first.',
    );
}

/** @throws EditingError 409 readers could not be led from the address that the page has now */
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

/** @throws EditingError 400 the moments or the document do not do, 404 without a draft, 409 it has changed since, or cannot move so */
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

/** @throws EditingError 404 nothing is scheduled */
export async function cancelSchedule(
  { database, clock }: EditingContext,
  key: DraftKey,
  editor: Editor,
): Promise<void> {
  await database.transaction(async (queries) => {
    if (!(await dropSchedule(queries, key)))
      throw new EditingError(404, 'Nothing is scheduled. It may have been done already.');
    const action = CANCELLED[key.of ?? 'pages'];
    await writeAudit(queries, { editor, action, subject: key.id, at: clock.now() });
  });
}

/**
 * Ends what was scheduled of a draft that is published by hand: it holds what was scheduled and more, and publishing that at
 * its moment would take readers back to it. Run it in the transaction that publishes the draft.
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
