import type { Queries } from '@broadsheet/service-kit/database';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { EditingError } from '../EditingError.ts';
import { dropDraft, nameChanger, readDraft } from './draftStore.ts';
import type { DraftKey } from './editedTable.ts';

/**
 * Deletes a draft in order to publish it. Run it in the transaction that publishes it.
 *
 * @param revision the revision that the editor has seen
 * @returns the document of the draft
 * @throws EditingError 404 when there is no draft, 409 when it has another revision
 */
export async function lockDraft(queries: Queries, key: DraftKey, revision: number): Promise<JsonObject> {
  const draft = await readDraft(queries, key);
  if (draft === undefined) throw new EditingError(404, { says: 'refusal.draft-gone' });
  if (draft.revision !== revision || !(await dropDraft(queries, key, revision)))
    throw new EditingError(409, { says: 'refusal.draft-newer', values: { name: nameChanger(draft) } });
  return draft.document;
}
