/**
 * Waits until the reader has agreed to ads, and only then brings what asks for them. Until then the room below the window is
 * the page's: a reader who has not chosen sees no holes.
 *
 * Nothing of an ad server or a bidder is loaded before, and nothing at all where no slot is. Where the port that knows the
 * reader's choices cannot be had, nobody has agreed.
 */
import type { ConsentPort, ElementContext, Enhance } from '@broadsheet/block-kit';
import { getAdMode } from './consent/getAdMode.ts';
import { giveBackRoom, takeBackRoom } from './slot/giveBackRoom.ts';

interface Waiting {
  readonly place: HTMLElement;
  readonly consent: ConsentPort;
  readonly signal: AbortSignal;
}

/** Resolves once ads may be asked for; at once where that is so already. */
function untilAllowed({ place, consent, signal }: Waiting): Promise<void> {
  const isLimitedAllowed = place.dataset['limited'] !== undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = () => {
    if (getAdMode(consent, { isLimitedAllowed }) === 'none') giveBackRoom(place);
    else resolve();
  };
  const stop = consent.subscribe(check);
  signal.addEventListener('abort', () => resolve());
  check();
  return promise.finally(stop);
}

/** Brings what asks for the ad, once it may; its code is fetched no sooner. */
async function bring(place: HTMLElement, context: ElementContext, signal: AbortSignal): Promise<() => void> {
  const { environment } = context;
  const consent = await context.consent();
  if (!signal.aborted) await untilAllowed({ place, consent, signal });
  const { addAd } = await import('./manager/addAd.ts');
  // Where the page would move, the ad has to wait for the next one.
  return () => (takeBackRoom(place) ? addAd(place, { consent, environment, signal }) : undefined);
}

/** @param context its element is the slot's place or what that stands in */
export const enhance: Enhance = (context) => {
  const { element } = context;
  const place = element.matches('[data-ad]') ? element : element.querySelector<HTMLElement>('[data-ad]');
  const leaving = new AbortController();
  const { signal } = leaving;
  if (place !== null)
    void bring(place, context, signal).then(
      (add) => signal.aborted || add(),
      () => giveBackRoom(place),
    );
  return () => leaving.abort();
};
