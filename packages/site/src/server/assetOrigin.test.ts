/**
 * Scripts and fonts from a content delivery network, and pictures by environment, through the socket of the running site.
 */
import { readFixture } from '@broadsheet/platform-testing/fixtures';
import { paper } from '@broadsheet/ui';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { readAssets } from '../assets/readAssets.ts';

const CDN = 'https://cdn.example';
const RESIZER = 'https://pictures.staging.example/resizer/v2/';
const MANIFEST = {
  'src/client/loader.ts': { file: 'assets/loader.js', name: 'loader' },
  'enhancements.ts': { file: 'assets/enhancements.js', name: 'enhancements' },
};

let opened: ListeningSite;
let html: string;
let policy: string;
beforeAll(async () => {
  await using build = await temporaryFolder();
  await build.write('.vite/manifest.json', JSON.stringify(MANIFEST));
  const assets = readAssets(build.path, { theme: paper, assetOrigin: CDN, basePath: '' });
  opened = await openSiteWith({
    fixtures: ['pages', 'stories/coast/saltgate-barrier-is-sinking'],
    variables: { ASSET_ORIGIN: CDN, ENVIRONMENT: 'staging' },
    assets: () => assets,
  });
  const site = { ...Object(readFixture('site')), resizerURLs: { staging: RESIZER, production: '/no/' } };
  const file = await opened.folder.write('import/site.json', JSON.stringify(site));
  await opened.platform.platform.import([file], { root: opened.folder.path });
  await opened.site.reload();
  const response = await opened.get('/coast/2026/11/20/saltgate-barrier-is-sinking/');
  html = await response.text();
  policy = response.headers.get('content-security-policy') ?? '';
}, 60_000);
afterAll(() => opened[Symbol.asyncDispose]());

test('a page names every built file at the other origin', () => {
  const addresses = [...html.matchAll(/[^"'(\s]*\/assets\/[^"')\s]*/g)].map(([address]) => address);
  expect(addresses).toContain(`${CDN}/assets/loader.js`);
  expect(addresses).toContain(`${CDN}/assets/enhancements.js`);
  expect(addresses.filter((address) => address.endsWith('.woff2')).length).toBeGreaterThan(4);
  expect(addresses.filter((address) => !address.startsWith(CDN))).toEqual([]);
});

test('its policy lets scripts and fonts come from there, and nothing else', () => {
  const allowed = policy.split('; ').filter((directive) => directive.includes(CDN));
  expect(allowed.map((directive) => directive.split(' ')[0])).toEqual(['script-src', 'font-src']);
});

test('the site lets the network hand its files to pages of any origin, and no page', async () => {
  const allowedOn = async (path: string) =>
    (await opened.get(path)).headers.get('access-control-allow-origin');
  expect(await allowedOn('/assets/loader.js')).toBe('*');
  expect(await allowedOn('/')).toBeNull();
});

test('pictures come from the resizer of the environment', () => {
  expect(html).toContain(RESIZER);
  expect(html).not.toContain('"/resizer/v2/');
});
