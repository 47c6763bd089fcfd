/**
 * The ads of a page: when each is asked for, and what becomes of it.
 *
 * Ads that come near at the same time are one request. A reader who takes a consent back is asked about no more, and what
 * is shown stays as it is. Where the ad server cannot be reached the page says nothing of it.
 */
import type { ConsentPort, Environment } from '@broadsheet/block-kit';
import { createBidding } from '../bidding/createBidding.ts';
import { getAdMode } from '../consent/getAdMode.ts';
import type { Ad } from '../server/Ad.ts';
import { createAdServer } from '../server/createAdServer.ts';
import type { RenderEvent } from '../server/GoogleTag.ts';
import { giveBackRoom, hasRoom, isInSlide } from '../slot/giveBackRoom.ts';
import { isFor, readBreakpoint, wantsOthers, watchBreakpoint } from './breakpoints.ts';
import { createNearby } from './createNearby.ts';
import { createQueue } from './createQueue.ts';

/** Milliseconds until a request is tried again for which the library was not ready: the first of an ad, and later ones. */
export const SINGLE_CALL_RETRY_MS = 2000;
export const REFRESH_RETRY_MS = 200;

export interface AdManagerOptions {
  readonly page: Document;
  readonly view: Window;
  readonly consent: ConsentPort;
  readonly environment: Environment;
  /** Whether ads that need no consent are shown where it was refused. */
  readonly isLimitedAllowed: boolean;
}

export interface AdManager {
  /** Asks for an ad when its moment comes. */
  add(ad: Ad): void;
  remove(ad: Ad): void;
}

function tell({ request, slotElement }: Ad, event: string): void {
  // oxlint-disable-next-line no-console -- an editor has asked for it in the block's fields
  if (request.isDebugged) console.info(`Ad ${slotElement.id} (${request.path}): ${event}`);
}

function showOutcome(ad: Ad, isEmpty: boolean): void {
  tell(ad, isEmpty ? 'stays empty' : 'is filled');
  ad.place.dataset['state'] = isEmpty ? 'empty' : 'filled';
  if (isEmpty) giveBackRoom(ad.place);
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
    onRequest: (ad) => tell(ad, 'is asked for'),
    onRender({ slot, isEmpty }: RenderEvent) {
      const id = slot.getSlotElementId();
      for (const ad of ads.values()) if (ad.slotElement.id === id) showOutcome(ad, isEmpty);
    },
  });
  const queue = createQueue({
    isOpen: () => mode() !== 'none',
    async take(first, takeAll) {
      const tag = await server.load(first);
      const breakpoint = readBreakpoint(environment);
      await server.request(tag, { ads: takeAll(), breakpoint, retryMs: SINGLE_CALL_RETRY_MS });
    },
    // A content blocker, most often: the reader has chosen to see none.
    onFailure({ place: failed }) {
      giveBackRoom(failed);
      // Where one did not come none will, and no reader is led to an empty slide.
      for (const { place } of ads.values()) if (isInSlide(place)) giveBackRoom(place);
    },
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
