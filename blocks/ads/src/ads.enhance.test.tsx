import { expect, test, vi } from 'vitest';
import { AGREED, createConsent, openAds, settle } from '../test/openAds.ts';

const GPT = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js';

test('asks for all ads of a page in one request, once the reader has agreed', async () => {
  const consent = createConsent({});
  const ads = { one: { adType: '300x250' }, two: { adType: '728x90|320x50' } };
  const { scripts, installServer, server, slotId } = await openAds({ ads, consent });
  expect(scripts()).toEqual([]);
  consent.choose(AGREED);
  await settle();
  expect(scripts()).toEqual([GPT]);
  await installServer();
  expect(server.requests).toEqual([[slotId('one'), slotId('two')]]);
  expect(server.displayed).toEqual([slotId('one'), slotId('two')]);
  expect(server.calls).toEqual([
    'disableInitialLoad',
    'enableSingleRequest',
    'setForceSafeFrame true',
    'enableServices',
  ]);
  expect(scripts()).toEqual([GPT]);
});

test('tells the ad server the page once, and of each slot its path, sizes and type', async () => {
  const ads = { one: { adType: '970x250|970x90|728x90|320x50' }, out: {} };
  const { installServer, server, slotId } = await openAds({ ads });
  await installServer();
  expect(server.targeting).toEqual({ page_type: 'article' });
  expect(server.slots.get(slotId('one'))).toEqual({
    path: '/701/courier',
    sizes: [
      [970, 250],
      [970, 90],
      [728, 90],
      [728, 90],
      [320, 50],
      [300, 250],
    ],
    mapping: [
      [
        [992, 0],
        [
          [970, 250],
          [970, 90],
          [728, 90],
        ],
      ],
      [[768, 0], [[728, 90]]],
      [
        [0, 0],
        [
          [320, 50],
          [300, 250],
        ],
      ],
    ],
    targeting: { ad_type: 'leaderboard_large' },
  });
  expect(server.slots.get(slotId('out'))).toMatchObject({
    sizes: 'out of page',
    targeting: { ad_type: 'oop' },
  });
});

test('asks for the tall size of the flexible cube on tablets and desktops, and for the cube alone on phones', async () => {
  const { installServer, server, slotId } = await openAds({ ads: { cube: { adType: '300x250|300x600' } } });
  await installServer();
  const cube = [300, 250];
  const both = [cube, [300, 600]];
  expect(server.slots.get(slotId('cube'))?.mapping).toEqual([
    [[992, 0], both],
    [[768, 0], both],
    [[0, 0], [cube]],
  ]);
});

test('gives slots ids that no other page in the document has', async () => {
  const [first, second] = [await openAds(), await openAds()];
  expect(first.slotId('one')).toMatch(/^arcad_one_\w+$/);
  expect(first.slotId('one')).not.toBe(second.slotId('one'));
});

test('waits with a lazy ad until it is 200 pixels below the window, and asks for what comes near together', async () => {
  const ads = { one: { lazyLoad: true }, two: { lazyLoad: true }, three: { lazyLoad: true } };
  const { scripts, margins, approach, installServer, server, slotId } = await openAds({ ads });
  expect(scripts()).toEqual([]);
  expect(margins).toEqual(['0px 0px 200px']);
  await approach('one', 'two');
  await installServer();
  expect(server.requests).toEqual([[slotId('one'), slotId('two')]]);
  await approach('three');
  await approach('three');
  expect(server.requests).toHaveLength(2);
  expect(server.requests[1]).toEqual([slotId('three')]);
});

test('does not ask for an ad of the right rail where there is no rail, but once there is', async () => {
  const ads = { rail: { adType: '300x250|300x600_rightrail' } };
  const { scripts, isWatched, approach, resize } = await openAds({ ads, width: 800 });
  expect(scripts()).toEqual([]);
  expect(isWatched('rail')).toBe(true);
  await resize(1280);
  await approach('rail');
  expect(scripts()).toEqual([GPT]);
});

test('asks anew for ads of other sizes when the window has kept another breakpoint for 250 ms', async () => {
  const ads = { cube: { adType: '300x250' }, board: { adType: '728x90|320x50' } };
  const { installServer, resize, server, slotId } = await openAds({ ads });
  await installServer();
  await resize(900);
  expect(server.requests).toHaveLength(1);
  await resize(500, 249);
  expect(server.requests).toHaveLength(1);
  await resize(390);
  expect(server.requests[1]).toEqual([slotId('board')]);
  await resize(400);
  expect(server.requests).toHaveLength(2);
});

test('tries again after 2000 ms, and a refresh after 200 ms, while the library is not ready', async () => {
  const ads = { board: { adType: '728x90|320x50' } };
  const { installServer, environment, resize, server } = await openAds({ ads });
  server.tag.pubadsReady = false;
  await installServer();
  environment.advance(1999);
  expect(server.requests).toEqual([]);
  server.tag.pubadsReady = true;
  environment.advance(1);
  expect(server.requests).toHaveLength(1);
  server.tag.pubadsReady = false;
  await resize(390);
  server.tag.pubadsReady = true;
  environment.advance(199);
  expect(server.requests).toHaveLength(1);
  environment.advance(1);
  expect(server.requests).toHaveLength(2);
});

