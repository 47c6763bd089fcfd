/**
 * The ads of a page: when each is asked for, and what becomes of it.
 *
 * Ads that come near at the same time are one request. Before it the bidders are asked, and before everything the
 * reader's choices, each time again: a reader who takes a consent back is asked about no more, and what is shown stays as
 * it is. Where the ad server cannot be reached the page says nothing of it.
 */
import type { ConsentPort, Environment } from '@broadsheet/block-kit';
import { createBidding } from '../bidding/createBidding.ts';
import { getAdMode } from '../consent/getAdMode.ts';
import { giveBackRoom } from '../slot/giveBackRoom.ts';
import type { Ad } from './Ad.ts';
import { after } from './after.ts';
import { isFor, readBreakpoint, wantsOthers, watchBreakpoint } from './breakpoints.ts';
import { createNearby } from './createNearby.ts';
import { defineAd } from './defineAd.ts';
import type { GoogleSlot, GoogleTag, RenderEvent } from './GoogleTag.ts';
import { loadGoogleTag } from './loadGoogleTag.ts';
import { prepareServices, setPrivacy } from './prepareServices.ts';

/** Milliseconds until a request is tried again for which the library was not ready: the first of ads, and later ones. */
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

const tell = ({ request, slotElement }: Ad, event: string): void => {
  // oxlint-disable-next-line no-console -- an editor has asked for it in the block's fields
  if (request.isDebugged) console.info(`Ad ${slotElement.id} (${request.path}): ${event}`);
};

export function createAdManager(options: AdManagerOptions): AdManager {
  const { page, view, consent, environment } = options;
  const { every } = environment;
  const ads = new Map<Element, Ad>();
  const waiting = new Set<Ad>();
  const collectBids = createBidding({ page, every });
  const nearby = createNearby((places) => want(places.flatMap((place) => ads.get(place) ?? [])));
  let isRunning = false;
  let loading: Promise<GoogleTag> | undefined;

  const mode = () => getAdMode(consent, options);

  function onRender({ slot, isEmpty }: RenderEvent): void {
    const id = slot.getSlotElementId();
    const ad = [...ads.values()].find(({ slotElement }) => slotElement.id === id);
    if (ad === undefined) return;
    tell(ad, isEmpty ? 'stays empty' : 'is filled');
    ad.place.dataset['state'] = isEmpty ? 'empty' : 'filled';
    if (isEmpty) giveBackRoom(ad.place);
  }

  /** What all ads of a page share is that of the first one. */
  async function load({ request }: Ad): Promise<GoogleTag> {
    const tag = await loadGoogleTag({ page, origin: request.origin, isLimited: mode() === 'limited' });
    prepareServices(tag, { targeting: request.targeting, onRender });
    return tag;
  }

  /** Sends one request; where the library is not ready, after a while, and again. */
  function send(tag: GoogleTag, asked: readonly Ad[], milliseconds: number): void {
    const left = asked.filter(({ place }) => ads.has(place));
    const slots = left.map(({ slot }) => slot).filter((slot): slot is GoogleSlot => slot !== undefined);
    if (slots.length === 0 || mode() === 'none') return;
    if (tag.pubadsReady !== true) {
      after({ every, milliseconds }, () => send(tag, asked, milliseconds));
      return;
    }
    for (const ad of left) tell(ad, 'is asked for');
    setPrivacy(tag, mode(), consent.signals());
    tag.pubads().refresh(slots);
  }

  async function request(tag: GoogleTag, asked: readonly Ad[], retryMs: number): Promise<void> {
    const breakpoint = readBreakpoint(environment);
    for (const ad of asked) {
      defineAd(tag, ad);
      ad.breakpoint = breakpoint;
    }
    if (mode() === 'personal') await collectBids(asked, breakpoint);
    send(tag, asked, retryMs);
  }

  async function requestWaiting(first: Ad): Promise<void> {
    loading ??= load(first);
    try {
      const tag = await loading;
      const asked = [...waiting];
      waiting.clear();
      await request(tag, asked, SINGLE_CALL_RETRY_MS);
    } catch {
      // A content blocker, most often: the reader has chosen to see none.
      for (const { place } of waiting) giveBackRoom(place);
      waiting.clear();
    }
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    // Whatever is wanted in the same moment comes along.
    await Promise.resolve();
    for (let [first] = waiting; first !== undefined && mode() !== 'none'; [first] = waiting)
      await requestWaiting(first);
    isRunning = false;
  }

  function want(wanted: readonly Ad[]): void {
    for (const ad of wanted) waiting.add(ad);
    void run();
  }

  watchBreakpoint({ view, environment }, (breakpoint) => {
    const others = [...ads.values()].filter((ad) => !ad.place.hidden && wantsOthers(ad, breakpoint));
    if (others.length === 0 || mode() === 'none') return;
    void loading?.then((tag) => request(tag, others, REFRESH_RETRY_MS));
  });
  consent.subscribe(() => void run());

  return {
    add(ad) {
      ads.set(ad.place, ad);
      if (ad.request.isLazy || !isFor(ad, readBreakpoint(environment))) nearby.add(ad.place);
      else want([ad]);
    },
    remove(ad) {
      ads.delete(ad.place);
      waiting.delete(ad);
      nearby.remove(ad.place);
      const { slot } = ad;
      if (slot !== undefined) void loading?.then((tag) => tag.destroySlots([slot]));
    },
  };
}
