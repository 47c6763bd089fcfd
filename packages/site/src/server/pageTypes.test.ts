/** A walk through every page type of the sample newspaper: each shows its subject in the HTML that readers get. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const STARTING_MS = 120_000;
const FIXTURES = ['pages', 'stories', 'galleries', 'videos', 'authors', 'tags', 'collections'];

let paper: ListeningSite;
beforeAll(async () => {
  // Even on a busy machine, no list may be missing.
  paper = await openListeningSite(FIXTURES, { SOURCE_TIMEOUT_MS: '30000' });
}, STARTING_MS);
afterAll(() => paper[Symbol.asyncDispose]());

/** Reads the main region of a page, without the links to its neighbours. */
async function readMain(path: string, status = 200): Promise<string> {
  const response = await paper.get(path);
  expect(response.status).toBe(status);
  const html = await response.text();
  const main = /<(\w+)[^>]*\sid="main"[\s\S]*?(?=<footer)/.exec(html)?.[0];
  if (main === undefined) throw new Error(`${path} has no main region.`);
  return main;
}

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:#x27|#39|apos);/g, "'")
    .replaceAll(/\s+/g, ' ');

const linksIn = (html: string, pattern: RegExp) =>
  new Set(
    [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href).filter((href) => pattern.test(href)),
  );

const STORY_LINK = /^\/.+\/\d{4}\/\d{2}\/\d{2}\//;

test('the front page leads to many stories', async () => {
  const main = await readMain('/');
  expect(linksIn(main, STORY_LINK).size).toBeGreaterThan(15);
  expect(main).toContain('<img');
});

test.each(['/account/login/', '/account/signup/', '/checkout/', '/subscribe/', '/account/subscriptions/'])(
  '%s describes itself, and asks search engines to leave it out',
  async (path) => {
    const html = await (await paper.get(path)).text();
    expect(html).toMatch(/<meta name="description" content="[^"]{30,160}">/);
    expect(html).toContain('<meta name="robots" content="noindex">');
  },
);

/** Matches the link to subscribe in the header, with and without a query. */
const INVITATION = /<a\b[^>]*data-invitation[^>]*>Subscribe</;

test.each([
  '/coast/',
  '/tags/flooding/',
  '/author/joss-tanaka/',
  '/search/ferry/',
  '/gallery/2026/11/08/autumn-regatta/',
  '/coast/climate/2026/11/19/a-week-after-the-surge/',
  '/account/login/',
  '/no/such/page/',
])('the header of %s invites to subscribe', async (path) => {
  const html = await (await paper.get(path)).text();
  expect(INVITATION.exec(html)?.[0]).toContain('href="/offer/"');
});

test('who is about to subscribe is not invited to', async () => {
  for (const path of ['/offer/', '/checkout/'])
    expect(await (await paper.get(path)).text()).not.toMatch(INVITATION);
});

test.each([
  ['a section', '/coast/', 'Coast'],
  ['a tag', '/tags/flooding/', 'Flooding'],
])('%s shows its name and its stories', async (_type, path, name) => {
  const main = await readMain(path);
  expect(textOf(/<h1[\s\S]*?<\/h1>/.exec(main)?.[0] ?? '')).toContain(name);
  expect(linksIn(main, STORY_LINK).size).toBeGreaterThan(3);
});

test('an author shows name, role, biography, profiles and stories', async () => {
  const main = await readMain('/author/joss-tanaka/');
  const text = textOf(main);
  expect(text).toContain('Joss Tanaka');
  expect(text).toContain('Coast and climate reporter');
  expect(text).toContain('I learned to read a tide table before I learned to ride a bicycle');
  expect(main).toContain('mailto:joss.tanaka@aldermouthcourier.example');
  expect(linksIn(main, STORY_LINK).size).toBeGreaterThan(2);
});

