/**
 * A reader: a fresh browser context that watches for faults that no reader may see. A test fails when a page writes an
 * error to the console, throws, violates its own Content-Security-Policy or requests something from another host; a test
 * that provokes one of these says so with `expectTrouble`.
 */
import { consentPurposes } from '@broadsheet/block-kit';
import { chromium } from 'playwright-core';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  Request,
  Response,
} from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import { ALERT } from '../newspaper/sample.ts';

export interface ReaderOptions {
  /** The origin of another newspaper than the shared one. */
  readonly origin?: string;
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly javaScript?: boolean;
  readonly touch?: boolean;
  readonly reducedMotion?: boolean;
  /** Default: that of the browser, which says that it is a program. */
  readonly userAgent?: string;
  /** Whether the alert of the sample newspaper was closed before. Default: yes, so that no island hydrates by itself. */
  readonly hasClosedAlert?: boolean;
  /**
   * The reader's consent to other companies. Default: `refused`, so that no page asks for it and nothing of other companies
   * loads.
   */
  readonly consent?: 'unknown' | 'refused' | 'granted';
  /** The paths of newspapers on the origin. Default: one at its root. */
  readonly basePaths?: readonly string[];
}

export interface Reader {
  readonly page: Page;
  readonly context: BrowserContext;
  /** All requests of the context so far. */
  readonly requests: readonly Request[];
  /** Goes to a path of the newspaper and waits until the page has loaded. */
  open(path: string): Promise<Response>;
  /** Opens another page in the same context. */
  openPage(path: string): Promise<Page>;
  /** Waits until no request has been pending for a while and no page has work left, such as hydrating what has arrived. */
  settle(): Promise<void>;
  /** Announces an error that the test provokes; the test fails if it does not occur. */
  expectTrouble(pattern: RegExp): void;
}

let browser: Promise<Browser> | undefined;

function contextOptions(options: ReaderOptions): BrowserContextOptions {
  const { origin, width = 1280, height = 800, colorScheme = 'light', touch = false } = options;
  return {
    baseURL: origin ?? inject('newspaper').origin,
    viewport: { width, height },
    colorScheme,
    hasTouch: touch,
    isMobile: touch,
    javaScriptEnabled: options.javaScript ?? true,
    reducedMotion: options.reducedMotion === true ? 'reduce' : 'no-preference',
    locale: 'en-GB',
    ...(options.userAgent !== undefined && { userAgent: options.userAgent }),
  };
}

/** Collects the errors in any page of the context. */
function watch(context: BrowserContext, origin: string): string[] {
  const troubles: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => troubles.push(`error: ${String(error.error())}`));
  context.on('request', (request) => {
    const { protocol, origin: requested } = new URL(request.url());
    if (/^https?:$/.test(protocol) && requested !== origin) troubles.push(`other host: ${request.url()}`);
  });
  return troubles;
}

/** The milliseconds without requests after which a page counts as complete. */
const QUIET_MS = 300;

/** The milliseconds after which a request is called lost. */
const LOST_MS = 30_000;

/**
 * Tells whether a page has asked. A browser that showed a stale answer asks for a fresh one by itself, and may call that
 * pending for half a minute.
 */
const isOfPage = (request: Request): boolean => request.resourceType() !== 'other';

/**
 * Returns a function that resolves when the pages of the context have had no pending request for a while, and rejects with the
 * URLs of those that do not end.
 */
function watchTraffic(context: BrowserContext): () => Promise<void> {
  const waiting = new Set<Request>();
  let lastAt = Date.now();
  context.on('request', (request) => {
    if (isOfPage(request)) waiting.add(request);
  });
  const end = (request: Request) => {
    waiting.delete(request);
    lastAt = Date.now();
  };
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return async () => {
    const begin = Date.now();
    do {
      await pause(QUIET_MS / 3);
      if (Date.now() - begin > LOST_MS)
        throw new Error(`These requests do not end: ${[...waiting].map((each) => each.url()).join(' ')}`);
    } while (waiting.size > 0 || Date.now() - lastAt < QUIET_MS);
  };
}

