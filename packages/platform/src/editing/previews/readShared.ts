import type { JsonObject } from '../../content/json/Json.ts';
import { readDraft } from '../drafts/draftStore.ts';
import type { EditingContext } from '../EditingContext.ts';
import { readPublished } from '../versions/publishedPage.ts';
import { findSharedPage } from './previewLinks.ts';

/** What somebody with a link sees. */
export interface SharedDocument {
  readonly document: JsonObject;
  /** That the page is shown for. */
  readonly path: string;
}

/** @returns undefined for a link that is none, or no longer, and for a page that is gone */
export async function readShared(
  { database, clock, migratePage }: EditingContext,
  token: string,
): Promise<SharedDocument | undefined> {
  const shared = await findSharedPage(database, token, clock.now());
  if (shared === undefined) return undefined;
  const { key, path } = shared;
  const document = (await readDraft(database, key))?.document ?? (await readPublished(database, key));
  return document && { document: migratePage(document), path };
}
