import { createHost, phrasesFor, serverEnvironment } from '@broadsheet/block-kit';
import type { Block, Environment, Host, HostOptions } from '@broadsheet/block-kit';
import type { Fetch } from '@broadsheet/client-core';
import type { ContentClient, ContentRequest } from '@broadsheet/sdk-content';
import { createTestConsent } from '../createTestConsent.ts';
import { answering } from '../content/answering.ts';
import type { Answers } from '../content/answering.ts';

export interface TestHostOptions extends Omit<HostOptions, 'content'> {
  /** The answers by source name. */
  readonly content?: Answers;
  /** A real client instead of answers, e.g. of `createPlatformContent` in `@broadsheet/platform-testing`. */
  readonly contentClient?: ContentClient;
  readonly globalContent?: unknown;
}

export interface TestHost {
  readonly host: Host;
  /** The requests that reached the answers, in order; empty with `contentClient`. */
  readonly requests: readonly ContentRequest[];
  /** The messages that were logged through the host. */
  readonly logs: readonly string[];
}

const SITE = {
  id: 'courier',
  websiteName: 'The Aldermouth Courier',
  locale: 'en',
  dateLocalization: { language: 'en', timeZone: 'Europe/London' },
  fallbackImage: '/brand/fallback.jpg',
  resizerURL: '/resizer/v2/',
};

/** Creates a host for one block of a small newspaper; the test controls everything outside the block. */
export function createTestHost(options: TestHostOptions = {}, block?: Block): TestHost {
  const { content = {}, contentClient, globalContent, page, site, ...rest } = options;
  const { client, requests } = answering(content);
  const logs: string[] = [];
  const consent = createTestConsent();
  const properties = { ...SITE, ...site };
  const host = createHost({
    phrases: block?.phrases === undefined ? {} : phrasesFor(block.phrases, properties.locale),
    instanceId: 'test-block',
    consent: async () => consent,
    ...rest,
    site: properties,
    content: contentClient ?? client,
    page: { globalContent, ...page },
    log: (message) => logs.push(message),
  });
  return { host, requests, logs };
}

/** The URL of the page and its referrer; tests may change them. */
export interface TestPlace {
  origin: string;
  /** The path and query. */
  address: string;
  referrer: string;
}

export interface TestEnvironment extends Omit<Environment, 'fetch'> {
  /** Fails until a test sets it, e.g. to a platform's. */
  fetch: Fetch;
  readonly cookies: Map<string, string>;
  /** The local storage of all tabs; `storageChanged` announces a change by another tab. */
  readonly localItems: Map<string, string>;
  storageChanged(): void;
  /** Announces that the page has come back from the back/forward cache. */
  cameBack(): void;
  /** The session storage of the tab. */
  readonly sessionItems: Map<string, string>;
  readonly place: TestPlace;
  /** The URLs to which the page navigated; also `reload` and `print` for those calls. */
  readonly visited: readonly string[];
  /** Moves the clock forward and runs every timer that is due by then. */
  advance(milliseconds: number): void;
  media: (query: string) => boolean;
}

/** Creates cookies that expire by a clock. */
function createCookieJar(now: () => number): Pick<TestEnvironment, 'cookies' | 'readCookie' | 'writeCookie'> {
  const cookies = new Map<string, string>();
  const expiries = new Map<string, number>();
  return {
    cookies,
    readCookie(name) {
      if ((expiries.get(name) ?? Infinity) <= now()) cookies.delete(name);
      return cookies.get(name);
    },
    writeCookie(name, value, { maxAgeSeconds }) {
      cookies.set(name, value);
      expiries.set(name, now() + 1000 * maxAgeSeconds);
    },
  };
}

/**
 * Creates a browser environment in variables: cookies in a map, a clock that tests move, navigations that are only
 * recorded.
 */
export function createTestEnvironment(now = Date.UTC(2026, 10, 20, 9)): TestEnvironment {
  const jar = createCookieJar(() => time);
  const localItems = new Map<string, string>();
  const sessionItems = new Map<string, string>();
  const storageListeners = new Set<Parameters<Environment['onStorageChange']>[0]>();
  const place: TestPlace = { origin: 'https://www.courier.test', address: '/', referrer: '' };
  const visited: string[] = [];
  const timers = new Set<{ due: number; readonly period: number; readonly run: () => void }>();
  let time = now;
  return {
    ...serverEnvironment(),
    ...jar,
    localItems,
    sessionItems,
    storageChanged: () => storageListeners.forEach((run) => run()),
    cameBack: () => storageListeners.forEach((run) => run({ type: 'pageshow', persisted: true })),
    place,
    visited,
    media: () => false,
    navigate: (address) => visited.push(address),
    reload: () => visited.push('reload'),
    print: () => visited.push('print'),
    replaceAddress: (address) => void (place.address = address),
    siteUrl: () => place.origin,
    address: () => place.address,
    referrer: () => place.referrer,
    readLocalItem: (name) => localItems.get(name),
    writeLocalItem: (name, value) =>
      void (value === undefined ? localItems.delete(name) : localItems.set(name, value)),
    onStorageChange(run) {
      storageListeners.add(run);
      return () => storageListeners.delete(run);
    },
    readSessionItem: (name) => sessionItems.get(name),
    writeSessionItem: (name, value) =>
      void (value === undefined ? sessionItems.delete(name) : sessionItems.set(name, value)),
    now: () => time,
    every(period, run) {
      const timer = { due: time + period, period, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    matches(query) {
      return this.media(query);
    },
    advance(milliseconds) {
      const end = time + milliseconds;
      for (;;) {
        const next = [...timers].filter((timer) => timer.due <= end).toSorted((a, b) => a.due - b.due)[0];
        if (next === undefined) break;
        time = next.due;
        next.due += next.period;
        next.run();
      }
      time = end;
    },
  };
}
