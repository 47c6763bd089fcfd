import { expect, test } from 'vitest';
import { PAGES } from './newspaper/sample.ts';
import { headingFaults, readThrough } from './reader/checkPage.ts';
import { openReader } from './reader/openReader.ts';

const OTHERS = {
  video: '/video/2026/11/05/how-the-saltgate-closes/',
  'empty search': '/search/',
  privacy: '/privacy-policy/',
  terms: '/terms-of-use/',
  corrections: '/corrections/',
  contact: '/contact/',
  'not found': '/nowhere/',
  login: '/account/login/',
  'sign-up': '/account/signup/',
  'forgotten password': '/account/forgot-password/',
  'new password': '/account/reset-password/',
  'one-time link': '/account/request-one-time/',
};

// Those of `PAGES` are looked at with their accessibility.
test.each(Object.entries(OTHERS))(
  'the %s page has one first heading, and no level is left out below it',
  async (kind, path) => {
    const reader = await openReader();
    const { page, open, expectTrouble } = reader;
    if (kind === 'not found') expectTrouble(/status of 404/);
    await open(path);
    await readThrough(reader);
    expect(await headingFaults(page)).toEqual([]);
  },
);

test('the first heading of the front page is the name of the paper, on a phone and on a desktop', async () => {
  const { page, open } = await openReader();
  await open(PAGES.home);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const name = page.getByRole('heading', { level: 1, name: 'The Aldermouth Courier' });
    expect(await name.count()).toBe(1);
  }
});

test('a phone shows one masthead and one strip of links before the first headline', async () => {
  const { page, open } = await openReader({ width: 390 });
  await open(PAGES.home);
  const logos = await page
    .getByRole('img', { name: 'The Aldermouth Courier' })
    .evaluateAll((found) =>
      found.filter((logo) => logo.getBoundingClientRect().top < 300 && logo.checkVisibility()),
    );
  expect(logos).toHaveLength(2);
  const boxes = await page
    .locator('header, #main')
    .getByRole('img', { name: 'The Aldermouth Courier' })
    .evaluateAll((found) =>
      found.filter((logo) => (logo.closest('h1') ?? logo).getBoundingClientRect().width > 1),
    );
  expect(boxes).toHaveLength(1);
  const strip = page.getByRole('navigation', { name: 'More Links' });
  expect((await strip.boundingBox())?.height).toBeLessThan(60);
  const headline = await page.getByRole('heading', { level: 2 }).first().boundingBox();
  expect(headline?.y).toBeLessThan(260);
  await strip.getByRole('link').last().focus();
  const last = await strip.getByRole('link').last().boundingBox();
  expect((last?.x ?? 1000) + (last?.width ?? 0)).toBeLessThanOrEqual(390);
});
