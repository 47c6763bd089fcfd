/**
 * Moves a page to another path. The published page moves at once, without the other changes of its draft; the draft and the
 * schedule move with it.
 */
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { Queries } from '@broadsheet/service-kit/database';
import type { Editor } from '../accounts/Editor.ts';
import { writeAudit } from '../audit/auditLog.ts';
import { readDraft, saveDraft } from '../drafts/draftStore.ts';
import type { PageKey } from '../drafts/editedTable.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { moveSchedule } from '../schedules/scheduleStore.ts';
import { publish } from '../versions/publishPage.ts';
import { readPublished, requirePublisher } from '../versions/publishedPage.ts';

export interface PageMove {
  readonly id: string;
  readonly match: JsonObject;
  /** Whether the old path is redirected to the new one. */
  readonly hasRedirect: boolean;
  readonly editor: Editor;
}

export interface MovedPage {
  /** The number of the published version; undefined when the page is not published. */
  readonly number: number | undefined;
  /** The revision of the draft; 0 when there is none. */
  readonly revision: number;
}

async function moveDraft(
  queries: Queries,
  key: PageKey,
  { match, editor, at }: Pick<PageMove, 'match' | 'editor'> & { readonly at: number },
): Promise<number> {
  const draft = await readDraft(queries, key);
  if (draft === undefined) return 0;
  const document = { ...draft.document, match };
  const saved = await saveDraft(queries, key, {
    document,
    revision: draft.revision,
    editorId: editor.id,
    at,
  });
  if (saved === undefined) throw new EditingError(409, { says: 'refusal.move-again' });
  return saved;
}

/**
 * Moves a page.
 *
 * @throws EditingError 404 when there is none, 403 when it is published and the editor is no publisher, 400 or 409 when the
 * path is not available, 409 also when the draft was saved at the same moment
 */
export async function movePage(
  context: EditingContext,
  { id, match, hasRedirect, editor }: PageMove,
): Promise<MovedPage> {
  const key = { site: context.site, id };
  const moved = await context.database.transaction(async (queries) => {
    const at = context.clock.now();
    const published = await readPublished(queries, key);
    requirePublisher(editor, published);
    const revision = await moveDraft(queries, key, { match, editor, at });
    await moveSchedule(queries, key, match);
    if (published === undefined && revision === 0) throw new EditingError(404, { says: 'refusal.page-gone' });
    await writeAudit(queries, { editor, action: 'page.moved', subject: id, at });
    if (published === undefined) return { number: undefined, revision };
    const document = { ...published, match };
    const number = await publish(context, queries, {
      key,
      document,
      editor,
      note: { says: 'note.moved' },
      hasRedirect,
    });
    return { number, revision };
  });
  if (moved.number !== undefined) await context.onPublished();
  return moved;
}
