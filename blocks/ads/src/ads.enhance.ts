/**
 * Waits until the reader has agreed to ads, and only then loads the code that requests them. Until then slots below the
 * viewport take no room, so that readers who have not chosen yet see no gaps.
 *
 * Nothing from an ad server or a bidder loads before that, and nothing at all on pages without slots. When the consent port
 * cannot be loaded, it counts as no consent.
 */
import type { ConsentPort, ElementContext, Enhance } from '@broadsheet/block-kit';
import { getAdMode } from './getAdMode.ts';
import { collapsePlace, restorePlace } from './slot/collapsePlace.ts';

interface Waiting {
  readonly place: HTMLElement;
  readonly consent: ConsentPort;
  readonly signal: AbortSignal;
}

/** Resolves once ads may be requested, immediately if they already may, or when the signal aborts. */
function untilAllowed({ place, consent, signal }: Waiting): Promise<void> {
  const isLimitedAllowed = place.dataset['limited'] !== undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = () => {
    if (getAdMode(consent, { isLimitedAllowed }) === 'none') collapsePlace(place);
    else resolve();
  };
  const stop = consent.subscribe(check);
  signal.addEventListener('abort', () => resolve());
  check();
  return promise.finally(stop);
}

/** Resolves, once the ad is allowed, with a function that requests it; only then is the code for requests fetched. */
async function showAd(place: HTMLElement, context: ElementContext, signal: AbortSignal): Promise<() => void> {
  const { environment } = context;
  const consent = await context.consent();
  if (!signal.aborted) await untilAllowed({ place, consent, signal });
  const { addAd } = await import('./manager/addAd.ts');
  // If the page would move under the reader's eyes, no ad is requested on this page view.
  return () => (restorePlace(place) ? addAd(place, { consent, environment, signal }) : undefined);
}

/** Enhances one slot. @param context its element is the slot's place or contains it */
export const enhance: Enhance = (context) => {
  const { element } = context;
  const place = element.matches('[data-ad]') ? element : element.querySelector<HTMLElement>('[data-ad]');
  const leaving = new AbortController();
  const { signal } = leaving;
  if (place !== null)
    void showAd(place, context, signal).then(
      (add) => signal.aborted || add(),
      () => collapsePlace(place),
    );
  return () => leaving.abort();
};
