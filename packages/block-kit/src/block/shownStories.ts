/**
 * Finds the stories that a page has shown before a block, so that the block can leave them out.
 *
 * Blocks that list stories declare which ones they show. A block that asks gets all such lists before it in the document,
 * and computes what they show from the same content as they do, so no block waits for another to render.
 */
import { isRecord } from '@broadsheet/sdk-content';
import type { Host } from '../host/Host.ts';

/** What a list needs to say which stories it shows. */
export interface ShowingScope {
  readonly host: Pick<Host, 'site' | 'tokenVersion' | 'content' | 'page'>;
  /** Ids of the stories that the page shows before the list. */
  readonly shown: ReadonlySet<string>;
}

/** A block that lists stories. */
export interface ShowsStories {
  /** Returns the ids of the stories that the block shows; none while its content is not loaded. */
  shownStories(scope: ShowingScope): readonly string[];
}

function subjectId(globalContent: unknown): readonly string[] {
  const id = isRecord(globalContent) ? globalContent['_id'] : undefined;
  return typeof id === 'string' ? [id] : [];
}

/**
 * Returns the ids of the stories that a page shows before a block: its own story, and those of the lists before the block.
 *
 * @param before the lists, in document order
 */
export function shownBefore(
  before: readonly ShowsStories[],
  host: ShowingScope['host'],
): ReadonlySet<string> {
  const shown = new Set(subjectId(host.page.globalContent));
  for (const block of before)
    for (const id of block.shownStories({ host, shown: new Set(shown) })) shown.add(id);
  return shown;
}
