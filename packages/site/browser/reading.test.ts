import { describe, expect, test } from 'vitest';
import { PAGES } from './newspaper/sample.ts';
import { getMainList } from './reader/getMainList.ts';
import { readThrough } from './reader/checkPage.ts';
import { openReader } from './reader/openReader.ts';

test.each(Object.entries(PAGES))(
  'the %s page has no second first heading, and a title with the name of the paper',
  async (_kind, path) => {
    const { page, open } = await openReader();
    const response = await open(path);
    expect(response.status()).toBe(200);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBeLessThanOrEqual(1);
    expect(await page.title()).toContain('The Aldermouth Courier');
  },
);

test('the front page shows no story twice, apart from what is most read', async () => {
  const reader = await openReader();
  await reader.open(PAGES.home);
  await readThrough(reader);
  const links = reader.page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  const urls = await links.evaluateAll((found) =>
    found
      .filter((link) => link.closest('ol > li > span + article') === null)
      .map((link) => link.getAttribute('href')),
  );
  expect(urls.length).toBeGreaterThan(25);
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
});

test('a reader goes from the front page to a section and on to a story', async () => {
  const { page, open } = await openReader();
  await open(PAGES.home);
  await page.getByRole('navigation', { name: 'More Links' }).getByRole('link', { name: 'Coast' }).click();
  await page.waitForURL('**/coast/');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Coast');

  const headline = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  const words = await headline.textContent();
  await headline.click();
  await page.waitForURL(/\/coast\/.+\/\d{4}\//);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(words);
});

test('the rail beside a long story stays in sight, and its tags begin where its text does', async () => {
  const { page, open } = await openReader({ width: 1280, height: 900 });
  await open('/coast/2026/11/20/saltgate-barrier-is-sinking/');
  const edgeOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x ?? NaN;
  const text = await edgeOf('main article p, main p');
  expect(await edgeOf('main a[href^="/tags/"]')).toBeCloseTo(text, 0);
  await page.evaluate(() => scrollTo(0, 3000));
  // Its last list stays, also where the rail is higher than the window.
  const heading = page.getByRole('complementary').getByRole('heading', { name: /^(Most read|Latest)$/ });
  await heading.waitFor();
  await expect.poll(async () => (await heading.boundingBox())?.y ?? NaN).toBeGreaterThan(0);
  expect((await heading.boundingBox())?.y).toBeLessThan(300);
});

test('See more adds the next stories, each once, and moves focus into the first new one', async () => {
  const { page, open } = await openReader();
  await open(PAGES.section);
  const headlines = getMainList(page).getByRole('heading').getByRole('link');
  const before = await headlines.allTextContents();
  await page.getByRole('link', { name: /^See more/ }).click();
  await expect.poll(() => headlines.count()).toBeGreaterThan(before.length);
  const after = await headlines.allTextContents();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(new Set(after).size).toBe(after.length);
  const firstNew = getMainList(page).getByRole('article').nth(before.length);
  await expect
    .poll(() =>
      firstNew.evaluate((card) => card.contains(document.activeElement) && document.activeElement?.tagName),
    )
    .toBe('A');
  expect(new URL(page.url()).search).toBe('?page=2');
});

test('See more is gone once the section has no more stories', async () => {
  const { page, open } = await openReader();
  await open('/coast/wildlife/');
  const more = page.getByRole('link', { name: /^See more/ });
  const cards = getMainList(page).getByRole('article');
  for (let presses = 0; presses < 20 && (await more.count()) > 0; presses += 1) {
    const shown = await cards.count();
    await more.click();
    await expect.poll(async () => (await cards.count()) > shown || (await more.count()) === 0).toBe(true);
  }
  expect(await more.count()).toBe(0);
  expect(await cards.count()).toBeGreaterThan(0);
});

test('an embed of another site is a link until it is pressed', async () => {
  const { page, open, settle, expectTrouble } = await openReader();
  await open('/council/transport/tram/2026/11/16/traders-take-the-tram-to-court/');
  await settle();
  const embed = page.locator('.bs-embed');
  expect(await embed.getByRole('link').getAttribute('href')).toMatch(/^https:\/\/www\.youtube\.com\//);
  expect(await page.locator('iframe').count()).toBe(0);
  expectTrouble(/^other host: https:\/\/www\.youtube-nocookie\.com\//);
  await embed.getByRole('link').click();
  const frame = embed.locator('iframe');
  await frame.waitFor();
  expect(await frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  expect(await frame.getAttribute('title')).not.toBe('');
  expect(new URL(page.url()).hostname).toBe('localhost');
});

describe('without JavaScript', () => {
  test('the front page links to its stories', async () => {
    const { page, open } = await openReader({ javaScript: false });
    await open(PAGES.home);
    const lead = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
    const words = await lead.textContent();
    await lead.click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(words);
  });

  test('a story with a gallery shows its text and all its images', async () => {
    const { page, open } = await openReader({ javaScript: false });
    await open(PAGES.article);
    expect(await page.getByRole('main').locator('p').count()).toBeGreaterThan(5);
    const slides = page.getByRole('region', { name: /./ }).locator('[data-slide]');
    expect(await slides.count()).toBeGreaterThan(3);
    await slides.last().scrollIntoViewIfNeeded();
    expect(await slides.last().locator('img').isVisible()).toBe(true);
  });

  test('See more leads to the same list with a page more', async () => {
    const { page, open } = await openReader({ javaScript: false });
    await open(PAGES.section);
    const cards = getMainList(page).getByRole('article');
    const before = await cards.count();
    await page.getByRole('link', { name: /^See more/ }).click();
    expect(new URL(page.url()).search).toBe('?page=2');
    expect(await cards.count()).toBeGreaterThan(before);
  });

  test('the search form finds stories', async () => {
    const { page, open } = await openReader({ javaScript: false });
    await open('/search/');
    await page.getByRole('main').getByRole('textbox').fill('ferry');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    expect(new URL(page.url()).pathname).toBe('/search/ferry/');
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
  });

  test('the sections menu opens and closes', async () => {
    const { page, open } = await openReader({ javaScript: false });
    await open(PAGES.section);
    const menu = page.locator('#main-nav [popover]');
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Sections' }).click();
    expect(await menu.isVisible()).toBe(true);
    await menu.locator('details').first().locator('summary').click();
    expect(await menu.getByRole('link', { name: 'Courts' }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await menu.isVisible()).toBe(false);
  });
});
