/**
 * A reader: a fresh browser context that watches what no reader should ever meet.
 *
 * A test fails when a page writes an error to the console, throws, breaks its own Content-Security-Policy or asks
 * another host for something; a test that provokes one of these says so with `expectTrouble`.
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
  /** Of another newspaper than the shared one. */
  readonly origin?: string;
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly javaScript?: boolean;
  readonly touch?: boolean;
  readonly reducedMotion?: boolean;
  /** Whether the alert of the sample newspaper was closed before. Default: yes, so that nothing wakes by itself. */
  readonly hasClosedAlert?: boolean;
  /** What was chosen of what other companies may do. Default: `refused`, so that nobody is asked and nothing of theirs loads. */
  readonly consent?: 'unknown' | 'refused' | 'granted';
}

export interface Reader {
  readonly page: Page;
  readonly context: BrowserContext;
  /** All requests of the context so far. */
  readonly requests: readonly Request[];
  /** Goes to a path of the newspaper and waits until the page has loaded. */
  open(path: string): Promise<Response>;
  /** Another page of the same context. */
  openPage(path: string): Promise<Page>;
  /** Waits until nothing has been on its way for a while. */
  settle(): Promise<void>;
  /** Trouble that the test makes itself; it has to come. */
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
  };
}

/** Collects what goes wrong in any page of the context. */
function watch(context: BrowserContext, origin: string): string[] {
  const troubles: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => troubles.push(`error: ${String(error.error())}`));
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^https?:$/.test(protocol) && asked !== origin) troubles.push(`other host: ${request.url()}`);
  });
  return troubles;
}

/** A page that has asked for nothing this long, in milliseconds, has what it wants. */
const QUIET_MS = 300;

/** Answers when the context has been waiting for nothing for a while. */
function watchTraffic(context: BrowserContext): () => Promise<void> {
  const waiting = new Set<Request>();
  let lastAt = Date.now();
  context.on('request', (request) => waiting.add(request));
  const end = (request: Request) => {
    waiting.delete(request);
    lastAt = Date.now();
  };
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return async () => {
    do await pause(QUIET_MS / 3);
    while (waiting.size > 0 || Date.now() - lastAt < QUIET_MS);
  };
}

/** Policies are broken in silence where a report is all that happens. */
async function tellViolations(context: BrowserContext): Promise<void> {
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

/** Chosen before the first page, for the version that a site has unless it names another. */
async function chooseConsent(context: BrowserContext, word: 'refused' | 'granted'): Promise<void> {
  const purposes = { granted: [], refused: [], [word]: consentPurposes };
  const choices = JSON.stringify({ version: '1', chosenAt: Date.now(), ...purposes });
  await context.addInitScript((item) => {
    try {
      localStorage['broadsheet.consent'] ??= item;
    } catch {
      // A frame without an origin has no storage, and asks nobody.
    }
  }, choices);
}

function judge(troubles: readonly string[], expected: readonly RegExp[]): void {
  expect(troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)))).toEqual([]);
  const missing = expected.filter((pattern) => !troubles.some((trouble) => pattern.test(trouble)));
  expect(missing, 'trouble that the test expected').toEqual([]);
}

async function goTo(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path, { waitUntil: 'load' });
  if (response === null) throw new Error(`${path} only moved inside the page that was open already.`);
  return response;
}

/** Only inside a test: the context is closed and judged when the test is over. */
export async function openReader(options: ReaderOptions = {}): Promise<Reader> {
  const origin = options.origin ?? inject('newspaper').origin;
  browser ??= chromium.connect(inject('browser'));
  const context = await (await browser).newContext(contextOptions(options));
  const requests: Request[] = [];
  const expected: RegExp[] = [];
  const troubles = watch(context, origin);
  context.on('request', (request) => requests.push(request));
  const settle = watchTraffic(context);
  onTestFinished(async () => {
    await context.close();
    judge(troubles, expected);
  });
  if (options.javaScript !== false) await tellViolations(context);
  if (options.hasClosedAlert !== false) await closeAlert(context, origin);
  const { consent = 'refused' } = options;
  if (options.javaScript !== false && consent !== 'unknown') await chooseConsent(context, consent);
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
