import { describe, expect, inject, test } from 'vitest';
import { PAGES } from './newspaper/sample.ts';
import { TRIAL } from './newspaper/startNewspaper.ts';
import { useNewspaper } from './newspaper/useNewspaper.ts';
import { openReader } from './reader/openReader.ts';

/** The most milliseconds that a reader waits for a page. */
const PATIENCE = 15_000;

test.each([
  '/nowhere/',
  '/coast/2026/11/20/never-written/',
  '/author/nobody/',
  '/tags/nothing/',
  '/%E0%A4%A/',
  '/a'.repeat(400),
])(
  'the unknown address %s is a page with status 404 that offers a search and the latest stories',
  async (path) => {
    const { page, open, expectTrouble } = await openReader();
    expectTrouble(/status of 404/);
    const response = await open(path.endsWith('/') ? path : `${path}/`);
    expect(response.status()).toBe(404);
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { name: 'There is no page at this address' }).isVisible()).toBe(
      true,
    );
    expect(await main.getByRole('article').count()).toBe(4);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    await main.getByRole('textbox').fill('ferry');
    await main.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/search/ferry/');
  },
);

test.each([
  ['/coast', '/coast/'],
  ['/coast/climate/2026/11/13/night-of-the-surge', '/coast/climate/2026/11/13/night-of-the-surge/'],
  ['/coast?page=2', '/coast/?page=2'],
  ['/search/?searchQuery=tide+%26+time', '/search/tide%20%26%20time/'],
])('%s moves to %s', async (from, to) => {
  const { page, open } = await openReader();
  const response = await open(from);
  expect(response.status()).toBe(200);
  expect(page.url()).toBe(inject('newspaper').origin + to);
});

test('an address of another host behind the slash leads nowhere else', async () => {
  const response = await fetch(`${inject('newspaper').origin}//example.com`, { redirect: 'manual' });
  const location = response.headers.get('location') ?? '/';
  expect(new URL(location, inject('newspaper').origin).origin).toBe(inject('newspaper').origin);
});

test('a press without a network says so, and does its work when the network is back', async () => {
  const { page, context, open, settle, expectTrouble } = await openReader();
  expectTrouble(/net::ERR_INTERNET_DISCONNECTED/);
  expectTrouble(/Failed to fetch dynamically imported module/);
  await open(PAGES.article);
  await settle();
  await context.setOffline(true);
  const button = page.getByRole('button', { name: 'Save for later' }).first();
  await button.click();
  const said = page.getByText('That could not be loaded.');
  await said.waitFor();
  expect(await button.getAttribute('aria-pressed')).toBe('false');
  await context.setOffline(false);
  // A hand presses for a moment. A browser that remembers failed modules refuses at its beginning, and loads at its end.
  await button.click({ delay: 120 });
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
  expect(await said.count()).toBe(0);
});

test('a form without a network keeps what was typed, says so, and is sent when the network is back', async () => {
  const { page, context, open, settle, expectTrouble } = await openReader();
  // Pictures that come as the reader scrolls down to the form, and its script.
  expectTrouble(/net::ERR_INTERNET_DISCONNECTED/);
  await page.route('**/readers/v1/newsletters', (route) => route.fulfill({ status: 204 }));
  await open(PAGES.article);
  await settle();
  const letters = page.locator('#newsletter-signup');
  const email = letters.getByRole('textbox');
  await email.fill('tide@example.com');
  await context.setOffline(true);
  await email.press('Enter');
  await page.getByText('That could not be loaded.').waitFor();
  expect(await email.inputValue()).toBe('tide@example.com');
  await context.setOffline(false);
  const sent = page.waitForRequest('**/readers/v1/newsletters');
  await email.press('Enter');
  expect((await sent).postData()).toContain('email=tide%40example.com');
});

describe('in a site with blocks and sources that fail', () => {
  const newspaper = useNewspaper({ program: TRIAL });

  test('a source that never answers costs its own block and no more than the patience of a reader', async () => {
    const { page } = await openReader({ origin: newspaper.origin });
    const response = await page.goto('/trial/never/', { timeout: PATIENCE });
    expect(response?.status()).toBe(200);
    expect(await page.getByText('Before the list.').isVisible()).toBe(true);
    expect(await page.getByText('After the list.').isVisible()).toBe(true);
    expect(await page.getByRole('article').count()).toBe(4);
  });

  test('a source that fails costs its own block', async () => {
    const { page, open } = await openReader({ origin: newspaper.origin });
    const response = await open('/trial/failing/');
    expect(response.status()).toBe(200);
    expect(await page.getByText('Before the list.').isVisible()).toBe(true);
    expect(await page.getByText('After the list.').isVisible()).toBe(true);
    expect(await page.getByRole('article').count()).toBe(4);
    expect(await page.content()).not.toContain('tide tables');
  });

  test('a block that throws costs its place, and the log names it and the page', async () => {
    const { page, open } = await openReader({ origin: newspaper.origin });
    const response = await open('/trial/broken/');
    expect(response.status()).toBe(200);
    expect(await page.getByText('Before the broken block.').isVisible()).toBe(true);
    expect(await page.getByText('Beside the broken block.').isVisible()).toBe(true);
    expect(await page.getByText('After the broken block.').isVisible()).toBe(true);
    expect(await page.content()).not.toContain('on purpose');
    expect(newspaper.log()).toContain('trial-broken');
    expect(newspaper.log()).toContain('/trial/broken/');
  });
});
