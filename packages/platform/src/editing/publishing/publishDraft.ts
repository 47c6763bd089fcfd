/** Publishing a draft by hand, and what becomes of what was scheduled of it. */
import type { Queries } from '../../database/Database.ts';
import { writeAudit } from '../audit/auditLog.ts';
import type { PageKey } from '../drafts/draftStore.ts';
import { takeDraft } from '../drafts/takeDraft.ts';
import type { EditingContext } from '../EditingContext.ts';
import type { Editor } from '../accounts/Editor.ts';
import { endScheduledPublishing, readSchedule } from '../schedules/scheduleStore.ts';
import { publish } from '../versions/publishPage.ts';

/**
 * What is published by hand holds what was scheduled of the same draft before: publishing that at its moment would take
 * the readers back to it.
 */
async function endSuperseded(
  { clock }: EditingContext,
  queries: Queries,
  { key, revision, editor }: { readonly key: PageKey; readonly revision: number; readonly editor: Editor },
): Promise<void> {
  const scheduled = (await readSchedule(queries, key))?.revision;
  if (scheduled === undefined || scheduled > revision) return;
  await endScheduledPublishing(queries, key);
  await writeAudit(queries, { editor, action: 'schedule.cancelled', subject: key.id, at: clock.now() });
}

export interface DraftPublication {
  readonly id: string;
  /** The revision that the editor has seen. */
  readonly revision: number;
  readonly note: string;
  readonly editor: Editor;
  /** Leads readers from the address that the page had until now to its new one. */
  readonly hasRedirect?: boolean;
}

/**
 * Publishes a draft, which is none any more then.
 *
 * @returns the number of the version
 * @throws EditingError 404 without a draft, 409 when it has changed since it was seen, 400 when the site cannot show it
 */
export async function publishDraft(
  context: EditingContext,
  { id, revision, note, editor, hasRedirect }: DraftPublication,
): Promise<number> {
  const key = { site: context.site, id };
  const number = await context.database.transaction(async (queries) => {
    const document = await takeDraft(queries, key, revision);
    await endSuperseded(context, queries, { key, revision, editor });
    return publish(context, queries, { key, document, editor, note, hasRedirect });
  });
  await context.onPublished();
  return number;
}
