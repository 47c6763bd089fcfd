/** Locked stories in a browser: the wall, the ways past it, and that a reader who has paid sees nothing of it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshEmail } from './account/freshEmail.ts';
import { makeAccount } from './account/makeAccount.ts';
import { logIn, ON_THE_WAY, openVisitor, currentPath, untilAwake } from './account/openVisitor.ts';
import { useSandbox } from './account/startSandbox.ts';
import { payWithCard, enterEmail } from './checkout/shortWay.ts';
import { FIXTURES, readFixture } from './newspaper/fixtures.ts';
import { importDocuments } from './newspaper/importDocuments.ts';
import { PAGES } from './newspaper/sample.ts';
import { accessViolations } from './reader/checkPage.ts';
import { measureShifts, seeShifts } from './reader/measureShifts.ts';

const PATIENCE_MS = 120_000;
const SUBSCRIBERS = '/business/port/2026/11/18/who-owns-pier-9/';
const REGISTERED = '/coast/walks/2026/11/20/seven-walks-below-the-cranes/';
const METERED = [
  '/coast/wildlife/2026/11/17/hobs-level-lets-the-sea-in/',
  '/council/transport/2026/11/09/forty-rides-on-the-number-nine/',
  '/opinion/leaders/2026/11/05/build-the-quayside-line-or-bury-it/',
  '/business/2026/09/30/electric-pilot-boat-launched-at-priory/',
] as const;
/** The most bytes of script, as sent, that a lock may cost an anonymous reader. */
const LOCK_BYTES = 2_150;

const newspaper = useSandbox();

const visit = (options: Partial<Parameters<typeof openVisitor>[0]> = {}) =>
  openVisitor({ origin: newspaper.origin, ...options });
/** The wall that stands in the page, as the sample newspaper shows it. */
const wall = (page: Page) => page.locator('[data-paywall][data-state=wall]');
/** The wall that lies over the page. */
const dialog = (page: Page) => page.getByRole('dialog');
/** Counts the paragraphs of the story; the cards below it are articles as well. */
const paragraphs = (page: Page) => page.locator('main article[class*=article-body] p').count();
/** Waits until the whole story is there. */
async function readWhole(page: Page): Promise<void> {
  await expect.poll(() => paragraphs(page), ON_THE_WAY).toBeGreaterThan(4);
}
const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

