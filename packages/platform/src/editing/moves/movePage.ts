/**
 * Moving a page to another address. What readers see moves at once, without whatever else a draft holds; the draft moves
 * with it.
 */
import type { JsonObject } from '../../content/json/Json.ts';
import type { Queries } from '../../database/Database.ts';
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
  /** Whether readers are led from the old address to the new one. */
  readonly hasRedirect: boolean;
  readonly editor: Editor;
}

export interface MovedPage {
  /** Of the version that readers see; undefined where the page is not published. */
  readonly number: number | undefined;
  /** Of the draft; 0 where there is none. */
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
  if (saved === undefined)
    throw new EditingError(409, 'Somebody has saved this page just now. Move it once more.');
  return saved;
}

/** @throws EditingError 404 no such page, 403 who may not, 400 and 409 the address cannot be had */
export async function movePage(
  context: EditingContext,
  { id, match, hasRedirect, editor }: PageMove,
): Promise<MovedPage> {
  const key = { site: context.site, id };
  const moved = await context.database.transaction(async (queries) => {
    const at = context.clock.now();
    const published = await readPublished(queries, key);
    requirePublisher(editor, { published, deed: 'moving it' });
    const revision = await moveDraft(queries, key, { match, editor, at });
    await moveSchedule(queries, key, match);
    if (published === undefined && revision === 0)
      throw new EditingError(404, 'There is no such page. It may have been deleted.');
    await writeAudit(queries, { editor, action: 'page.moved', subject: id, at });
    if (published === undefined) return { number: undefined, revision };
    const document = { ...published, match };
    const number = await publish(context, queries, { key, document, editor, note: 'Moved', hasRedirect });
    return { number, revision };
  });
  if (moved.number !== undefined) await context.onPublished();
  return moved;
}
