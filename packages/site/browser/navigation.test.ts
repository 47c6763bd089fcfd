import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PAGES } from './newspaper/sample.ts';
import { getHeader } from './account/openVisitor.ts';
import { openReader } from './reader/openReader.ts';

const isFocused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);

/** Returns the bar of a page with the parts that the tests use. */
function barOf(page: Page) {
  const nav = page.locator('#main-nav');
  return {
    opener: nav.getByRole('button', { name: 'Sections' }),
    menu: nav.locator('[popover]'),
    logo: nav.locator('a[href="/"]').first(),
  };
}

describe.each([1280, 390])('the sections menu at %i pixels', (width) => {
  test('opens at a press, takes the focus, and gives it back with Escape', async () => {
    const { page, open } = await openReader({ width });
    await open(PAGES.section);
    const { opener, menu } = barOf(page);
    await opener.focus();
    await page.keyboard.press('Enter');
    await menu.waitFor();
    await expect.poll(() => isFocused(page, '#main-nav [popover] *')).toBe(true);
    expect(await page.locator('body').getAttribute('class')).toContain('nav-open');

    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await expect.poll(() => page.locator('body').getAttribute('class')).not.toContain('nav-open');
  });

  test('keeps the Tab key inside while it is open', async () => {
    const { page, open } = await openReader({ width });
    await open(PAGES.section);
    const { opener, menu } = barOf(page);
    await opener.click();
    await menu.waitFor();
    await expect.poll(() => isFocused(page, '#main-nav [popover] *')).toBe(true);
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocused(page, '#main-nav [popover] *')).toBe(true);
    }
    await page.keyboard.press('Shift+Tab');
    expect(await isFocused(page, '#main-nav [popover] *')).toBe(true);
  });

  test('closes with its button and with a press beside it, not with one inside', async () => {
    const { page, open } = await openReader({ width });
    await open(PAGES.section);
    const { opener, menu } = barOf(page);
    await opener.click();
    await menu.getByRole('button', { name: 'Close' }).click();
    await menu.waitFor({ state: 'hidden' });

    await opener.click();
    await menu.click({ position: { x: 5, y: 5 } });
    expect(await menu.isVisible()).toBe(true);
    await page.mouse.click(width - 5, 400);
    await menu.waitFor({ state: 'hidden' });
  });

  test('opens the list of a section by its caret, and that of the current section by itself', async () => {
    const { page, open } = await openReader({ width });
    await open(PAGES.article);
    const { opener, menu } = barOf(page);
    await opener.click();
    await menu.getByRole('link', { name: 'Wildlife' }).waitFor();
    const courts = menu.getByRole('link', { name: 'Courts' });
    expect(await courts.isVisible()).toBe(false);

    const caret = menu.locator('summary', { hasText: 'Open or close the list under News' });
    await caret.focus();
    await page.keyboard.press('Enter');
    await courts.waitFor();
    await page.keyboard.press('Enter');
    await courts.waitFor({ state: 'hidden' });
    await caret.click();
    await courts.click();
    await page.waitForURL('**/news/crime/');
  });
});

test('the focus stays where a reader has moved it in the menu before its script comes', async () => {
  const { page, open } = await openReader();
  let send = () => {};
  const held = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/followMenu-*', async (route) => {
    await held;
    await route.continue();
  });
  await open(PAGES.article);
  const { opener, menu } = barOf(page);
  await opener.click();
  const caret = menu.locator('summary', { hasText: 'Open or close the list under News' });
  await caret.focus();
  const loaded = page.waitForResponse('**/followMenu-*');
  send();
  await (await loaded).finished();
  await expect.poll(() => page.locator('body').getAttribute('class')).toContain('nav-open');
  expect(await caret.evaluate((summary) => summary === document.activeElement)).toBe(true);
});

test('the skip link is the first stop and leads past the bar', async () => {
  const { page, open } = await openReader();
  await open(PAGES.section);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Jump to the main content' });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await isFocused(page, 'main *')).toBe(true);
});