test('shows the label above an ad that came', async () => {
  const { installServer, place, server, slotId } = await openAds();
  await installServer();
  server.render(slotId('one'));
  expect(place('one').dataset['state']).toBe('filled');
  expect(place('one').hidden).toBe(false);
});

test.each([
  ['gives the room of an empty ad below the window back', 768, true],
  ['keeps the room of an empty ad that readers see', 767, false],
  ['keeps the room of an empty ad above the window', -900, false],
])('%s', async (_, top, isHidden) => {
  const { installServer, place, server, slotId, standsAt } = await openAds();
  await installServer();
  standsAt('one', top);
  server.render(slotId('one'), true);
  expect(place('one').dataset['state']).toBe('empty');
  await settle();
  expect(place('one').hidden).toBe(isHidden);
});

test('says nothing of a blocked ad server, and asks for it once', async () => {
  const complain = vi.spyOn(console, 'error');
  const ads = { one: {}, two: { lazyLoad: true } };
  const { answer, approach, place, scripts, standsAt } = await openAds({ ads });
  standsAt('one', 2000);
  await answer('gpt.js');
  await approach('two');
  expect(place('one').hidden).toBe(true);
  expect(scripts()).toEqual([GPT]);
  expect(complain).not.toHaveBeenCalled();
});

test('takes something else than an ad server for none', async () => {
  const { answer, place, server, standsAt } = await openAds();
  standsAt('one', 2000);
  await answer('gpt.js', { googletag: 'blocked' });
  expect(place('one').hidden).toBe(true);
  expect(server.requests).toEqual([]);
});

test('brings nothing of a vendor for a reader who has refused, and gives the room back where nobody sees it', async () => {
  const consent = createConsent({});
  const ads = { seen: {}, below: {} };
  const { scripts, place, standsAt } = await openAds({ ads, consent });
  standsAt('below', 2000);
  consent.choose({ advertising: 'refused' });
  await settle();
  expect(scripts()).toEqual([]);
  expect([place('seen').hidden, place('below').hidden]).toEqual([false, true]);
});

test.each([
  ['takes the room again for a reader who agrees while it is below the window', 2000, [GPT]],
  ['leaves a page as it is whose reader would see it move', 400, []],
])('%s', async (_, top, requested) => {
  const consent = createConsent({});
  const { scripts, place, standsAt } = await openAds({ consent });
  standsAt('one', 2000);
  consent.choose({});
  await settle();
  expect(place('one').hidden).toBe(true);
  standsAt('one', top);
  consent.choose(AGREED);
  await settle();
  expect(scripts()).toEqual(requested);
  expect(place('one').hidden).toBe(requested.length === 0);
});

test('asks for limited ads of a reader who has refused, where the site says so', async () => {
  const consent = createConsent({ advertising: 'refused' });
  const { scripts, installServer, server } = await openAds({
    consent,
    site: { adsWithoutConsent: 'limited' },
  });
  expect(scripts()).toEqual(['https://pagead2.googlesyndication.com/tag/js/gpt.js']);
  await installServer();
  expect(server.privacy).toEqual([
    { limitedAds: true, nonPersonalizedAds: true, restrictDataProcessing: false },
  ]);
});

test.each([
  ['personal ads', AGREED, false, { nonPersonalizedAds: false, restrictDataProcessing: false }],
  [
    'other ads for readers who want no profile',
    { advertising: 'granted', personalisation: 'refused' },
    true,
    { nonPersonalizedAds: true, restrictDataProcessing: true },
  ],
] as const)('asks for %s', async (_, states, isGpcOn, settings) => {
  const { installServer, server } = await openAds({ consent: createConsent(states, isGpcOn) });
  await installServer();
  expect(server.privacy).toEqual([{ limitedAds: false, ...settings }]);
});

test('asks for no more ads once the consent was taken back, and again once it is given', async () => {
  const ads = { board: { adType: '728x90|320x50' }, later: { lazyLoad: true } };
  const { approach, installServer, consent, place, resize, server, slotId } = await openAds({ ads });
  await installServer();
  server.render(slotId('board'));
  consent.choose({ advertising: 'refused' });
  await resize(390);
  await approach('later');
  expect(server.requests).toHaveLength(1);
  expect(place('board').hidden).toBe(false);
  consent.choose(AGREED);
  await settle();
  expect(server.requests[1]).toEqual([slotId('later')]);
});

test('takes the slots of a part of the page that has gone from the ad server', async () => {
  const { installServer, server, slotId, stops } = await openAds();
  await installServer();
  stops[0]?.();
  await settle();
  expect(server.destroyed).toEqual([slotId('one')]);
});

test('logs what happens to a slot where its editor asked for it', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  const { installServer, server, slotId } = await openAds({ ads: { one: { debug: true }, two: {} } });
  await installServer();
  server.render(slotId('one'));
  server.render(slotId('two'));
  expect(info.mock.calls).toEqual([
    [`Ad ${slotId('one')} (/701/courier): is asked for`],
    [`Ad ${slotId('one')} (/701/courier): is filled`],
  ]);
});
