/**
 * A reader's consent in a newspaper that counts its readers with a vendor: nothing of the vendor before a choice, and then
 * only what the reader chose, whichever consent platform stores it.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFixture } from './newspaper/fixtures.ts';
import { importDocuments } from './newspaper/importDocuments.ts';
import { PAGES } from './newspaper/sample.ts';
import { startNewspaper } from './newspaper/startNewspaper.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { accessViolations, sidewaysElements } from './reader/checkPage.ts';
import { measureShifts, seeShifts } from './reader/measureShifts.ts';
import { openReader } from './reader/openReader.ts';
import type { Reader, ReaderOptions } from './reader/openReader.ts';

const VENDOR = 'https://www.googletagmanager.com/gtag/js?id=G-1';
const TOLD = /^other host: https:\/\/www\.googletagmanager\.com\/gtag/;
const LOCKED = '/business/port/2026/11/18/who-owns-pier-9/';
const PURPOSES = ['analytics', 'advertising', 'personalisation'];

let newspaper: Newspaper;
let folder: string;

/** Changes the site properties of the newspaper. */
async function configure(properties: object): Promise<void> {
  const file = join(folder, 'site.json');
  await writeFile(file, JSON.stringify({ ...(await readFixture('site.json')), gaID: 'G-1', ...properties }));
  await importDocuments(newspaper.dataDir, [file]);
}

