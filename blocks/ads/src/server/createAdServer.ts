/**
 * The ad server of a page: its library, and the requests to it.
 *
 * Before each request the reader's consent is read again, and a withdrawn consent stops the request; bidders are asked if
 * the consent allows it.
 */
import type { ConsentPort, Environment } from '@broadsheet/block-kit';
import type { AdMode } from '../getAdMode.ts';
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
  /** Returns whether an ad is still on the page. */
  readonly isThere: (ad: Ad) => boolean;
  /** Asks the bidders of some ads; resolves when there is nothing more to wait for. */
  readonly collectBids: (ads: readonly Ad[], breakpoint: number) => Promise<void>;
  readonly onRender: (event: RenderEvent) => void;
  readonly onRequest: (ad: Ad) => void;
}

export interface AdsRequest {
  readonly ads: readonly Ad[];
  /** The index of the viewport's breakpoint. */
  readonly breakpoint: number;
  /** Milliseconds until the request is retried while the library is not ready. */
  readonly retryMs: number;
}

export interface AdServer {
  /**
   * Loads the library, once for each page; the page-wide targeting and the origin are those of the first ad.
   *
   * @throws Error when it did not load, now or before
   */
  load(first: Ad): Promise<GoogleTag>;
  /** Sends one request; resolves when it was sent or scheduled for a retry. */
  request(tag: GoogleTag, request: AdsRequest): Promise<void>;
  /** Removes an ad's slot from the library. */
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
