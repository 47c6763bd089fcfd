import { expect, test } from 'vitest';
import { runInFolder } from '../../../test/runInFolder.ts';
import { temporaryFolder } from '../../../test/temporaryFolder.ts';

const TIMEOUT = { timeout: 60_000 };
const story = (id: string, changes: object = {}) => ({
  type: 'story',
  version: '0.10.12',
  _id: id,
  canonical_url: `/news/${id}/`,
  headlines: { basic: `About ${id}` },
  ...changes,
});

test('the redirects of a site are listed, and an address followed to its end', TIMEOUT, async () => {
  await using folder = await temporaryFolder();
  await folder.write('news/rules.json', {
    id: '2026',
    redirects: [
      { from: '/old/', to: '/news/moved/' },
      { from: '/app/', status: 410 },
      { from: '/shop/', to: 'https://shop.example/', status: 302 },
    ],
  });
  await folder.write('news/moved.json', story('moved', { redirect_url: '/news/here/' }));
  await folder.write('news/here.json', story('here'));
  await folder.write('news/there.json', story('there', { redirect_url: '/news/there' }));
  const imported = await runInFolder(folder, ['import', 'news']);
  expect(imported.code).toBe(0);
  const lines = async (...words: string[]) => {
    const { code, said } = await runInFolder(folder, ['redirects', ...words]);
    return [code, ...said];
  };
  expect(await lines()).toEqual([
    0,
    '/old/ → /news/moved/ (301)  [2026]',
    '/app/ is gone (410)  [2026]',
    '/shop/ → https://shop.example/ (302)  [2026]',
    '3 rules.',
  ]);
  expect(await lines('test', '/old')).toEqual([
    0,
    '/old → /news/moved/ (301)  [2026]',
    '/news/moved/ → /news/here/ (302)  [the document]',
    '/news/here/ shows the story "About here".',
  ]);
  expect(await lines('test', '/app/')).toEqual([0, '/app/ is gone: readers get status 410.']);
  expect((await lines('test', '/shop/')).at(-1)).toBe('https://shop.example/ is on another site.');
  expect((await lines('test', '/nowhere/')).at(-1)).toContain('is not redirected');
  expect((await lines('test', '/news/there/')).slice(0, 1)).toEqual([1]);
  expect((await lines('test', 'nowhere'))[0]).toBe(1);
});
