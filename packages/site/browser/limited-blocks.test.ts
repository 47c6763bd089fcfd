/** Blocks that some screens or readers do not show, as readers get them: with styles alone, and nothing of them fetched. */
import { SUBSCRIBER_ATTRIBUTE } from '@broadsheet/block-kit';
import type { Page, Request } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useSandbox } from './account/startSandbox.ts';
import { callEditing } from './pagebuilder/callEditing.ts';
import { EDITOR } from './pagebuilder/openEditor.ts';
import { openReader } from './reader/openReader.ts';
import type { ReaderOptions } from './reader/openReader.ts';

const newspaper = useSandbox({ environment: EDITOR });
const PATH = '/limited/';

const LATE_LIST = {
  lazyLoad: true,
  small: 2,
  listContentConfig: {
    contentService: 'content-api-collections',
    contentConfigValues: { content_alias: 'weekend', size: 2, from: 0 },
  },
};

const heading = (id: string, text: string, more: Readonly<Record<string, unknown>>) => ({
  ...{ id, block: 'header', fields: { text }, children: [] },
  ...more,
});

beforeAll(async () => {
  const editing = await callEditing(newspaper.origin);
  const main = [
    heading('wide', 'For wide screens', { hideOn: 'phone' }),
    heading('narrow', 'For phones', { hideOn: 'desktop' }),
    heading('join', 'Join us', { showTo: ['anonymous'] }),
    heading('member', 'Hello again', { showTo: ['registered', 'subscribed'] }),
    heading('upgrade', 'Get more', { showTo: ['registered'] }),
    heading('thanks', 'Thank you', { showTo: ['subscribed'] }),
  ];
  const scripts = [
    { id: 'ad', block: 'ads', fields: { adType: '728x90|320x50', lazyLoad: false }, hideOn: 'phone' },
    { id: 'forgot', block: 'forgot-password', fields: {}, children: [], hideOn: 'phone' },
    { id: 'late', block: 'top-table-list', fields: LATE_LIST, children: [], hideOn: 'phone' },
  ];
  for (const [id, areas] of [
    ['limited', { main }],
    ['limited-scripts', { main: scripts }],
  ] as const) {
    const match = { kind: 'path', path: `/${id}/` };
    const document = { id, name: id, match, layout: 'right-rail', areas };
    await editing.call('PUT', `/pages/${id}/draft`, { document, revision: 0 });
    await editing.call('POST', `/pages/${id}/publication`, { revision: 1 });
  }
});

const openWith = (options: ReaderOptions) => openReader({ origin: newspaper.origin, ...options });
const TEXTS = ['For wide screens', 'For phones', 'Join us', 'Hello again', 'Get more', 'Thank you'];
const seen = async (page: Page) =>
  (await page.locator('main h1:visible, main h2:visible').allTextContents())
    .map((text) => text.trim())
    .filter((text) => TEXTS.includes(text));

/** Returns what was requested for the island, the lazy list and the ad. */
const listFetched = (requests: readonly Request[]) => {
  const paths = requests.map((request) => new URL(request.url()).pathname);
  return {
    island: paths.some((path) => path.includes('forgot-password')),
    list: paths.includes('/_broadsheet/block'),
    ads: paths.some((path) => path.startsWith('/sandbox/ads')),
  };
};

test.each([false, true])(
  'on a phone and a desktop the other blocks are hidden, with script: %s',
  async (javaScript) => {
    const phone = await openWith({ width: 390, javaScript });
    await phone.open(PATH);
    expect(await seen(phone.page)).toEqual(['For phones', 'Join us']);
    const desktop = await openWith({ width: 1280, javaScript });
    await desktop.open(PATH);
    expect(await seen(desktop.page)).toEqual(['For wide screens', 'Join us']);
  },
);

test('an ad and an island on a phone that does not show them are requested once the screen is wide', async () => {
  const { page, open, requests, settle } = await openWith({ width: 390, consent: 'granted' });
  await open('/limited-scripts/');
  await page.mouse.move(100, 200);
  await page.mouse.wheel(0, 2_000);
  await settle();
  expect(listFetched(requests)).toEqual({ island: false, list: false, ads: false });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.mouse.wheel(0, -4_000);
  await page.locator('#ad_ad iframe').waitFor({ state: 'attached' });
  await page.mouse.wheel(0, 2_000);
  await expect.poll(() => listFetched(requests)).toEqual({ island: true, list: true, ads: true });
});

test.each([
  ['nobody', undefined, ['Join us']],
  ['no', 'no', ['Hello again', 'Get more']],
  ['yes', 'yes', ['Hello again', 'Thank you']],
  ['unknown', undefined, ['Hello again']],
])('a reader with the state %s never sees the version of another', async (state, mark, expected) => {
  const { page, open } = await openWith({ width: 1280 });
  await page.addInitScript(
    ([kept, known]) => {
      if (known === 'nobody') return;
      localStorage.setItem('ArcId.USER_INFO', JSON.stringify({ uuid: 'reader-1', refreshToken: 'x' }));
      if (kept !== '') localStorage.setItem('broadsheet.subscriber', `reader-1 ${kept} ${Date.now()}`);
      // Every heading that is ever laid out is recorded, from the first frame on.
      const record = () => {
        for (const each of document.querySelectorAll('main h1, main h2'))
          if (each.getClientRects().length > 0) painted.add(each.textContent.trim());
        document.documentElement.dataset['painted'] = [...painted].join('|');
        requestAnimationFrame(record);
      };
      const painted = new Set<string>();
      requestAnimationFrame(record);
    },
    [mark ?? '', state] as const,
  );
  await open(PATH);
  expect((await seen(page)).filter((text) => text !== 'For wide screens')).toEqual(expected);
  expect(
    await page.evaluate((name) => document.documentElement.getAttribute(name), SUBSCRIBER_ATTRIBUTE),
  ).toBe(state === 'nobody' ? null : state);
  if (state === 'nobody') return;
  const painted = (await page.locator('html').getAttribute('data-painted'))?.split('|') ?? [];
  expect(painted.filter((text) => TEXTS.includes(text)).toSorted()).toEqual(
    [...expected, 'For wide screens'].toSorted(),
  );
});
