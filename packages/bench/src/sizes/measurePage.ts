/**
 * The scripts of a page in a browser: what it fetches while nobody touches it and the browser is never idle, and what
 * it has fetched once every island is awake.
 */
import type { Browser, BrowserContext, Page, Response } from 'playwright-core';
import { compressedSize } from './compressedSize.ts';
import type { CompressedSize } from './compressedSize.ts';

export interface ScriptSizes extends CompressedSize {
  readonly files: number;
  /** The bytes of the bodies as sent. */
  readonly sent: number;
}

export interface PageSizes {
  readonly untouched: ScriptSizes;
  /** How many calls its scripts made before anything was touched. */
  readonly calls: number;
  readonly awake: ScriptSizes;
  readonly islands: { readonly awake: number; readonly all: number };
}

/** Lighthouse's phone viewport, in CSS pixels. */
const VIEWPORT = { width: 412, height: 823 };

/** Keeps idle callbacks back until `releaseIdle()` is called. */
const HOLD_IDLE = `{
  const held = [];
  const genuine = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = (run) => held.push(run);
  window.releaseIdle = () => { window.requestIdleCallback = genuine; held.splice(0).forEach((run) => genuine(run)); };
}`;

const WAKE = `document.querySelectorAll('bs-island[data-id]').forEach((island) =>
  (island.firstElementChild ?? island).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })))`;

const COUNT_ISLANDS = `(() => {
  const all = [...document.querySelectorAll('bs-island[data-id]')];
  const isAwake = (island) => Object.keys(island).some((key) => key.startsWith('__reactContainer'));
  return [all.filter(isAwake).length, all.length];
})()`;

async function measureScripts(responses: readonly Response[]): Promise<ScriptSizes> {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  const sent = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  return { files: responses.length, sent, ...compressedSize(bodies) };
}

async function scrollThrough(page: Page): Promise<void> {
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
  for (let top = 0; top <= height; top += VIEWPORT.height) {
    await page.evaluate(`window.scrollTo(0, ${top})`);
    await page.waitForTimeout(100);
  }
}

async function wakeAll(page: Page): Promise<PageSizes['islands']> {
  await page.evaluate('releaseIdle()');
  // Lazy blocks may contain islands of their own, which the second pass reaches.
  for (const _ of [1, 2]) {
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(WAKE);
    await page.waitForLoadState('networkidle');
  }
  await page.waitForTimeout(500);
  const counted: unknown = await page.evaluate(COUNT_ISLANDS);
  const [awake, all] = Array.isArray(counted) ? counted.map(Number) : [];
  return { awake: awake ?? 0, all: all ?? 0 };
}

/** The browser's stored data of a reader. */
export type Reader = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Returns a reader who has answered the question for consent. @throws Error when the page at the URL does not ask */
export async function answerConsent(
  browser: Browser,
  { address, answer }: { readonly address: string; readonly answer: 'refuse' | 'accept' },
): Promise<Reader> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.locator(`[role=dialog] button[value=${answer}]`).click();
    await page.locator('[role=dialog]').waitFor({ state: 'hidden' });
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** Measures a page. @param options `reader` absent: one on a first visit */
export async function measurePage(
  browser: Browser,
  { address, reader }: { readonly address: string; readonly reader?: Reader },
): Promise<PageSizes> {
  const context = await browser.newContext({ viewport: VIEWPORT, ...(reader && { storageState: reader }) });
  try {
    const page = await context.newPage();
    const scripts: Response[] = [];
    let calls = 0;
    page.on('response', (response) => {
      if (response.request().resourceType() === 'fetch') calls += 1;
      // Those of vendors, and of their stand-ins, are not ours.
      const isOwn = response.url().startsWith(`${new URL(address).origin}/assets/`);
      if (isOwn && /javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response);
    });
    await page.addInitScript(HOLD_IDLE);
    await page.goto(address, { waitUntil: 'networkidle' });
    const untouched = { sizes: await measureScripts(scripts), calls };
    const islands = await wakeAll(page);
    return {
      untouched: untouched.sizes,
      calls: untouched.calls,
      awake: await measureScripts(scripts),
      islands,
    };
  } finally {
    await context.close();
  }
}