test('an article shows headline, author, lead image and its whole text', async () => {
  const main = await readMain('/coast/climate/2026/11/19/a-week-after-the-surge/');
  const text = textOf(main);
  expect(textOf(/<h1[\s\S]*?<\/h1>/.exec(main)?.[0] ?? '').trim()).not.toBe('');
  expect(text).toMatch(/By\s+Nell Harbin/);
  expect(main).toMatch(/<img[^>]+fetchpriority="high"/i);
  expect(main.match(/<p[ >]/g)?.length).toBeGreaterThan(8);
});

test('a gallery shows its images, each with its text', async () => {
  const main = await readMain('/gallery/2026/11/08/autumn-regatta/');
  expect(main.match(/<figure/g)?.length).toBeGreaterThan(3);
  expect(main.match(/<img[^>]+alt="[^"]+"/g)?.length).toBeGreaterThan(3);
  expect(main.match(/<figcaption/g)?.length).toBeGreaterThan(3);
});

test('a video shows its player, with the poster that stands for it until it plays', async () => {
  const main = await readMain('/video/2026/11/05/how-the-saltgate-closes/');
  expect(main).toMatch(/<video [^>]*src="\/media\/video-barrier\.webm"/);
  expect(main).toMatch(/<video [^>]*poster="\/media\/img-video-barrier\.jpg"/);
  expect(main).toMatch(
    /<link rel="preload" as="image" href="\/media\/img-video-barrier\.jpg"[^>]*fetchPriority="high"/i,
  );
  expect(textOf(main)).toContain('How the Saltgate closes');
});

test('a search shows what it was for and what was found', async () => {
  const main = await readMain('/search/ferry/');
  expect(main).toContain('ferry');
  expect(linksIn(main, STORY_LINK).size).toBeGreaterThan(3);
});

test('the search page asks for words', async () => {
  expect(await readMain('/search/')).toMatch(/<form[^>]*>[\s\S]*<input[^>]+name="searchQuery"/);
});

test('a page of the paper itself shows its text', async () => {
  expect(textOf(await readMain('/privacy-policy/')).length).toBeGreaterThan(1_000);
});

test.each(['/account/login/', '/account/signup/'])('%s shows its form', async (path) => {
  const main = await readMain(path);
  expect(main).toMatch(/<input[^>]+type="email"/);
  expect(main).toMatch(/<input[^>]+type="password"/);
});

test.each([
  ['/account/orders/', 'Orders and receipts', 'Your orders'],
  ['/account/subscriptions/', 'Subscriptions', 'Your subscriptions'],
  ['/account/redeem/', 'Redeem a code', 'Open a subscription'],
  ['/account/payment/?paymentMethodID=7', 'Payment method', 'Payment details'],
  ['/account/change-plan/?subscriptionID=7', 'Change plan', 'Change plan'],
])('%s keeps the place of what only its reader sees', async (path, title, heading) => {
  const text = textOf(await readMain(path));
  expect(text).toContain(title);
  expect(text).toContain(`${heading} One moment …`);
});

test.each([
  '/offer/',
  '/checkout/',
  '/gift/',
  '/gift/checkout/',
  '/account/',
  '/account/change-plan/',
  '/account/orders/',
  '/account/saved/',
  '/account/payment/',
  '/account/redeem/',
  '/account/sharing/',
  '/account/subscriptions/',
])('%s has one first heading', async (path) => {
  expect((await readMain(path)).match(/<h1[ >]/g)).toHaveLength(1);
});

test('the pages of an account lead to each other', async () => {
  const pages = [
    '/account/',
    '/account/subscriptions/',
    '/account/sharing/',
    '/account/orders/',
    '/account/saved/',
    '/account/redeem/',
  ];
  for (const path of pages) {
    const html = await (await paper.get(path)).text();
    const nav = /<nav[^>]*aria-label="Your account"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
    expect([...linksIn(nav, /^\//)]).toEqual(pages);
  }
});

test('an address of nothing says so, and shows stories to read instead', async () => {
  const main = await readMain('/coast/no-such-story/', 404);
  expect(linksIn(main, STORY_LINK).size).toBeGreaterThan(3);
});
