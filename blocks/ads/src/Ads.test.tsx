import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { expect, test } from 'vitest';
import { SITE } from '../test/openAds.ts';
import { block } from './block.ts';

const CUBE = { adType: '300x250' };
const site = SITE;

const story = {
  type: 'story',
  _id: 'STORM01',
  taxonomy: { tags: [{ slug: 'ferry' }, { text: 'No slug' }, { slug: 'pier' }] },
  websites: { courier: { website_section: { _id: '/coast/storms/' } } },
};

function readRequest(html: string): unknown {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return JSON.parse(page.querySelector<HTMLElement>('[data-ad]')?.dataset['ad'] ?? 'null');
}

test('renders a label, its room and an empty element that is named after the instance', async () => {
  const { container, environment, logs } = await renderBlock(block, { fields: CUBE, site });
  expect(container.querySelector('#ad_test-block > p')?.textContent).toBe('Advertisement');
  expect(container.querySelector('#arcad_test-block')?.innerHTML).toBe('');
  expect([environment.visited, logs]).toEqual([[], []]);
  await expectAccessible(container);
});

test.each([
  ['the text of the site', { advertisementLabel: 'Paid for' }, {}, 'Paid for'],
  ['the language of the site', { locale: 'sv' }, {}, 'Annons'],
  ['nothing where its editor wants no label', {}, { displayAdLabel: false }, undefined],
  ['nothing for an ad out of the page', {}, { adType: '1x1' }, undefined],
])('is labelled with %s', async (_, more, fields, label) => {
  const { container } = await renderBlock(block, {
    fields: { ...CUBE, ...fields },
    site: { ...SITE, ...more },
  });
  expect(container.querySelector('p')?.textContent).toBe(label);
});

test.each([
  ['300x250', [250, 250, 250]],
  ['300x250_gallery', [250, 250, 250]],
  ['300x250|300x600', [250, 600, 600]],
  ['300x250|300x600_rightrail', [0, 0, 600]],
  ['728x90|320x50', [50, 90, 90]],
  ['970x250|970x90|728x90|320x50', [250, 90, 250]],
])('keeps room for the tallest ad of %s at each width', async (adType, heights) => {
  await renderBlock(block, { fields: { adType }, site });
  const room = document.querySelector('[data-ad] > div:last-child')?.classList.item(1) ?? '';
  const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map((rule) => rule.cssText),
  );
  const found = rules.filter((rule) => rule.includes(`.${room}`)).join(' ');
  expect([...found.matchAll(/min-block-size: (\d+)px/g)].map(([, height]) => Number(height))).toEqual(
    heights,
  );
});

test('tells the ad server where the ad stands and what the page is about', async () => {
  const page = { type: 'article' };
  const fields = { ...CUBE, lazyLoad: false, display: 'mobile' };
  const html = await renderOnServer(block, { fields, site, page, globalContent: story });
  expect(readRequest(html)).toEqual({
    adType: '300x250',
    path: '/701/courier/coast/storms',
    targeting: {
      page_type: 'article',
      section_id: 'coast/storms',
      arc_id: 'STORM01',
      tags: 'ferry,pier',
    },
    display: 'mobile',
    isLazy: false,
    isDebugged: false,
  });
});

test('is lazy, labelled and for all devices where nothing is stored', async () => {
  expect(readRequest(await renderOnServer(block, { site }))).toMatchObject({
    adType: '1x1',
    display: 'all',
    isLazy: true,
    isDebugged: false,
  });
});

test('comes with the page though it is lazy', () => {
  expect(block.prepare({ lazyLoad: true }).isLazy).toBe(false);
});

test('takes along the bids of its format and where the site has its vendors', async () => {
  const more = {
    vendorOrigins: { googlePublisherTag: '/sandbox/ads' },
    headerBidding: { script: '/prebid.js', adUnits: { cube: [{ bidder: 'one' }], oop: [] } },
  };
  const requestOf = async (adType: string) =>
    readRequest(await renderOnServer(block, { fields: { adType }, site: { ...SITE, ...more } }));
  expect(await requestOf('300x250')).toMatchObject({
    origin: '/sandbox/ads',
    bidding: { script: '/prebid.js', bids: [{ bidder: 'one' }] },
  });
  expect(await requestOf('1x1')).not.toHaveProperty('bidding');
});

test.each([{}, { isAdmin: true }])('hydrates from what the server sent: %j', async (more) => {
  const { serverHtml } = await renderBlock(block, { fields: CUBE, site, globalContent: story, ...more });
  expect(serverHtml).not.toBe('');
});

test.each([
  ['without an ad server', { id: 'bare' }],
  ['where its id is empty', { id: 'blank', dfpId: '' }],
])('renders nothing %s, and warns once a site', async (_, bare) => {
  const { container, logs, host, unmount } = await renderBlock(block, { fields: CUBE, site: bare });
  expect(container.innerHTML).toBe('');
  expect(logs).toEqual([expect.stringContaining('Set the site property "dfpId"')]);
  expect(host.site).toMatchObject(bare);
  unmount();
});

test('renders nothing for AMP', async () => {
  expect(await renderOnServer(block, { fields: CUBE, site, outputType: 'amp' })).toBe('');
});

test.each(['default', 'amp'])(
  'shows editors which ad stands there, in the output "%s"',
  async (outputType) => {
    const fields = { adType: '728x90|320x50' };
    const globalContent = story;
    const { container } = await renderBlock(block, {
      fields,
      site,
      globalContent,
      outputType,
      isAdmin: true,
    });
    for (const text of ['leaderboard_medium', 'courier/coast/storms', '"from":768', '[728,90]', '[320,50]'])
      expect(container.textContent).toContain(text);
    expect(container.querySelector('[data-ad]')).toBeNull();
    await expectAccessible(container);
  },
);

test('logs nothing without an ad server in the engine, whose page check reports it', async () => {
  const { container, logs } = await renderBlock(block, {
    fields: CUBE,
    site: { id: 'other' },
    handlesLazyLoad: true,
  });
  expect([container.innerHTML, logs]).toEqual(['', []]);
});

test('tells editors that the site has no ad server', async () => {
  const { container } = await renderBlock(block, { fields: CUBE, isAdmin: true });
  expect(container.textContent).toContain('No ads are shown: the site has no ad server id');
});