describe('the logo in the bar', () => {
  test('follows the masthead on a wide screen: in beyond 150 pixels, out under 30', async () => {
    const { page, open } = await openReader();
    await page.clock.install();
    await open(PAGES.home);
    const { logo } = barOf(page);
    const scrollTo = async (offset: number) => {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), offset);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
      await page.clock.runFor(100);
    };
    await page.clock.runFor(2_000);
    expect(await logo.isVisible()).toBe(false);
    await scrollTo(140);
    expect(await logo.isVisible()).toBe(false);
    await scrollTo(200);
    await expect.poll(() => logo.isVisible()).toBe(true);
    await scrollTo(60);
    expect(await logo.isVisible()).toBe(true);
    await scrollTo(20);
    await expect.poll(() => logo.isVisible()).toBe(false);
  });

  test('comes after a second where there is no masthead', async () => {
    const { page, open, settle } = await openReader();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await open(PAGES.section);
    await settle();
    const { logo } = barOf(page);
    await page.clock.runFor(900);
    expect(await logo.isVisible()).toBe(false);
    await page.clock.runFor(200);
    await expect.poll(() => logo.isVisible()).toBe(true);
  });

  test('is there at once on a phone', async () => {
    const { page, open } = await openReader({ width: 390 });
    await page.clock.install();
    await open(PAGES.home);
    expect(await barOf(page).logo.isVisible()).toBe(true);
  });
});

test('the bar stays at the top of the window', async () => {
  const { page, open } = await openReader();
  await open(PAGES.section);
  await page.mouse.wheel(0, 900);
  const bar = page.locator('#main-nav');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  expect((await bar.boundingBox())?.y).toBe(0);
  await expect.poll(() => bar.getAttribute('data-scrolled')).toBe('');
});

test.each([1280, 800])(
  'the last button of the bar ends where the page does, %i pixels wide',
  async (width) => {
    const { page, open } = await openReader({ width });
    await open(PAGES.home);
    const edges = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((found) =>
          found.map((each) => each.getBoundingClientRect()).filter((box) => box.width > 0),
        );
    const [list] = await edges('main [aria-label="More Links"]');
    const buttons = await edges('#main-nav :is(a, button, summary)');
    expect(Math.max(...buttons.map(({ right }) => right))).toBeCloseTo(list?.right ?? 0, 0);
  },
);

test('a letter is offered in a column that is narrower than its form', async () => {
  const { page, open } = await openReader({ width: 780 });
  await open(PAGES.home);
  const box = page.locator('#newsletter-signup');
  expect(await box.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  const right = await box.evaluate((each) => each.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(780);
});

test('in a low window, such as an enlarged one, the bar scrolls away and the alert takes one line', async () => {
  const { page, open } = await openReader({ width: 320, height: 256, hasClosedAlert: false });
  await open(PAGES.article);
  const alert = page.getByRole('navigation', { name: 'Breaking News Alert' });
  await alert.waitFor();
  expect((await alert.boundingBox())?.height).toBeLessThan(48);
  await page.mouse.wheel(0, 600);
  await expect.poll(async () => (await page.locator('#main-nav').boundingBox())?.y).toBeLessThan(-200);
});

test('for who wants more contrast, soft text is as dark as the rest', async () => {
  const { page, open } = await openReader();
  await open(PAGES.home);
  const byline = page.getByText('By Idris Cole').first();
  const headline = page.getByRole('main').getByRole('article').getByRole('heading').first();
  const colours = () =>
    Promise.all([byline, headline].map((each) => each.evaluate((found) => getComputedStyle(found).color)));
  expect(new Set(await colours()).size).toBe(2);
  await page.emulateMedia({ contrast: 'more' });
  expect(new Set(await colours()).size).toBe(1);
});

test.each([768, 900, 1280])('no control of the bar wraps, %i pixels wide', async (width) => {
  const { page, open } = await openReader({ width });
  await open(PAGES.article);
  await page.evaluate(() => document.fonts.ready);
  const controls = page.locator('#main-nav').locator('a, button').filter({ visible: true, hasText: /\w/ });
  const heights = await controls.evaluateAll((found) =>
    found.map((each) => {
      const words = document.createRange();
      words.selectNodeContents(each);
      return words.getBoundingClientRect().height;
    }),
  );
  expect(heights.length).toBeGreaterThan(1);
  expect(Math.max(...heights)).toBeLessThan(30);
  const { options, signUp } = getHeader(page);
  if (width < 1024) await options.click();
  await expect.poll(() => signUp.filter({ visible: true }).count()).toBe(1);
});
