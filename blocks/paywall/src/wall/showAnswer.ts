import type { StoryAnswer } from '@broadsheet/block-kit';
import { openOverlay } from '../overlay/openOverlay.ts';
import { fillWall } from './fillWall.ts';
import { findPart } from '../findPart.ts';

/** `open`: the rest of the story is there; `wall`: it may not be; `lost`: nobody answers. Styles go by it. */
export type WallState = 'asking' | 'open' | 'wall' | 'lost';

export function setState(place: HTMLElement, state: WallState): void {
  place.dataset['state'] = state;
  // A story that is there whole keeps no room for a wall that may not come.
  place.hidden = state === 'open' || (state === 'asking' && !place.hasAttribute('data-locked'));
  findPart(place, 'lost').hidden = state !== 'lost';
}

/** Says to developers why; the server tells it to nobody else. */
function tellWhy(answer: StoryAnswer): void {
  // oxlint-disable-next-line no-console -- in development alone, where the console is who asks
  if ('why' in answer && answer.why !== undefined) console.info(answer.why.join('\n'));
}

/**
 * Makes way for the story, or shows the wall that its reader meets.
 *
 * @returns takes the wall off the page again
 */
export function showAnswer(place: HTMLElement, answer: StoryAnswer): () => void {
  tellWhy(answer);
  if (answer.kind !== 'teaser') {
    // Where nobody can tell, as outside the pages of the engine, the wall is read where it stands.
    setState(place, answer.kind === 'open' ? 'open' : 'wall');
    if ('meter' in answer)
      import('./showMeter.ts').then((module) => module.showMeter(place, answer), reportError);
    return () => undefined;
  }
  const panel = fillWall(place, answer);
  setState(place, 'wall');
  // A payment wall without an offer covers nothing: it is read where it stands.
  return answer.wall === 'registration' || answer.offer !== undefined
    ? openOverlay(place, panel)
    : () => undefined;
}
