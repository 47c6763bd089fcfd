import type { EditorClient } from '../api/EditorClient.ts';
import { EditorClientError } from '../api/EditorClientError.ts';
import { COLLECTION, settingCalls } from '../settings/Setting.ts';
import type { SettingDocument } from '../settings/Setting.ts';

/** The number of times that a change is made again because another editor has saved meanwhile. */
const MOST_TRIES = 5;

const isOvertaken = (error: unknown): boolean => error instanceof EditorClientError && error.status === 409;

export interface ChangedCollection {
  readonly before: SettingDocument;
  /** The same object as `before` if nothing was changed. */
  readonly after: SettingDocument;
}

export interface CollectionChange {
  readonly id: string;
  /** Changes a document; it returns the same object for no change. Called again for what another editor has saved. */
  readonly change: (document: SettingDocument) => SettingDocument;
}

/**
 * Changes the draft of a collection at once. What another editor saves meanwhile is kept, because the change is made again on
 * top of it.
 *
 * @throws EditorClientError when the collection cannot be read or saved, also after several attempts
 */
export async function changeCollection(
  client: EditorClient,
  { id, change }: CollectionChange,
): Promise<ChangedCollection> {
  const calls = settingCalls(client, COLLECTION + id);
  for (let tries = 1; ; tries += 1) {
    const { document: before, revision, published } = await calls.read();
    const after = change(before);
    if (after === before) return { before, after };
    try {
      await calls.save({ document: after, revision, published });
      return { before, after };
    } catch (error) {
      if (!isOvertaken(error) || tries === MOST_TRIES) throw error;
    }
  }
}
