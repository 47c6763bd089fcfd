/** The page builder's own document, through the socket of the running site. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSiteWith } from '../../../test/openListeningSite.ts';
import type { ListeningSite } from '../../../test/openListeningSite.ts';
import { temporaryFolder } from '../../../test/temporaryFolder.ts';
import type { TemporaryFolder } from '../../../test/temporaryFolder.ts';
import { readDeskAssets } from './readDeskAssets.ts';

let built: TemporaryFolder;
let site: ListeningSite;

beforeAll(async () => {
  built = await temporaryFolder();
  const entry = 'src/pagebuilder/desk/main.tsx';
  const manifest = {
    [entry]: { file: 'assets/main-1.js', name: 'main', src: entry, isEntry: true, imports: ['_ui.js'] },
    '_ui.js': { file: 'assets/ui-2.js', name: 'ui' },
  };
  await built.write('.vite/manifest.json', JSON.stringify(manifest));
  await built.write('assets/main-1.js', 'export {};');
  site = await openSiteWith({ fixtures: ['pages'], desk: readDeskAssets(built.path) });
}, 60_000);
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await built[Symbol.asyncDispose]();
});

test('every address of the builder is the same document, which loads the built script', async () => {
  const [front, deep] = await Promise.all(
    ['/pagebuilder/', '/pagebuilder/pages/home/'].map(async (path) => (await site.get(path)).text()),
  );
  expect(front).toBe(deep);
  expect(front).toContain('<script type="module" src="/pagebuilder/assets/main-1.js">');
  expect(front).toContain('<link rel="modulepreload" href="/pagebuilder/assets/ui-2.js">');
  const script = await site.get('/pagebuilder/assets/main-1.js');
  expect([script.status, script.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('javascript'),
  ]);
});

test('the builder runs no script but its own file, and nobody can frame it', async () => {
  const { headers } = await site.get('/pagebuilder/');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('cache-control')).toBe('no-cache');
});

test('a page of readers names no file of the builder', async () => {
  expect(await (await site.get('/offer/')).text()).not.toContain('pagebuilder');
});

test('a build without the builder is refused with what to do', async () => {
  await built.write('other/.vite/manifest.json', '{}');
  expect(() => readDeskAssets(join(built.path, 'other'))).toThrow('Run "npm start"');
});
