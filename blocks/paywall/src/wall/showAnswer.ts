import type { StoryAnswer } from '@broadsheet/block-kit';
import { openOverlay } from '../overlay/openOverlay.ts';
import { fillWall } from './fillWall.ts';
import { findPart } from '../findPart.ts';

/**
 * The state of a wall, by which it is styled. `open`: the rest of the story is there; `wall`: access is denied; `lost`: the
 * server did not answer.
 */
export type WallState = 'asking' | 'open' | 'wall' | 'lost';

export function setState(place: HTMLElement, state: WallState): void {
  place.dataset['state'] = state;
  // A story that is whole in the page reserves no room for a wall that may never appear.
  place.hidden = state === 'open' || (state === 'asking' && !place.hasAttribute('data-locked'));
  findPart(place, 'lost').hidden = state !== 'lost';
}

/** Logs the reasons for developers; the server sends them only in development. */
function tellWhy(answer: StoryAnswer): void {
  // oxlint-disable-next-line no-console -- in development alone, where the console is who asks
  if ('why' in answer && answer.why !== undefined) console.info(answer.why.join('\n'));
}

/**
 * Hides the wall of an open story, or shows the wall that its reader meets.
 *
 * @returns a function that removes the wall from the page
 */
export function showAnswer(place: HTMLElement, answer: StoryAnswer): () => void {
  tellWhy(answer);
  if (answer.kind !== 'teaser') {
    // When nobody can decide, as outside the engine's pages, the wall is shown in its place.
    setState(place, answer.kind === 'open' ? 'open' : 'wall');
    if ('meter' in answer)
      import('./showMeter.ts').then((module) => module.showMeter(place, answer), reportError);
    return () => undefined;
  }
  const panel = fillWall(place, answer);
  setState(place, 'wall');
  // A payment wall without an offer is not opened over the page; it is shown in its place.
  return answer.wall === 'registration' || answer.offer !== undefined
    ? openOverlay(place, panel)
    : () => undefined;
}