/** Returns the bytes of script that a page loads by itself for an unknown reader. */
async function scriptBytes(path: string): Promise<number> {
  const { open, requests, settle } = await visit();
  await open(path);
  await settle();
  // The share bar of a short story is visible at once, so its script loads.
  const scripts = requests.filter(
    (request) => request.resourceType() === 'script' && !/share-bar/.test(request.url()),
  );
  const urls = [...new Set(scripts.map((request) => request.url()))];
  const sizes = await Promise.all(
    urls.map(async (url) => {
      const { port, pathname } = new URL(url);
      const options = { host: '127.0.0.1', port, path: pathname, headers: { 'accept-encoding': 'br' } };
      return new Promise<number>((resolve, reject) => {
        get(options, (response) => {
          expect(response.headers['content-encoding']).toBe('br');
          buffer(response).then((body) => resolve(body.length), reject);
        }).once('error', reject);
      });
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('a lock costs a reader of whom nothing is known at most 2.1 kilobytes of script', async () => {
  expect((await scriptBytes(SUBSCRIBERS)) - (await scriptBytes(PAGES.article))).toBeLessThanOrEqual(
    LOCK_BYTES,
  );
});

test('without script the wall is text below the teaser, with links that lead back', async () => {
  const { page, open } = await visit({ javaScript: false });
  await open(REGISTERED);
  expect(await paragraphs(page)).toBeLessThanOrEqual(2);
  await page.getByText('Register to continue reading.').waitFor();
  const link = page.getByRole('main').getByRole('link', { name: 'Create an account' });
  expect(await link.getAttribute('href')).toBe(`/account/signup/?redirect=${encodeURIComponent(REGISTERED)}`);
  await open(SUBSCRIBERS);
  const button = page.getByRole('main').getByRole('link', { name: 'Subscribe' });
  expect(await button.isVisible()).toBe(true);
  expect(await button.getAttribute('href')).toBe(`/offer/?redirect=${encodeURIComponent(SUBSCRIBERS)}`);
});

test(
  'a reader meets the wall, chooses, signs up on the way, pays, and reads the story; then sees no wall and no door',
  async () => {
    const { page, open, settle } = await visit();
    await open('/');
    const door = page.getByRole('link', { name: 'Subscribe from €1' });
    expect(await door.isVisible()).toBe(true);
    await open(SUBSCRIBERS);
    const invitation = page
      .getByRole('navigation', { name: 'Sections Menu' })
      .getByRole('link', { name: 'Subscribe' });
    expect(await invitation.isVisible()).toBe(true);
    await wall(page).getByRole('button', { name: 'Subscribe' }).click();
    await enterEmail(page, freshEmail('ada'));
    await payWithCard(page, '€1');
    await expect.poll(currentPath(page), ON_THE_WAY).toBe(SUBSCRIBERS);
    await readWhole(page);
    await page.locator('[data-part=thanks]').waitFor();

    await measureShifts(page);
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      const look = () => {
        const place = document.querySelector('[data-part=payment]');
        if (place?.checkVisibility({ visibilityProperty: true })) seen.push('wall');
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await open(SUBSCRIBERS);
    await readWhole(page);
    await settle();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'seen'))).toEqual([]);
    expect(await seeShifts(page)).toEqual([]);
    expect(await wall(page).count()).toBe(0);
    expect(await invitation.count()).toBe(0);

    await page.goto('/');
    expect(await door.count()).toBe(0);
    await page.evaluate(() => localStorage.removeItem('ArcId.USER_INFO'));
    await page.context().clearCookies();
    await page.goto('/');
    expect(await door.isVisible()).toBe(true);
  },
  PATIENCE_MS,
);

test('three metered stories are free, and one of them again; the fourth meets the wall', async () => {
  const { page, open } = await visit();
  const [first, second, third, fourth] = METERED;
  const reads = [
    [first, 1],
    [second, 2],
    [third, 3],
    [first, 3],
  ] as const;
  for (const [path, count] of reads) {
    await open(path);
    await readWhole(page);
    expect(await wall(page).count()).toBe(0);
    await page.getByText(`You have read ${count} of 3 free stories.`).waitFor();
  }
  await open(fourth);
  await wall(page).getByRole('button', { name: 'Subscribe' }).waitFor();
});

test('a story for registered readers opens after the login', async () => {
  const account = await makeAccount(newspaper.origin, 'rita');
  const { page, open } = await visit({ width: 390 });
  await open(REGISTERED);
  await wall(page).getByRole('link', { name: 'Log In.' }).click();
  await page.waitForURL('**/account/login/**');
  await untilAwake(page);
  await logIn(page, account);
  await expect.poll(currentPath(page), ON_THE_WAY).toBe(REGISTERED);
  await readWhole(page);
});

test('who is logged in and has not paid is not asked to log in', async () => {
  const account = await makeAccount(newspaper.origin, 'nora');
  const { page, open } = await visit();
  await open(`/account/login/?redirect=${encodeURIComponent(SUBSCRIBERS)}`);
  await untilAwake(page);
  await logIn(page, account);
  await wall(page).getByRole('button', { name: 'Subscribe' }).waitFor();
  expect(await wall(page).getByRole('link', { name: 'Log In.' }).isVisible()).toBe(false);
});

test('a browser that refuses storage and cookies meets the wall on a counted story, and nothing breaks', async () => {
  const { page, open } = await visit();
  await page.addInitScript(() => {
    const refuse = {
      get() {
        throw new DOMException('The storage is refused.', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refuse);
    Object.defineProperty(window, 'sessionStorage', refuse);
    const ask = window.fetch;
    window.fetch = (url, init) => ask(url, { ...init, credentials: 'omit' });
  });
  await open(METERED[0]);
  await wall(page).getByRole('button', { name: 'Subscribe' }).waitFor();
  expect(await paragraphs(page)).toBeLessThanOrEqual(2);
});

test('a lost network leaves the teaser, says so, and is tried again', async () => {
  const { page, open, expectTrouble } = await visit();
  expectTrouble(/ERR_FAILED/);
  await page.route('**/_broadsheet/block*', (route) => route.abort());
  await open(METERED[0]);
  await page.getByText('The rest of this story could not be loaded.').waitFor();
  expect(await paragraphs(page)).toBeGreaterThan(0);
  expect(await accessViolations(page)).toEqual([]);
  await page.unroute('**/_broadsheet/block*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await readWhole(page);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

describe('where the field of the wall has its default', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'broadsheet-dialog-'));
    const text = JSON.stringify(await readFixture('pages/article.json'));
    const file = join(folder, 'article.json');
    const changed = text.replace('"displayMode":"inPage",', '');
    if (changed === text) throw new Error('The sample page has no display mode to take out.');
    await writeFile(file, changed);
    await importDocuments(newspaper.dataDir, [file]);
  });
  afterAll(async () => {
    await importDocuments(newspaper.dataDir, [join(FIXTURES, 'pages/article.json')]);
    await rm(folder, { recursive: true });
  });

  test.each([390, 1280])('at %i pixels the wall is a dialog that nobody is shut in by', async (width) => {
    const { page, open } = await visit({ width, touch: width === 390 });
    await measureShifts(page);
    await open(SUBSCRIBERS);
    await dialog(page).getByRole('heading', { name: 'Read what Aldermouth talks about' }).waitFor();
    expect(await isLocked(page)).toBe(true);
    const { y = 0 } = (await dialog(page).locator('[data-part=sheet]').boundingBox()) ?? {};
    expect(y).toBeGreaterThan(300);
    expect(await accessViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Subscribe');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await isLocked(page)).toBe(false);
    expect(await page.getByRole('main').getByRole('link', { name: 'Subscribe' }).isVisible()).toBe(true);
    expect(await accessViolations(page)).toEqual([]);
    expect(await seeShifts(page)).toEqual([]);
  });

  test('the wheel moves the wall up before anything scrolls', async () => {
    const { page, open } = await visit();
    await open(SUBSCRIBERS);
    const sheet = dialog(page).locator('[data-part=sheet]');
    await sheet.waitFor();
    const top = async () => (await sheet.boundingBox())?.y ?? 0;
    const before = await top();
    await page.mouse.move(600, 200);
    await page.mouse.wheel(0, 1_000);
    await expect.poll(top).toBeCloseTo(before - (800 - before) / 4, -1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('a hosted paywall script decides where the site names one, on this site or another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-paywall-'));
  const file = join(folder, 'site.json');
  async function nameScript(script: string): Promise<void> {
    await writeFile(
      file,
      JSON.stringify({ ...(await readFixture('site.json')), api: { retail: { script } } }),
    );
    await importDocuments(newspaper.dataDir, [file]);
  }
  const path = '/sandbox/paywall/p.js?payment=0&campaign=tides';
  const standIn = await (await fetch(`${newspaper.origin}${path}`)).text();
  for (const script of [path, 'https://paywall.example/p.js']) {
    await nameScript(script);
    const { page, open, expectTrouble } = await visit();
    // No request leaves: the stand-in answers under the name of another site.
    if (URL.canParse(script)) expectTrouble(/^other host: https:\/\/paywall\.example\/p\.js$/);
    await page.route('https://paywall.example/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: standIn }),
    );
    await open(METERED[0]);
    await wall(page).getByRole('heading', { name: 'Six months of tides for €1' }).waitFor();
    await wall(page).getByRole('radio').first().waitFor();
    expect(await wall(page).locator('input[name="campaign"]').inputValue()).toBe('tides');
  }
  await rm(folder, { recursive: true });
});
