import { createHost, phrasesFor, serverEnvironment } from '@broadsheet/block-kit';
import type { Block, Environment, Host, HostOptions } from '@broadsheet/block-kit';
import type { Fetch } from '@broadsheet/client-core';
import type { ContentClient, ContentRequest } from '@broadsheet/sdk-content';
import { createTestConsent } from '../consent/createTestConsent.ts';
import { answering } from '../content/answering.ts';
import type { Answers } from '../content/answering.ts';

export interface TestHostOptions extends Omit<HostOptions, 'content'> {
  /** Answers by source name. */
  readonly content?: Answers;
  /** Instead of answers: a real client, such as `createPlatformContent` of `@broadsheet/testing/platform` makes. */
  readonly contentClient?: ContentClient;
  readonly globalContent?: unknown;
}

export interface TestHost {
  readonly host: Host;
  /** What reached the answers, in order; none with a client of one's own. */
  readonly requests: readonly ContentRequest[];
  /** What was logged through the host. */
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

/** A host for one block of a small newspaper; every edge is in the test's hands. */
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

/** Where the reader is; tests may change it. */
export interface TestPlace {
  origin: string;
  /** Path and query. */
  address: string;
  referrer: string;
}

export interface TestEnvironment extends Omit<Environment, 'fetch'> {
  /** Nobody answers until a test says who, such as a platform. */
  fetch: Fetch;
  readonly cookies: Map<string, string>;
  /** Local storage of all tabs; `storageChanged` tells of what another tab did. */
  readonly localItems: Map<string, string>;
  storageChanged(): void;
  /** Session storage of the tab. */
  readonly sessionItems: Map<string, string>;
  readonly place: TestPlace;
  /** Addresses that the reader was sent to, `reload` for the page itself, `print` for its printing. */
  readonly visited: readonly string[];
  /** Runs every timer whose time comes within these milliseconds. */
  advance(milliseconds: number): void;
  media: (query: string) => boolean;
}

/** Cookies that expire by a clock. */
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

/** A browser's edges over variables: cookies in a map, which expire by the clock, a clock that tests move, addresses that are only noted. */
export function createTestEnvironment(now = Date.UTC(2026, 10, 20, 9)): TestEnvironment {
  const jar = createCookieJar(() => time);
  const localItems = new Map<string, string>();
  const sessionItems = new Map<string, string>();
  const storageListeners = new Set<() => void>();
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
