import type { JsonObject } from '@broadsheet/service-kit/json';
import { readDraft } from '../drafts/draftStore.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { readPublished } from '../versions/publishedPage.ts';
import { findSharedPage } from './previewLinks.ts';

/** The page that a preview link shows. */
export interface SharedDocument {
  readonly document: JsonObject;
  /** The path that the page is shown for. */
  readonly path: string;
}

export interface SharedVisit {
  readonly token: string;
  /** The network address of the visitor; absent: attempts are not limited. */
  readonly address?: string | undefined;
}

const TOO_MANY =
  'Too many links were tried from your network that open nothing. Wait ten minutes and try again.';

/**
 * Reads the page of a link. Invalid links are counted by network, so that links cannot be guessed; valid ones do not count.
 *
 * @returns undefined when the link is unknown, expired or revoked, or the page does not exist any more
 * @throws EditingError 429 after too many invalid links from one network
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
