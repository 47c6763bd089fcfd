/** Opens a page with ads, as the server renders it, in a window of its own, and runs the block's script on each ad. */
import type { ConsentPort, ConsentPurpose, ConsentState } from '@broadsheet/block-kit';
import { createTestEnvironment, renderOnServer } from '@broadsheet/testing';
import { onTestFinished, vi } from 'vitest';
import { enhance } from '../src/ads.enhance.ts';
import { block } from '../src/block.ts';
// Imported early, so that it is already loaded when a page fetches it.
import '../src/manager/addAd.ts';
import { createGoogleTag } from './createGoogleTag.ts';

export const SITE = { id: 'courier', dfpId: '701', websiteAdPath: '/courier/' };

/** Creates a consent port whose choices the test makes. */
export function createConsent(initial: Partial<Record<ConsentPurpose, ConsentState>>, isGpcOn = false) {
  let states = initial;
  const listeners = new Set<() => void>();
  const port: ConsentPort = {
    state: (purpose) => states[purpose] ?? 'unknown',
    signals: () => ({ isGpcOn }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => undefined,
  };
  return {
    port,
    choose(chosen: typeof initial) {
      states = chosen;
      for (const listener of listeners) listener();
    },
  };
}

export const AGREED = { advertising: 'granted', personalisation: 'granted' } as const;

export interface AdsVisit {
  /** The fields of each ad of the page, by instance id. */
  readonly ads?: Readonly<Record<string, object>>;
  readonly site?: object;
  readonly consent?: ReturnType<typeof createConsent>;
  /** The width of the viewport in CSS pixels. */
  readonly width?: number;
  /** Whether each ad is in a slide of a strip, as a gallery places it. */
  readonly isInGallery?: boolean;
}

/** Replaces `IntersectionObserver`; a test decides when elements come near. */
function watchNearby() {
  const watched = new Map<Element, (entries: object[]) => void>();
  const margins: (string | undefined)[] = [];
  class Observer {
    readonly #run: (entries: object[]) => void;
    constructor(run: (entries: object[]) => void, { rootMargin }: IntersectionObserverInit = {}) {
      this.#run = run;
      margins.push(rootMargin);
    }
    observe(element: Element) {
      watched.set(element, this.#run);
    }
    unobserve(element: Element) {
      watched.delete(element);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return { watched, margins };
}

function openWindow() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const { contentDocument: page, contentWindow: view } = frame;
  if (page === null || view === null) throw new Error('The frame has no window.');
  return { frame, page, view };
}

/** Adds a hidden slide, as a carousel renders it for an ad that waits. */
function addSlide(page: Document): HTMLElement {
  const strip = page.body.appendChild(page.createElement('div'));
  strip.getBoundingClientRect = () => new DOMRect(0, 0, 390, 300);
  strip.appendChild(page.createElement('div')).dataset['slide'] = '';
  const slide = strip.appendChild(page.createElement('div'));
  slide.dataset['slide'] = 'ad';
  slide.hidden = true;
  slide.getBoundingClientRect = () => new DOMRect(390, 0, 0, 300);
  return slide;
}

export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

export async function openAds(visit: AdsVisit = {}) {
  const { ads = { one: { adType: '300x250' } }, site = {}, consent = createConsent(AGREED) } = visit;
  const { frame, page, view } = openWindow();
  const nearby = watchNearby();
  const environment = createTestEnvironment();
  let width = visit.width ?? 1280;
  environment.media = (query) => width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity);
  const stops: (() => void)[] = [];
  for (const [instanceId, fields] of Object.entries(ads)) {
    const element = page.createElement('bs-block');
    if (visit.isInGallery === true) addSlide(page).append(element);
    else page.body.append(element);
    element.innerHTML = await renderOnServer(block, {
      fields: { lazyLoad: false, ...fields },
      instanceId,
      site: { ...SITE, ...site },
      page: { type: 'article' },
    });
    const refuse = () => Promise.reject(new Error('Ads ask for nothing of the kind.'));
    stops.push(
      enhance({
        element,
        site: 'courier',
        environment,
        consent: async () => consent.port,
        identity: refuse,
        sales: refuse,
        fetchContent: refuse,
        fetchBlock: refuse,
        openStory: refuse,
      }),
    );
  }
  onTestFinished(() => {
    for (const stop of stops) stop();
    frame.remove();
    vi.unstubAllGlobals();
  });
  await settle();
  const server = createGoogleTag();
  const scripts = () => [...page.scripts].map(({ src }) => src);
  const dispatch = (target: EventTarget, name: string) => {
    const event = page.createEvent('Event');
    event.initEvent(name);
    target.dispatchEvent(event);
  };
  /** Lets a script of the page load, which defines the globals in `brings`; without `brings` it fails to load. */
  async function answer(part: string, brings?: Readonly<Record<string, unknown>>) {
    const script = [...page.scripts].find(({ src }) => src.includes(part));
    if (script === undefined) throw new Error(`No script of "${part}" was asked for: ${scripts().join()}`);
    Object.assign(view, brings);
    dispatch(script, brings === undefined ? 'error' : 'load');
    await settle();
  }
  const place = (id: string) => {
    const found = page.querySelector<HTMLElement>(`#ad_${id}`);
    if (found === null) throw new Error(`No ad "${id}" is on the page.`);
    return found;
  };
  /** Returns the slide before the ad's, which readers see first. */
  const leading = (id: string) => place(id).closest('[data-slide]')?.previousElementSibling ?? place(id);
  return {
    page,
    environment,
    consent,
    server,
    scripts,
    stops,
    margins: nearby.margins,
    place,
    answer,
    slotId: (id: string) => place(id).querySelector('[data-ad-slot]')?.id ?? '',
    installServer: () => answer('/tag/js/gpt.js', { googletag: server.tag }),
    /** Scrolls these ads near the viewport, all at the same moment. */
    async approach(...ids: readonly string[]) {
      const entries = ids.map((id) => ({ isIntersecting: true, intersectionRatio: 1, target: leading(id) }));
      const run = entries.map(({ target }) => nearby.watched.get(target)).find((each) => each !== undefined);
      run?.(entries.filter(({ target }) => nearby.watched.has(target)));
      await settle();
    },
    isWatched: (id: string) => nearby.watched.has(leading(id)),
    async resize(to: number, milliseconds = 250) {
      width = to;
      dispatch(view, 'resize');
      environment.advance(milliseconds);
      await settle();
    },
    slide(id: string): HTMLElement {
      const slide = place(id).closest<HTMLElement>('[data-slide]');
      if (slide === null) throw new Error(`The ad "${id}" stands in no slide.`);
      return slide;
    },
    /** Sets where the ad is, in CSS pixels from the top of the window. */
    standsAt(id: string, top: number) {
      place(id).getBoundingClientRect = () => new DOMRect(0, top, 300, 250);
    },
  };
}