/** The milliseconds after which a page counts as idle that is never: its animation goes on, or a test has stopped its clock. */
const IDLE_MS = 5000;

/**
 * Waits until a page has done what its scripts had to do, in which a script may have asked for another one. Resolves with false
 * if the page was closed or left meanwhile.
 */
const awaitIdle = (page: Page): Promise<boolean> =>
  Promise.race([
    page.evaluate(() => new Promise<void>((resolve) => void requestIdleCallback(() => resolve()))),
    pause(IDLE_MS),
  ]).then(
    () => true,
    () => false,
  );

/** Returns a function that waits until nothing is under way in the pages of a context, neither on the network nor in scripts. */
function watchWork(context: BrowserContext, options: ReaderOptions): () => Promise<void> {
  const settleTraffic = watchTraffic(context);
  if (options.javaScript === false) return settleTraffic;
  return async () => {
    const begin = Date.now();
    let areIdle = false;
    while (!areIdle) {
      if (Date.now() - begin > LOST_MS) throw new Error('The pages of this reader do not come to rest.');
      await settleTraffic();
      areIdle = (await Promise.all(context.pages().map(awaitIdle))).every(Boolean);
    }
    await settleTraffic();
  };
}

/** Logs policy violations, because a policy that only reports is violated silently. */
async function reportViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`The page broke its policy: ${violatedDirective} ${blockedURI}`);
    });
  });
}

async function closeAlert(context: BrowserContext, origin: string): Promise<void> {
  const value = encodeURIComponent(ALERT);
  await context.addCookies([{ name: 'arcblock_alert-bar', value, url: origin }]);
}

/** Stores a choice before the first page, for the version of the consent text that a site has by default. */
async function chooseConsent(
  context: BrowserContext,
  word: 'refused' | 'granted',
  { basePaths = [''] }: ReaderOptions,
): Promise<void> {
  const purposes = { granted: [], refused: [], [word]: consentPurposes };
  const choices = JSON.stringify({ version: '1', chosenAt: Date.now(), ...purposes });
  const names = basePaths.map((base) => `broadsheet.consent${base}`);
  await context.addInitScript(
    (given) => {
      try {
        for (const name of given.names) localStorage[name] ??= given.choices;
      } catch {
        // A frame without an origin has no storage, and asks for no consent.
      }
    },
    { names, choices },
  );
}

function judge(troubles: readonly string[], expected: readonly RegExp[]): void {
  expect(troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)))).toEqual([]);
  const missing = expected.filter((pattern) => !troubles.some((trouble) => pattern.test(trouble)));
  expect(missing, 'trouble that the test expected').toEqual([]);
}

/** Ends the routes of a test. A handler that is still under way would otherwise fail when its context closes. */
async function leaveRoutes(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()];
  await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
}

async function goTo(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path, { waitUntil: 'load' });
  if (response === null) throw new Error(`${path} only moved inside the page that was open already.`);
  return response;
}

/** Opens a reader. Call it inside a test only: the context is closed and judged when the test is over. */
export async function openReader(options: ReaderOptions = {}): Promise<Reader> {
  const origin = options.origin ?? inject('newspaper').origin;
  browser ??= chromium.connect(inject('browser'));
  const context = await (await browser).newContext(contextOptions(options));
  const requests: Request[] = [];
  const expected: RegExp[] = [];
  const troubles = watch(context, origin);
  context.on('request', (request) => requests.push(request));
  const settle = watchWork(context, options);
  onTestFinished(async () => {
    await leaveRoutes(context);
    await context.close();
    judge(troubles, expected);
  });
  if (options.javaScript !== false) await reportViolations(context);
  if (options.hasClosedAlert !== false) await closeAlert(context, origin);
  const { consent = 'refused' } = options;
  if (options.javaScript !== false && consent !== 'unknown') await chooseConsent(context, consent, options);
  const page = await context.newPage();
  return {
    page,
    context,
    requests,
    open: (path) => goTo(page, path),
    async openPage(path) {
      const another = await context.newPage();
      await goTo(another, path);
      return another;
    },
    settle,
    expectTrouble: (pattern) => void expected.push(pattern),
  };
}
