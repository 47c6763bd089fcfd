/**
 * Manages the ads of a page: when each is requested, and what happens with the result.
 *
 * Ads that come near the viewport at the same time share a request. After a reader has withdrawn consent no more ads are
 * requested; ads already shown stay. When the ad server cannot be reached, the page shows no message.
 */
import type { ConsentPort, Environment } from '@broadsheet/block-kit';
import { createBidding } from '../bidding/createBidding.ts';
import { getAdMode } from '../getAdMode.ts';
import type { Ad } from '../server/Ad.ts';
import { createAdServer } from '../server/createAdServer.ts';
import type { RenderEvent } from '../server/GoogleTag.ts';
import { collapsePlace, hasRoom, showSlide } from '../slot/collapsePlace.ts';
import { isFor, readBreakpoint, wantsOthers, watchBreakpoint } from './breakpoints.ts';
import { createNearby } from './createNearby.ts';
import { createQueue } from './createQueue.ts';

/** Milliseconds until a request is retried when the library was not ready: for an ad's first request, and for later ones. */
export const SINGLE_CALL_RETRY_MS = 2000;
export const REFRESH_RETRY_MS = 200;

export interface AdManagerOptions {
  readonly page: Document;
  readonly view: Window;
  readonly consent: ConsentPort;
  readonly environment: Environment;
  /** Whether ads that need no consent are shown to readers who have refused. */
  readonly isLimitedAllowed: boolean;
}

export interface AdManager {
  /** Requests an ad at once, or when it comes near the viewport. */
  add(ad: Ad): void;
  remove(ad: Ad): void;
}

function logAd({ request, slotElement }: Ad, event: string): void {
  // oxlint-disable-next-line no-console -- an editor has asked for it in the block's fields
  if (request.isDebugged) console.info(`Ad ${slotElement.id} (${request.path}): ${event}`);
}

function showOutcome(ad: Ad, isEmpty: boolean): void {
  logAd(ad, isEmpty ? 'stays empty' : 'is filled');
  ad.place.dataset['state'] = isEmpty ? 'empty' : 'filled';
  if (isEmpty) collapsePlace(ad.place);
  else showSlide(ad.place);
}

export function createAdManager(options: AdManagerOptions): AdManager {
  const { page, view, consent, environment } = options;
  const ads = new Map<Element, Ad>();
  const mode = () => getAdMode(consent, options);
  const server = createAdServer({
    page,
    consent,
    mode,
    every: environment.every,
    collectBids: createBidding({ page, every: environment.every }),
    isThere: ({ place }) => ads.has(place),
    onRequest: (ad) => logAd(ad, 'is asked for'),
    onRender({ slot, isEmpty }: RenderEvent) {
      const id = slot.getSlotElementId();
      for (const ad of ads.values()) if (ad.slotElement.id === id) showOutcome(ad, isEmpty);
    },
  });
  const queue = createQueue({
    isOpen: () => mode() !== 'none',
    async request(first, drain) {
      const tag = await server.load(first);
      const breakpoint = readBreakpoint(environment);
      await server.request(tag, { ads: drain(), breakpoint, retryMs: SINGLE_CALL_RETRY_MS });
    },
    // Most often a content blocker: the reader has chosen to see no ads.
    onFailure: ({ place }) => collapsePlace(place),
  });
  const nearby = createNearby((places) => queue.add(places.flatMap((place) => ads.get(place) ?? [])));
  watchBreakpoint({ view, environment }, (breakpoint) => {
    const others = [...ads.values()].filter((ad) => hasRoom(ad.place) && wantsOthers(ad, breakpoint));
    const [first] = others;
    if (first === undefined || mode() === 'none') return;
    const request = { ads: others, breakpoint, retryMs: REFRESH_RETRY_MS };
    void server.load(first).then((tag) => server.request(tag, request));
  });
  consent.subscribe(() => queue.run());
  return {
    add(ad) {
      ads.set(ad.place, ad);
      if (ad.request.isLazy || !isFor(ad, readBreakpoint(environment))) nearby.add(ad.place);
      else queue.add([ad]);
    },
    remove(ad) {
      ads.delete(ad.place);
      queue.remove(ad);
      nearby.remove(ad.place);
      server.forget(ad);
    },
  };
}
