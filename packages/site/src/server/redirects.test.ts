/** Moved and deleted content, through the socket of the running site. */
import { findImportFiles } from '@broadsheet/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const moved = (id: string, changes: object) => ({
  type: 'story',
  version: '0.10.12',
  _id: id,
  canonical_url: `/news/${id}/`,
  headlines: { basic: id },
  ...changes,
});

let opened: ListeningSite;
beforeAll(async () => {
  opened = await openListeningSite(['pages/gone', 'pages/not-found', 'redirects']);
  const { folder, platform, site } = opened;
  await folder.write(
    'import/moved.json',
    moved('moved', { redirect_url: 'https://elsewhere.example/moved/' }),
  );
  await folder.write('import/redirect.json', {
    type: 'redirect',
    version: '0.10.12',
    _id: 'r',
    canonical_url: '/old-address/',
    redirect_url: '/news/new-address/',
  });
  await platform.platform.import(await findImportFiles(`${folder.path}/import`));
  await site.reload();
}, 60_000);
afterAll(() => opened[Symbol.asyncDispose]());

test.each([
  ['an address that moved for good', '/waterfront/', 301, '/coast/'],
  ['the same without its last slash', '/waterfront', 301, '/coast/'],
  ['an address that moved for now', '/barrier/', 302, '/coast/2026/11/20/saltgate-barrier-is-sinking/'],
  ['a file that moved', '/legal/privacy.html', 301, '/privacy-policy/'],
  ['a story that moved to another site', '/news/moved/', 302, 'https://elsewhere.example/moved/'],
  ['the address of a redirect document', '/old-address/', 302, '/news/new-address/'],
])('%s leads on', async (_, path, status, location) => {
  const response = await opened.get(path);
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
});

test('what is gone says so on a page of its own', async () => {
  const response = await opened.get('/crossword/app/');
  expect(response.status).toBe(410);
  expect(await response.text()).toMatch(/<title>[^<]*withdrawn/);
  expect((await opened.get('/nowhere/')).status).toBe(404);
});

test.each([
  ['what is gone', '/crossword/app/', 'public, max-age=0, s-maxage=10'],
  ['what is nowhere', '/nowhere/', 'public, max-age=0, s-maxage=10'],
  [
    'where it has moved',
    '/waterfront/',
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
  ],
  ['where a secret leads', '/account/reset-password?nonce=n', 'private, no-store'],
])('tells others how long to keep %s', async (_, path, lifetime) => {
  expect((await opened.get(path)).headers.get('cache-control')).toBe(lifetime);
});

test('a rule that is imported while the site runs counts at once', async () => {
  const { folder, platform, site, get } = opened;
  expect((await get('/spring-fair/')).status).toBe(404);
  const file = await folder.write('rules/spring.json', {
    id: 'spring',
    redirects: [{ from: '/spring-fair/', to: '/' }],
  });
  expect((await platform.platform.import([file])).imported).toBe(1);
  await site.reload();
  expect((await get('/spring-fair/')).headers.get('location')).toBe('/');
});
