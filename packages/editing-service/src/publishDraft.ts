/** Publishes a draft at an editor's request, and ends the schedule that the publication makes obsolete. */
import type { DraftKey } from './drafts/editedTable.ts';
import { lockDraft } from './drafts/lockDraft.ts';
import type { EditingContext } from './EditingContext.ts';
import type { Editor } from './accounts/Editor.ts';
import { publishWork } from './schedules/publishWork.ts';
import { endSupersededSchedule } from './schedules/setSchedule.ts';

export interface DraftPublication {
  readonly key: DraftKey;
  /** The revision that the editor has seen. */
  readonly revision: number;
  readonly note: string;
  readonly editor: Editor;
  /** Whether a page's old path is redirected to its new one. */
  readonly hasRedirect?: boolean;
}

/**
 * Publishes a draft and deletes it.
 *
 * @returns the number of the version
 * @throws EditingError 404 when there is no draft, 409 when it has another revision, 400 when it cannot be published
 */
export async function publishDraft(
  context: EditingContext,
  { key, revision, ...publishing }: DraftPublication,
): Promise<number> {
  const number = await context.database.transaction(async (queries) => {
    const document = await lockDraft(queries, key, revision);
    await endSupersededSchedule(context, queries, { key, revision, editor: publishing.editor });
    return publishWork(context, queries, { key, document, ...publishing });
  });
  await context.onPublished();
  return number;
}
