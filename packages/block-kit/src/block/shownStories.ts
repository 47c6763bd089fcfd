/**
 * Finds the stories that a page has shown before a block, so that the block can leave them out.
 *
 * Blocks that list stories declare which ones they show. A block that asks gets all such lists before it in the document,
 * and computes what they show from the same content as they do, so no block waits for another to render.
 */
import { isRecord } from '@broadsheet/client-core';
import type { Host } from '../host/Host.ts';

/** What a list needs to say which stories it shows. */
export interface ShowingScope {
  readonly host: Pick<Host, 'site' | 'tokenVersion' | 'content' | 'page'>;
  /** The stories that the page shows before the list. */
  readonly shown: ShownStories;
}

/** Stories that a page has shown. */
export interface ShownStories {
  /** Returns whether the story with an id is among them. */
  has(id: string): boolean;
}

/** A block that lists stories. */
export interface ShowsStories {
  /** Returns the ids of the stories that the block shows; none while its content is not loaded. */
  shownStories(scope: ShowingScope): readonly string[];
}

/** The content is read only where the page cannot say: a block depends on all that it reads. */
function isSubject(page: Host['page'], id: string): boolean {
  if (page.isAbout !== undefined) return page.isAbout(id);
  return isRecord(page.globalContent) && page.globalContent['_id'] === id;
}

/**
 * Returns the stories that a page shows before a block: its own story, and those of the lists before the block.
 *
 * @param before the lists, in document order
 */
export function shownBefore(before: readonly ShowsStories[], host: ShowingScope['host']): ShownStories {
  const listed = new Set<string>();
  const shown: ShownStories = { has: (id) => listed.has(id) || isSubject(host.page, id) };
  for (const block of before) for (const id of block.shownStories({ host, shown })) listed.add(id);
  return shown;
}
