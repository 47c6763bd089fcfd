/**
 * Which stories a page has shown by the time a reader comes to a block.
 *
 * Blocks that list stories say which ones they show; a block that asks gets all of them that stand before it in its
 * document, and works out what they show from the same answers as they do. Nobody waits for another to render.
 */
import { isRecord } from '@broadsheet/sdk-content';
import type { Host } from '../host/Host.ts';

/** What a list needs to say which stories it shows. */
export interface ShowingScope {
  readonly host: Pick<Host, 'site' | 'tokenVersion' | 'content' | 'page'>;
  /** Ids of the stories that the page shows before the list. */
  readonly shown: ReadonlySet<string>;
}

/** A block that stands further up on the page. */
export interface ShowsStories {
  /** The ids of the stories that it shows; none while its content is not there. */
  shownStories(scope: ShowingScope): readonly string[];
}

function subjectId(globalContent: unknown): readonly string[] {
  const id = isRecord(globalContent) ? globalContent['_id'] : undefined;
  return typeof id === 'string' ? [id] : [];
}

/**
 * The ids of what a page shows before a block: the story that it is about, and those of the lists before it.
 *
 * @param before in document order
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
