import type { JsonObject } from '../../content/json/Json.ts';
import { readDraft } from '../drafts/draftStore.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { readPublished } from '../versions/publishedPage.ts';
import { findSharedPage } from './previewLinks.ts';

/** What somebody with a link sees. */
export interface SharedDocument {
  readonly document: JsonObject;
  /** That the page is shown for. */
  readonly path: string;
}

export interface SharedVisit {
  readonly token: string;
  /** Network address of who opens the link; not limited when it is unknown. */
  readonly address?: string | undefined;
}

const TOO_MANY =
  'Too many links were tried from your network that open nothing. Wait ten minutes and try again.';

/**
 * The page of a link. Links that open nothing are counted by network, so that none can be guessed; a good one costs nothing.
 *
 * @returns undefined for a link that is none, or no longer, and for a page that is gone
 * @throws EditingError 429 after too many links that open nothing
 */
export async function readShared(
  { database, clock, limits, migratePage }: EditingContext,
  { token, address }: SharedVisit,
): Promise<SharedDocument | undefined> {
  if (!(await limits.isWithin('link', { address }))) throw new EditingError(429, TOO_MANY);
  const shared = await findSharedPage(database, token, clock.now());
  if (shared === undefined) return undefined;
  await limits.forgive('link', { address });
  const { key, path } = shared;
  const document = (await readDraft(database, key))?.document ?? (await readPublished(database, key));
  return document && { document: migratePage(document), path };
}
