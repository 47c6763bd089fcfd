import type { ElementContext, StoryAnswer } from '@broadsheet/block-kit';
import { fillWall } from './fillWall.ts';
import type { WallAnswer } from './fillWall.ts';
import { findPart } from '../findPart.ts';
import { showPlans } from '../plans/showPlans.ts';
import { recordMeter } from './recordMeter.ts';
import { showMeter } from './showMeter.ts';
import { isUrl } from './withCampaign.ts';

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
function logReason(answer: StoryAnswer): void {
  // oxlint-disable-next-line no-console -- in development alone, where the console is who asks
  if ('why' in answer && answer.why !== undefined) console.info(answer.why.join('\n'));
}

/**
 * Shows a wall in its place, together with its plans if it has any, so that nothing on the page moves twice.
 *
 * @returns a function that stops waiting for the plans
 */
function showInPage(
  place: HTMLElement,
  { campaign = 'default', offer }: WallAnswer,
  context: ElementContext,
): () => void {
  const panel = findPart(place, 'payment');
  let isLeft = false;
  const show = () => void (isLeft || setState(place, 'wall'));
  if (offer === undefined || panel.hidden || place.dataset['plans'] === undefined || isUrl(campaign)) show();
  else void showPlans(panel, { context, campaign }).finally(show);
  return () => void (isLeft = true);
}

/** Lays a wall over the page. @returns a function that removes it from there */
function showOverPage(place: HTMLElement, panel: HTMLElement, context: ElementContext): () => void {
  let isLeft = false;
  let close = () => {};
  setState(place, 'wall');
  import('../overlay/coverPage.ts').then((module) => {
    if (!isLeft) close = module.coverPage(place, panel, { ...context, findPart });
  }, reportError);
  return () => {
    isLeft = true;
    close();
  };
}

/**
 * Hides the wall of an open story, or shows the wall that its reader meets.
 *
 * @returns a function that removes the wall from the page
 */
export function showAnswer(
  place: HTMLElement,
  { answer, context }: { readonly answer: StoryAnswer; readonly context: ElementContext },
): () => void {
  logReason(answer);
  recordMeter(context.environment, answer);
  if (answer.kind !== 'teaser') {
    // When nobody can decide, as outside the engine's pages, the wall is shown in its place.
    setState(place, answer.kind === 'open' ? 'open' : 'wall');
    if ('meter' in answer) showMeter(place, answer);
    if ('hasFailedCharge' in answer) {
      findPart(place, 'failed-charge').hidden = false;
      place.hidden = false;
    }
    return () => undefined;
  }
  const panel = fillWall(place, answer);
  // A payment wall without an offer is not opened over the page; it is shown in its place.
  return place.dataset['display'] === 'inPage' || (answer.wall === 'payment' && answer.offer === undefined)
    ? showInPage(place, answer, context)
    : showOverPage(place, panel, context);
}
