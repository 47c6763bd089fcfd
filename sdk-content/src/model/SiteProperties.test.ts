import { describe, expect, it } from 'vitest';
import { parseSiteProperties } from '../index.ts';

const site = {
  id: 'courier',
  websiteName: 'The Courier',
  websiteDomain: 'https://courier.test',
  locale: 'en',
  textDirection: 'rtl',
  textFlow: 'vertical-rl',
  dateLocalization: {
    language: 'en',
    timeZone: 'Europe/London',
    dateTimeFormat: '%B %d, %Y',
    dateFormat: '%B %d',
  },
  fallbackImage: '/fallback.jpg',
  resizerURL: '/resizer/',
  resizerURLs: { staging: '/staging-resizer/' },
  primaryLogo: '/logo.svg',
  galleryCubeClicks: 4,
  contact: { email: 'desk@courier.test', telephone: '+44 1632 960000' },
  dfpId: '701',
  websiteAdPath: 'courier',
  adsWithoutConsent: 'limited',
  headerBidding: {
    script: 'https://cdn.test/prebid.js',
    origins: ['https://bids.test'],
    adUnits: { cube: [{ bidder: 'one', params: { zone: 4 } }] },
  },
  advertisementLabel: 'Advertisement',
  taboolaPublisherId: 'courier-pub',
  fontUrl: ['https://fonts.test/a.css'],
  nativoIntegration: true,
  dangerouslyInjectJS: ['void 0'],
  consent: {
    manager: 'tcf',
    version: '2',
    script: 'https://cmp.test/c.js',
    purposes: ['analytics', 'embeds'],
  },
  api: {
    identity: { origin: 'https://api.test' },
    sales: { origin: 'https://api.test' },
    retail: { origin: 'https://api.test', endpoint: '/offer/', script: '/p.js' },
  },
};

describe('parseSiteProperties', () => {
  it('reads every property as it is', () => {
    expect(parseSiteProperties(site)).toEqual(site);
  });

  it('needs no more than an id', () => {
    expect(parseSiteProperties({ id: 'courier' })).toEqual({ id: 'courier' });
  });

  it.each([[{}], [{ id: '' }], [{ id: 7 }], [[]], ['courier']])(
    'reads %j as absent, for it has no id',
    (input) => {
      expect(parseSiteProperties(input)).toBeUndefined();
    },
  );

  it.each([
    ['galleryCubeClicks', '4', 4],
    ['galleryCubeClicks', ' ', undefined],
    ['galleryCubeClicks', 'four', undefined],
    ['dfpId', 701, '701'],
    ['fontUrl', '/a.css', '/a.css'],
    ['fontUrl', ['/a.css', 4], ['/a.css']],
    ['textDirection', 'up', undefined],
    ['facebookAdmins', '', undefined],
  ] as const)('reads %s %j as %j', (name, value, read) => {
    expect(parseSiteProperties({ id: 'courier', [name]: value })?.[name]).toEqual(read);
  });
});
