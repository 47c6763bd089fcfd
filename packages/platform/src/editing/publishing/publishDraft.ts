/** Publishing a draft by hand, and what becomes of what was scheduled of it. */
import type { DraftKey } from '../drafts/editedTable.ts';
import { takeDraft } from '../drafts/takeDraft.ts';
import type { EditingContext } from '../EditingContext.ts';
import type { Editor } from '../accounts/Editor.ts';
import { publishWork } from '../schedules/publishWork.ts';
import { endSupersededSchedule } from '../schedules/setSchedule.ts';

export interface DraftPublication {
  readonly key: DraftKey;
  /** The revision that the editor has seen. */
  readonly revision: number;
  readonly note: string;
  readonly editor: Editor;
  /** Of a page: leads readers from the address that it had until now to its new one. */
  readonly hasRedirect?: boolean;
}

/**
 * Publishes a draft, which is none any more then.
 *
 * @returns the number of the version
 * @throws EditingError 404 without a draft, 409 when it has changed since it was seen, 400 when readers could not be given it
 */
export async function publishDraft(
  context: EditingContext,
  { key, revision, ...publishing }: DraftPublication,
): Promise<number> {
  const number = await context.database.transaction(async (queries) => {
    const document = await takeDraft(queries, key, revision);
    await endSupersededSchedule(context, queries, { key, revision, editor: publishing.editor });
    return publishWork(context, queries, { key, document, ...publishing });
  });
  await context.onPublished();
  return number;
}
