/** An experiment with a promo on the front page, as readers see and follow it, up to the counts that its editors read. */
import { isRecord } from '@broadsheet/client-core';
import { parsePageDocument } from '@broadsheet/page-document';
import type { Request } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useNewspaper } from './newspaper/useNewspaper.ts';
import { callEditing } from './pagebuilder/callEditing.ts';
import type { EditingCalls } from './pagebuilder/callEditing.ts';
import { EDITOR } from './pagebuilder/openEditor.ts';
import { accessViolations } from './reader/checkPage.ts';
import { openReader } from './reader/openReader.ts';

/** A browser that does not say that it is a program; each reader has another version. */
const browser = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;

const newspaper = useNewspaper({ environment: EDITOR });
let editing: EditingCalls;

const promo = (
  id: string,
  variant: 'a' | 'b',
  { experiment = 'front-offer', ...fields }: { readonly experiment?: string } & Record<string, unknown> = {},
) => ({
  id,
  block: 'small-manual-promo',
  fields: { headline: `Read on with offer ${variant}`, linkURL: '/offer/', showHeadline: true, ...fields },
  children: [],
  experiment: { id: experiment, variant },
});

/** Publishes a page of the sample with blocks before or after those of its body. */
async function publish(
  id: string,
  { before = [], after = [] }: { readonly before?: readonly unknown[]; readonly after?: readonly unknown[] },
): Promise<void> {
  const { document, revision } = await editing.call('GET', `/pages/${id}`);
  const body = parsePageDocument(document)?.areas['body'] ?? [];
  const areas = isRecord(document) && isRecord(document['areas']) ? document['areas'] : {};
  const changed = {
    ...(isRecord(document) ? document : {}),
    areas: { ...areas, body: [...before, ...body, ...after] },
  };
  const saved = await editing.call('PUT', `/pages/${id}/draft`, { document: changed, revision });
  await editing.call('POST', `/pages/${id}/publication`, { revision: saved['revision'] });
}

beforeAll(async () => {
  editing = await callEditing(newspaper.origin);
  await publish('home', {
    before: [promo('offer-a', 'a'), promo('offer-b', 'b')],
    after: (['a', 'b'] as const).flatMap((variant) => [
      promo(`last-${variant}`, variant, { experiment: 'last-offer' }),
      promo(`late-${variant}`, variant, { experiment: 'late-offer', lazyLoad: true, linkURL: '#late' }),
    ]),
  });
});

const isReport = (request: Request) => new URL(request.url()).pathname === '/_broadsheet/experiment';
const bodies = (requests: readonly Request[]) => requests.filter(isReport).map((each) => each.postData());
const counts = (id: string) => editing.call('GET', `/experiments/${id}`);

test('a promo of the front page is counted when it was in view and when its link is followed', async () => {
  const { page, open, requests, settle } = await openReader({
    origin: newspaper.origin,
    userAgent: browser(141),
  });
  expect(await counts('front-offer')).toEqual({
    a: { seen: 0, opened: 0 },
    b: { seen: 0, opened: 0 },
    since: null,
  });
  await open('/');
  const place = page.locator('[data-bs-experiment^="front-offer."]');
  const mark = (await place.getAttribute('data-bs-experiment')) ?? '';
  const variant = mark.endsWith('.a') ? 'a' : 'b';
  expect(await page.getByText(/^Read on with offer/).allTextContents()).toContain(
    `Read on with offer ${variant}`,
  );
  await expect.poll(() => bodies(requests), { timeout: 10_000 }).toEqual([`seen ${mark}`]);
  await expect.poll(async () => (await counts('front-offer'))[variant]).toEqual({ seen: 1, opened: 0 });
  await place
    .getByRole('link', { name: /Read on/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/offer/');
  await settle();
  expect(bodies(requests)).toEqual([`seen ${mark}`, `opened ${mark}`]);
  const [report] = requests.filter(isReport);
  expect((await report?.allHeaders())?.['cookie']).toBeUndefined();
  await expect.poll(async () => (await counts('front-offer'))[variant]).toEqual({ seen: 1, opened: 1 });
  expect(await counts('front-offer')).toMatchObject({ since: expect.any(Number) });
});

test('a promo below the window is counted once it was scrolled to, and a fast middle click counts both', async () => {
  const { page, context, open, requests, settle } = await openReader({
    origin: newspaper.origin,
    userAgent: browser(142),
  });
  await open('/');
  await page.waitForTimeout(2_000);
  expect(bodies(requests).filter((body) => body?.includes('last-offer'))).toEqual([]);
  const place = page.locator('[data-bs-experiment^="last-offer."]');
  const mark = await place.getAttribute('data-bs-experiment');
  const fetched = page.waitForResponse((response) => /\/experiment[^/]*\.js$/.test(response.url()), {
    timeout: 10_000,
  });
  const isFetched = requests.some((request) => /\/experiment[^/]*\.js$/.test(request.url()));
  const link = place.getByRole('link', { name: /Read on/ }).first();
  await link.scrollIntoViewIfNeeded();
  if (!isFetched) await fetched;
  else fetched.catch(() => undefined);
  const opened = context.waitForEvent('page');
  await link.click({ button: 'middle' });
  const offer = await opened;
  // A page that is closed while it loads leaves requests without an end.
  await offer.waitForLoadState('networkidle');
  await offer.close();
  await settle();
  expect(bodies(requests).filter((body) => body?.includes('last-offer'))).toEqual([
    `seen ${mark}`,
    `opened ${mark}`,
  ]);
});

test('a lazy promo is counted once it is there and seen, and its link to the same page is not one that opens another', async () => {
  const { page, open, requests, settle } = await openReader({
    origin: newspaper.origin,
    userAgent: browser(145),
  });
  const late = () => bodies(requests).filter((body) => body?.includes('late-offer'));
  await open('/');
  const place = page.locator('[data-bs-experiment^="late-offer."]');
  const mark = await place.getAttribute('data-bs-experiment');
  await expect.poll(() => requests.some((each) => /\/experiment[^/]*\.js$/.test(each.url()))).toBe(true);
  expect(await place.locator('bs-lazy').count()).toBe(1);
  expect(late()).toEqual([]);
  // Like a reader who scrolls: the block is fetched before it is on the screen.
  const link = place.getByRole('link', { name: /Read on/ }).first();
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 150);
        return link.isVisible();
      },
      { timeout: 30_000, interval: 50 },
    )
    .toBe(true);
  await link.scrollIntoViewIfNeeded();
  await expect.poll(late, { timeout: 10_000 }).toEqual([`seen ${mark}`]);
  await link.click();
  await page.waitForURL('**/#late');
  await settle();
  expect(late()).toEqual([`seen ${mark}`]);
});

test('a page without an experiment fetches nothing for it, and one with it is as accessible and moves nothing', async () => {
  const plain = await openReader({ origin: newspaper.origin, userAgent: browser(143) });
  await plain.open('/coast/');
  await plain.settle();
  expect(plain.requests.filter((each) => /experiment/.test(each.url()))).toEqual([]);
  const { page, open } = await openReader({ origin: newspaper.origin, userAgent: browser(144) });
  await open('/');
  const box = await page.locator('[data-bs-experiment^="front-offer."]').evaluate((element) => ({
    display: getComputedStyle(element).display,
    storage: localStorage.length + sessionStorage.length,
    cookies: document.cookie,
  }));
  expect(box).toMatchObject({ display: 'contents' });
  expect(JSON.stringify(box)).not.toContain('front-offer');
  expect(await accessViolations(page)).toEqual([]);
});
