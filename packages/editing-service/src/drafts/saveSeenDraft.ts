/**
 * Saves drafts for editors. A draft that is begun with a published document has to begin with the one that readers have now:
 * otherwise a tab that was open before would bring back what another editor has replaced.
 */
import { createHash } from 'node:crypto';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { Queries } from '@broadsheet/service-kit/database';
import type { EditingContext } from '../EditingContext.ts';
import { dropDraft, saveDraft } from './draftStore.ts';
import type { SavedDraft } from './draftStore.ts';
import type { DraftKey } from './editedTable.ts';

/** Returns a text by which one published document is told from another; `none` if there is none. */
export const identify = (published: JsonObject | undefined): string =>
  published === undefined
    ? 'none'
    : createHash('sha256').update(JSON.stringify(published)).digest('base64url').slice(0, 22);

export interface SeenDraft extends SavedDraft {
  /** What `identify` returned for the published document that the editor has seen; absent: it is not compared. */
  readonly seen: string | undefined;
}

/**
 * Saves a draft.
 *
 * @param readPublished reads the published document
 * @returns the new revision; undefined when something else was saved or published meanwhile, and then nothing is stored
 */
export function saveSeenDraft(
  { database }: Pick<EditingContext, 'database'>,
  { seen, ...draft }: SeenDraft,
  {
    key,
    readPublished,
  }: {
    readonly key: DraftKey;
    readonly readPublished: (queries: Queries) => Promise<JsonObject | undefined>;
  },
): Promise<number | undefined> {
  return database.transaction(async (queries) => {
    const saved = await saveDraft(queries, key, draft);
    if (saved === undefined || draft.revision !== 0 || seen === undefined) return saved;
    // Read after the draft is stored, which waits for a publication of the same page.
    if (identify(await readPublished(queries)) === seen) return saved;
    await dropDraft(queries, key, saved);
    return undefined;
  });
}
