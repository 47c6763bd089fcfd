import { beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../test/openPage.ts';

let page = openPage();
let requested: string[] = [];
beforeEach(() => {
  page = openPage('<!doctype html><title>Page</title><div id="one"></div><div id="two"></div>');
  requested = [];
  page.set('fetch', (path: string) => {
    requested.push(path);
    return page.get(path);
  });
  Reflect.set(page.view, 'innerWidth', 1280);
});

/** Sets up a page as the ad block does, with two slots that are not requested by themselves, and records ended slots. */
async function sell() {
  await page.load('/sandbox/ads/tag/js/gpt.js');
  const tag = Reflect.get(page.view, 'googletag');
  const ads = tag.pubads();
  const ended: [string, boolean][] = [];
  ads.disableInitialLoad();
  ads.enableSingleRequest();
  ads.setTargeting('page_type', 'article');
  ads.addEventListener(
    'slotRenderEnded',
    ({ slot, isEmpty }: { slot: { getSlotElementId(): string }; isEmpty: boolean }) =>
      ended.push([slot.getSlotElementId(), isEmpty]),
  );
  const mapping = tag
    .sizeMapping()
    .addSize(
      [992, 0],
      [
        [300, 250],
        [300, 600],
      ],
    )
    .addSize([0, 0], [])
    .build();
  const slots = ['one', 'two'].map((id) =>
    tag
      .defineSlot('/701/courier', [[300, 250]], id)
      .defineSizeMapping(mapping)
      .addService(ads),
  );
  tag.enableServices();
  for (const id of ['one', 'two']) tag.display(id);
  return { tag, ads, slots, ended };
}

const frames = () =>
  [...page.document.querySelectorAll('iframe')].map(({ width, height }) => `${width}x${height}`);

it('asks for nothing before a refresh, then for all slots in one request, and fills them with the largest', async () => {
  const { ads, slots, ended } = await sell();
  expect(requested).toEqual([]);
  ads.refresh(slots);
  await vi.waitFor(() =>
    expect(ended).toEqual([
      ['one', false],
      ['two', false],
    ]),
  );
  expect(requested).toHaveLength(1);
  const query = new URL(requested[0] ?? '', 'http://localhost').searchParams;
  expect(JSON.parse(query.get('slots') ?? '')).toMatchObject([
    { id: 'one', path: '/701/courier' },
    { id: 'two' },
  ]);
  expect(JSON.parse(query.get('page') ?? '')).toEqual({ page_type: 'article' });
  expect(frames()).toEqual(['300x600', '300x600']);
});

it('leaves a slot empty for which nothing fits', async () => {
  const { ads, slots, ended } = await sell();
  Reflect.set(page.view, 'innerWidth', 390);
  ads.refresh(slots);
  await vi.waitFor(() =>
    expect(ended).toEqual([
      ['one', true],
      ['two', true],
    ]),
  );
});

it('leaves all slots empty, or unanswered, when its panel says so', async () => {
  const { ads, slots, ended } = await sell();
  await page.post('/sandbox/ads/panel', { server: 'empty', bidders: 'bid' });
  ads.refresh(slots);
  await vi.waitFor(() => expect(ended).toHaveLength(2));
  await page.post('/sandbox/ads/panel', { server: 'never', bidders: 'bid' });
  ads.refresh(slots);
  await vi.waitFor(() => expect(requested).toHaveLength(2));
  expect(ended).toEqual([
    ['one', true],
    ['two', true],
  ]);
  expect(frames()).toEqual([]);
});

it('refuses an id that a slot has already, and shows no more in a slot that is destroyed', async () => {
  const { tag, ads, slots, ended } = await sell();
  expect(tag.defineSlot('/701/courier', [[300, 250]], 'one')).toBeNull();
  ads.refresh(slots);
  tag.destroySlots([slots[0]]);
  await vi.waitFor(() => expect(ended).toEqual([['two', false]]));
});

it('keeps what a person chose in the panel, and takes nonsense for filling', async () => {
  const answers = async () => [
    await page.json('/sandbox/ads/gampad/ads'),
    await page.json('/sandbox/ads/bids'),
  ];
  expect(await answers()).toEqual([{ answer: 'fill' }, { answer: 'bid' }]);
  await page.post('/sandbox/ads/panel', { server: 'late', bidders: 'never' });
  expect(await answers()).toEqual([{ answer: 'late' }, { answer: 'never' }]);
  expect(await (await page.get('/sandbox/ads/panel')).text()).toMatch(/value="late"\s+checked/);
  await page.post('/sandbox/ads/panel', { server: '<b>', bidders: '' });
  expect(await answers()).toEqual([{ answer: 'fill' }, { answer: 'bid' }]);
});

it('offers a price for each slot that bidders are asked about', async () => {
  const { slots } = await sell();
  await page.load('/sandbox/ads/prebid.js');
  const pbjs = Reflect.get(page.view, 'pbjs');
  await new Promise<void>((resolve) =>
    pbjs.requestBids({ adUnits: [{ code: 'two' }], timeout: 700, bidsBackHandler: resolve }),
  );
  pbjs.setTargetingForGPTAsync(['two']);
  expect(slots.map((slot: { getTargetingMap(): object }) => slot.getTargetingMap())).toEqual([
    {},
    { hb_bidder: 'sandbox', hb_pb: '1.20' },
  ]);
});

it('draws recommendations into the containers that were queued, once they are sent off', async () => {
  const container = () => page.document.querySelector('#one')?.querySelectorAll('li').length;
  page.set('_taboola', [{ article: 'auto' }, { container: 'one', placement: 'Below' }]);
  await page.load('/sandbox/ads/libtrc/courier/loader.js');
  expect(container()).toBe(0);
  Reflect.get(page.view, '_taboola').push({ flush: true });
  expect(container()).toBe(3);
});

it('writes what it is asked for into a creative as text', async () => {
  const html = await (await page.get('/sandbox/ads/creative?unit=a&size=%3Cscript%3E')).text();
  expect(html).toContain('Sandbox ad, &lt;script&gt;');
});
