/**
 * What lets browsers keep a page for the way back (the back/forward cache), and what a page does that was kept. Chromium for
 * tests keeps none, so the way back is played: the events are those that a browser sends.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccount } from './account/makeAccount.ts';
import type { Account } from './account/makeAccount.ts';
import { signIn } from './account/signIn.ts';
import { PAGES } from './newspaper/sample.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { openReader } from './reader/openReader.ts';
import { accountMenu, endSilently, logOut, startWithStandIns } from './session/accounts.ts';

const PATHS = [...Object.values(PAGES), '/offer/', '/account/login/', '/account/saved/', '/nowhere/'];

let newspaper: Newspaper;
let ada: Account;
beforeAll(async () => {
  newspaper = await startWithStandIns();
  ada = await makeAccount(newspaper.origin, 'ada');
});
afterAll(() => endSilently(newspaper));

/** Records in each page what it opens and listens to, and leaves out again what it has closed. */
async function recordHindrances(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const open = new Set<string>();
    Object.assign(window, { hindrances: () => [...open] });
    const listen = window.addEventListener;
    window.addEventListener = (...call: Parameters<typeof listen>) => {
      if (call[0].endsWith('unload')) open.add(call[0]);
      return listen.apply(window, call);
    };
    const count = (name: 'BroadcastChannel' | 'EventSource' | 'WebSocket') => {
      let made = 0;
      const counted = new Proxy<Function>(window[name], {
        construct(target, given, self) {
          made += 1;
          const label = `${name} ${made}`;
          open.add(label);
          const opened = Reflect.construct(target, given, self);
          const close = opened.close.bind(opened);
          opened.close = () => (open.delete(label), close());
          return opened;
        },
      });
      Reflect.set(window, name, counted);
    };
    (['BroadcastChannel', 'EventSource', 'WebSocket'] as const).forEach(count);
  });
}

/** Plays that the reader leaves the page, and returns what would keep the browser from keeping it. */
const leave = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    const { held = [] } = await navigator.locks.query();
    const databases = await indexedDB.databases();
    const found: unknown = Reflect.get(window, 'hindrances');
    const open: unknown = typeof found === 'function' ? found() : ['nothing was recorded'];
    return [open, held.map(({ name }) => name), databases.map(({ name }) => name)];
  });

const comeBack = (page: Page): Promise<unknown> =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

const NOTHING = [[], [], []];

describe.each(PATHS)('the page %s', (path) => {
  test('may be kept for the way back, whoever reads it', async () => {
    const reader = await openReader({ origin: newspaper.origin });
    const { page, context, open, settle, expectTrouble } = reader;
    if (path === '/nowhere/') expectTrouble(/404/);
    await recordHindrances(context);
    const answer = await open(path);
    expect(answer.headers()['cache-control']).not.toContain('no-store');
    await settle();
    expect(await leave(page)).toEqual(NOTHING);
    await signIn(page, ada);
    await open(path);
    await settle();
    expect(await leave(page)).toEqual(NOTHING);
  });
});

test('what would keep a page from being kept is seen here', async () => {
  const { page, context, open } = await openReader({ origin: newspaper.origin });
  await recordHindrances(context);
  await open('/healthz');
  await page.evaluate(() => {
    addEventListener('beforeunload', () => undefined);
    Object.assign(window, { channel: new BroadcastChannel('x') });
    void navigator.locks.request('y', () => new Promise(() => undefined));
  });
  expect(await leave(page)).toEqual([['beforeunload', 'BroadcastChannel 1'], ['y'], []]);
});

test('a page that was kept shows on the way back who is logged in now', async () => {
  const { page, context, open, openPage } = await openReader({ origin: newspaper.origin });
  await recordHindrances(context);
  await signIn(page, ada);
  await open(PAGES.home);
  await accountMenu(page).waitFor();
  expect(await leave(page)).toEqual(NOTHING);
  // No event reaches a page that is kept.
  await page.evaluate(() => {
    const stop = (event: Event) => event.stopImmediatePropagation();
    for (const name of ['storage', 'visibilitychange'])
      window.addEventListener(name, stop, { capture: true });
  });
  await logOut(await openPage('/account/'));
  await comeBack(page);
  await accountMenu(page).waitFor({ state: 'detached' });
  const other = await openPage('/healthz');
  await signIn(other, ada);
  await comeBack(page);
  await accountMenu(page).waitFor();
});

test('a page that was kept looks on the way back as the reader has chosen since', async () => {
  const { page, open, openPage } = await openReader({ origin: newspaper.origin });
  await open(PAGES.home);
  await page.evaluate(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  const other = await openPage(PAGES.section);
  await other.locator('[data-appearance] summary').click();
  await other.getByRole('radio', { name: 'Dark', exact: true }).check();
  await expect.poll(() => other.locator('html').getAttribute('data-theme')).toBe('dark');
  await comeBack(page);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});
