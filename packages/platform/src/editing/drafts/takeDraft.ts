import type { Queries } from '../../database/Database.ts';
import type { JsonObject } from '../../content/json/Json.ts';
import { EditingError } from '../EditingError.ts';
import { dropDraft, readDraft } from './draftStore.ts';
import type { DraftKey } from './editedTable.ts';

/**
 * Takes a draft away to publish it. Run it in the transaction that publishes it.
 *
 * @param revision the one that the editor has seen
 * @returns what it held
 * @throws EditingError 404 without a draft, 409 when it has changed since it was seen
 */
export async function takeDraft(queries: Queries, key: DraftKey, revision: number): Promise<JsonObject> {
  const what = key.of === 'settings' ? 'these settings' : 'this page';
  const draft = await readDraft(queries, key);
  if (draft === undefined)
    throw new EditingError(404, `There is no draft of ${what}. It may be published already.`);
  if (draft.revision !== revision || !(await dropDraft(queries, key, revision)))
    throw new EditingError(
      409,
      `${draft.editorName} has changed ${what} meanwhile. Look at it again and publish then.`,
    );
  return draft.document;
}
