import { expect, test } from 'vitest';
import { AGREED, createConsent, openAds } from '../../test/openAds.ts';
import type { BidsRequest } from './Prebid.ts';

const CUBE_BIDS = [{ bidder: 'one', params: { zone: 4 } }];
const site = { headerBidding: { script: 'https://bids.example/prebid.js', adUnits: { cube: CUBE_BIDS } } };
const ads = { one: { adType: '300x250' }, two: { adType: '728x90|320x50' } };

/** Creates a Prebid whose bidders answer when the test says so. */
function createPrebid() {
  const requested: BidsRequest[] = [];
  const targeted: (readonly string[])[] = [];
  const pbjs = {
    requestBids: (request: BidsRequest) => void requested.push(request),
    setTargetingForGPTAsync: (codes: readonly string[]) => void targeted.push(codes),
  };
  return { pbjs, requested, targeted };
}

test('asks the bidders of a format for its sizes before the ad server, and takes along what they offer', async () => {
  const { answer, installServer, environment, server, slotId } = await openAds({ ads, site });
  const { pbjs, requested, targeted } = createPrebid();
  await installServer();
  await answer('prebid.js', { pbjs });
  expect(requested).toMatchObject([
    {
      timeout: 700,
      adUnits: [{ code: slotId('one'), mediaTypes: { banner: { sizes: [[300, 250]] } }, bids: CUBE_BIDS }],
    },
  ]);
  expect(server.requests).toEqual([]);
  requested[0]?.bidsBackHandler();
  environment.advance(0);
  await expect.poll(() => server.requests).toEqual([[slotId('one'), slotId('two')]]);
  expect(targeted).toEqual([[slotId('one')]]);
});

test.each([
  ['the bidders have not answered', { pbjs: createPrebid().pbjs }],
  ['the script brought something else', { pbjs: {} }],
  ['the script did not come', undefined],
])('asks the ad server after 700 ms at most when %s', async (_, brings) => {
  const { answer, installServer, environment, server } = await openAds({ ads, site });
  await installServer();
  await answer('prebid.js', brings);
  environment.advance(700);
  await expect.poll(() => server.requests).toHaveLength(1);
});

test('does not wait longer for a script that hangs', async () => {
  const { installServer, environment, scripts, server } = await openAds({ ads, site });
  await installServer();
  expect(scripts()).toContain('https://bids.example/prebid.js');
  environment.advance(699);
  expect(server.requests).toEqual([]);
  environment.advance(1);
  await expect.poll(() => server.requests).toHaveLength(1);
});

test('asks no bidder about readers who want no profile', async () => {
  const consent = createConsent({ ...AGREED, personalisation: 'refused' });
  const { installServer, scripts, server } = await openAds({ ads, site, consent });
  await installServer();
  expect(server.requests).toHaveLength(1);
  expect(scripts().filter((src) => src.includes('prebid'))).toEqual([]);
});
