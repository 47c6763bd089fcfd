import { expect, test } from 'vitest';
import { googlePublisherTagSources, prebidSources } from './adSources.ts';

const headerBidding = {
  script: 'https://cdn.example/prebid/9.js',
  origins: ['https://bid.example', 'http://plain.example', 'bid'],
};

test('lets an ad server in only where the site has one', () => {
  expect(googlePublisherTagSources({ id: 'courier' })).toBeUndefined();
  expect(googlePublisherTagSources({ id: 'courier', dfpId: '701' })?.frames).toContain(
    'https://*.safeframe.googlesyndication.com',
  );
});

test('lets bidders in only where the site asks them, over https', () => {
  expect(prebidSources({ id: 'courier', dfpId: '701' })).toBeUndefined();
  expect(prebidSources({ id: 'courier', headerBidding })).toBeUndefined();
  expect(prebidSources({ id: 'courier', dfpId: '701', headerBidding })).toEqual({
    name: 'prebid',
    scripts: ['https://cdn.example', 'https://bid.example'],
    frames: ['https://bid.example'],
    connect: ['https://bid.example'],
  });
});

test('adds nothing for a script of this site', () => {
  const own = { script: '/prebid.js' };
  expect(prebidSources({ id: 'courier', dfpId: '701', headerBidding: own })?.scripts).toEqual([]);
});