beforeAll(async () => {
  newspaper = await startNewspaper({ environment: { SANDBOX: 'on' } });
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-consent-'));
  await configure({ consent: { purposes: PURPOSES } });
});
afterAll(async () => {
  await newspaper[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/** Opens a reader of that newspaper who has not chosen; the vendor's script is a stand-in. */
async function openUndecided(options: ReaderOptions = {}): Promise<Reader> {
  const reader = await openReader({ origin: newspaper.origin, consent: 'unknown', ...options });
  await reader.context.route(VENDOR, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'document.documentElement.dataset.counted = "yes"',
    }),
  );
  return reader;
}

const barOf = (page: Page) => page.getByRole('dialog', { name: 'Your privacy choices' });
const button = (page: Page, name: string) => barOf(page).getByRole('button', { name, exact: true });
const counted = (page: Page) => page.locator('html[data-counted]');
const requested = ({ requests }: Reader) => requests.filter((request) => request.url() === VENDOR).length;

test('nothing of a vendor loads before a choice; agreeing brings it, here and in the other tab, without moving the page', async () => {
  const reader = await openUndecided();
  const { page, open, openPage, settle, expectTrouble } = reader;
  await measureShifts(page);
  await open(PAGES.home);
  await barOf(page).waitFor();
  const other = await openPage(PAGES.article);
  await barOf(other).waitFor();
  await settle();
  expect(requested(reader)).toBe(0);
  expectTrouble(TOLD);
  await button(page, 'Accept all').click();
  await barOf(page).waitFor({ state: 'hidden' });
  await barOf(other).waitFor({ state: 'hidden' });
  await counted(page).waitFor({ state: 'attached' });
  await counted(other).waitFor({ state: 'attached' });
  expect(await seeShifts(page)).toEqual([]);
  await page.reload();
  await counted(page).waitFor({ state: 'attached' });
  expect(await barOf(page).isVisible()).toBe(false);
});

test('a refusal is as easy, holds on other pages, and is changed from the footer; taking back loads the page anew', async () => {
  const reader = await openUndecided();
  const { page, open, settle, expectTrouble } = reader;
  await open(PAGES.article);
  const boxes = await Promise.all(
    ['Refuse all', 'Accept all'].map((name) => button(page, name).boundingBox()),
  );
  expect(boxes[0]?.width).toBe(boxes[1]?.width);
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
  await button(page, 'Refuse all').click();
  await barOf(page).waitFor({ state: 'hidden' });
  await open(PAGES.home);
  await settle();
  expect(requested(reader)).toBe(0);
  expect(await barOf(page).isVisible()).toBe(false);

  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' });
  expectTrouble(TOLD);
  await link.click();
  await barOf(page).waitFor();
  expect(await barOf(page).evaluate((bar) => bar === document.activeElement)).toBe(true);
  await page.getByRole('checkbox', { name: 'Statistics' }).check();
  await button(page, 'Save choices').click();
  await counted(page).waitFor({ state: 'attached' });
  expect(await link.evaluate((each) => each === document.activeElement)).toBe(true);

  await link.click();
  await button(page, 'Refuse all').click();
  await counted(page).waitFor({ state: 'detached' });
  await settle();
  expect(await barOf(page).isVisible()).toBe(false);
});

test('the page scrolls on under it, wherever the pointer is', async () => {
  const { page, open } = await openUndecided();
  await open(PAGES.section);
  await barOf(page).getByRole('button', { name: 'Refuse all' }).hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test('a phone has room for it, in the light and in the dark, and the keyboard reaches it early and passes it', async () => {
  const { page, open } = await openUndecided({ width: 390, height: 844 });
  await open(PAGES.section);
  await barOf(page).waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysElements(page)).toEqual([]);
  const names: string[] = [];
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    names.push(await page.locator(':focus').innerText());
  }
  expect(names.slice(0, 5)).toEqual([
    'Jump to the main content',
    'Refuse all',
    'Accept all',
    'Privacy policy',
    'Choose by purpose',
  ]);
  expect(await barOf(page).evaluate((bar) => bar.contains(document.activeElement))).toBe(false);
  await page.keyboard.press('Escape');
  expect(await barOf(page).isVisible()).toBe(true);
  for (let stop = 0; stop < 30; stop += 1) await page.keyboard.press('Tab');
  const [focus, edge] = await Promise.all([page.locator(':focus').boundingBox(), barOf(page).boundingBox()]);
  expect((focus?.y ?? 0) + (focus?.height ?? 0)).toBeLessThanOrEqual((edge?.y ?? 0) + 1);
  await button(page, 'Refuse all').focus();
  await page.keyboard.press('Enter');
  await barOf(page).waitFor({ state: 'hidden' });
});

test.each([
  ['en', 'Your privacy choices', ['Refuse all', 'Accept all']],
  ['de', 'Ihre Datenschutz-Auswahl', ['Alle ablehnen', 'Alle annehmen']],
] as const)(
  'in %s it takes a quarter of a phone at most, with both answers in view',
  async (locale, title, names) => {
    await configure({ locale, consent: { purposes: PURPOSES } });
    const { page, open } = await openUndecided({ width: 390, height: 844 });
    await open('/');
    const bar = page.getByRole('dialog', { name: title });
    await bar.waitFor();
    const { height = 0 } = (await bar.boundingBox()) ?? {};
    await configure({ consent: { purposes: PURPOSES } });
    expect(height).toBeLessThanOrEqual(844 / 4);
    const answers = names.map((name) => bar.getByRole('button', { name, exact: true }));
    const [refuse, accept] = await Promise.all(answers.map((answer) => answer.boundingBox()));
    expect(refuse?.width).toBe(accept?.width);
    expect(refuse?.y).toBe(accept?.y);
  },
);

test('Global Privacy Control is said, and refuses profiles whatever is chosen', async () => {
  const { page, context, open, expectTrouble } = await openUndecided();
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await open(PAGES.section);
  await barOf(page).getByText('Your browser sends Global Privacy Control').waitFor();
  await barOf(page).getByText('Choose by purpose').click();
  expect(await page.getByRole('checkbox', { name: 'Profiles' }).isDisabled()).toBe(true);
  expectTrouble(TOLD);
  await button(page, 'Accept all').click();
  await counted(page).waitFor({ state: 'attached' });
  const kept: unknown = await page.evaluate(() => JSON.parse(localStorage['broadsheet.consent']));
  expect(kept).toMatchObject({ granted: ['analytics', 'advertising'], refused: [] });
});

test('without script nobody is asked, and nothing of a vendor loads', async () => {
  const reader = await openUndecided({ javaScript: false });
  await reader.open(PAGES.section);
  await reader.settle();
  expect(await reader.page.locator('[role=dialog]').isVisible()).toBe(false);
  expect(requested(reader)).toBe(0);
});

test('a platform of TCF keeps the choices in its place, and one of GPP asks nobody before', async () => {
  await configure({ consent: { manager: 'tcf', script: '/sandbox/consent/tcf.js' } });
  const reader = await openUndecided();
  const { page, open, settle, expectTrouble } = reader;
  await open(PAGES.section);
  const panel = page.getByRole('region', { name: 'Sandbox consent platform' });
  await panel.waitFor();
  await settle();
  expect(await barOf(page).count()).toBe(0);
  expect(requested(reader)).toBe(0);
  expectTrouble(TOLD);
  await panel.getByRole('button', { name: 'consent to everything' }).click();
  await counted(page).waitFor({ state: 'attached' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
  await panel.waitFor();

  await configure({ consent: { manager: 'gpp', script: '/sandbox/consent/gpp.js' } });
  await open(PAGES.home);
  await counted(page).waitFor({ state: 'attached' });
  expect(await panel.isVisible()).toBe(false);
});

test.each([390, 1280])(
  'at %i pixels the choices of a first visit to a locked story can be pressed, and the wall stands below its opening',
  async (width) => {
    await configure({ consent: { purposes: PURPOSES } });
    const { page, open } = await openUndecided({ width, touch: width === 390 });
    await open(LOCKED);
    const wall = page.locator('[data-paywall][data-state=wall]');
    await wall.getByRole('radio').first().waitFor();
    await button(page, 'Refuse all').click();
    await barOf(page).waitFor({ state: 'hidden' });
    expect(await page.getByRole('dialog').count()).toBe(0);
    const opening = await page.locator('main article[class*=article-body] p').last().boundingBox();
    const place = await wall.boundingBox();
    if (opening === null || place === null) throw new Error('The opening or the wall is not visible.');
    expect(place.y).toBeGreaterThanOrEqual(opening.y + opening.height);
    await wall.getByRole('button', { name: 'Subscribe' }).click({ trial: true });
    expect(await accessViolations(page)).toEqual([]);
  },
);

test('the question takes its room at the end of the page, and only what reads its height is restyled', async () => {
  const { page, open } = await openReader({ origin: newspaper.origin, consent: 'unknown' });
  await open(PAGES.home);
  const seeHeight = (selector: string) =>
    page.evaluate((given) => {
      const element = document.querySelector(given) ?? document.body;
      return getComputedStyle(element).getPropertyValue('--bs-covered-end');
    }, selector);
  await expect.poll(() => seeHeight('html')).toMatch(/^\d+px$/);
  expect(await seeHeight('body')).toBe(await seeHeight('html'));
  expect(await page.evaluate(() => getComputedStyle(document.body).paddingBlockEnd)).toBe(
    await seeHeight('html'),
  );
  expect(await seeHeight('main')).toBe('');
});
