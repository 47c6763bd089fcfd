/**
 * The ad server of a page: its library, and the requests that are made of it.
 *
 * Before each request the reader's choices are asked again, and the bidders where they may be: a consent that was taken
 * back ends it.
 */
import type { ConsentPort, Environment } from '@broadsheet/block-kit';
import type { AdMode } from '../consent/getAdMode.ts';
import type { Ad } from './Ad.ts';
import { after } from './after.ts';
import { defineAd } from './defineAd.ts';
import type { GoogleSlot, GoogleTag, RenderEvent } from './GoogleTag.ts';
import { loadGoogleTag } from './loadGoogleTag.ts';
import { prepareServices, setPrivacy } from './prepareServices.ts';

export interface AdServerOptions {
  readonly page: Document;
  readonly consent: ConsentPort;
  readonly every: Environment['every'];
  readonly mode: () => AdMode;
  /** Whether an ad is still on the page. */
  readonly isThere: (ad: Ad) => boolean;
  /** Asks the bidders of some ads; resolves when there is nothing more to wait for. */
  readonly collectBids: (ads: readonly Ad[], breakpoint: number) => Promise<void>;
  readonly onRender: (event: RenderEvent) => void;
  readonly onRequest: (ad: Ad) => void;
}

export interface AdsRequest {
  readonly ads: readonly Ad[];
  /** Index of the breakpoint that the viewport is at. */
  readonly breakpoint: number;
  /** Milliseconds until it is tried again while the library is not ready. */
  readonly retryMs: number;
}

export interface AdServer {
  /**
   * Brings the library, once a page; what all ads of the page share is that of the first one.
   *
   * @throws Error it did not come, now or before
   */
  load(first: Ad): Promise<GoogleTag>;
  /** Makes one request; resolves when it was made, or put off. */
  request(tag: GoogleTag, request: AdsRequest): Promise<void>;
  /** Takes a slot from the library. */
  forget(ad: Ad): void;
}

export function createAdServer(options: AdServerOptions): AdServer {
  const { page, consent, every, mode, isThere, collectBids, onRender, onRequest } = options;
  let loading: Promise<GoogleTag> | undefined;

  async function load({ request }: Ad): Promise<GoogleTag> {
    const tag = await loadGoogleTag({ page, origin: request.origin, isLimited: mode() === 'limited' });
    prepareServices(tag, { targeting: request.targeting, onRender });
    return tag;
  }

  function send(tag: GoogleTag, request: AdsRequest): void {
    const ads = request.ads.filter(isThere);
    const slots = ads.map(({ slot }) => slot).filter((slot): slot is GoogleSlot => slot !== undefined);
    if (slots.length === 0 || mode() === 'none') return;
    if (tag.pubadsReady !== true) {
      after({ every, milliseconds: request.retryMs }, () => send(tag, request));
      return;
    }
    ads.forEach(onRequest);
    setPrivacy(tag, mode(), consent.signals());
    tag.pubads().refresh(slots);
  }

  return {
    load: (first) => (loading ??= load(first)),
    async request(tag, request) {
      const { ads, breakpoint } = request;
      for (const ad of ads) {
        defineAd(tag, ad);
        ad.breakpoint = breakpoint;
      }
      if (mode() === 'personal') await collectBids(ads, breakpoint);
      send(tag, request);
    },
    forget({ slot }) {
      if (slot !== undefined) void loading?.then((tag) => tag.destroySlots([slot]));
    },
  };
}
