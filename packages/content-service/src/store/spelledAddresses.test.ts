/** Documents whose addresses were stored before addresses had one spelling, as imports from WordPress wrote them. */
import { expect, test } from 'vitest';
import { onEachDatabase, story } from '@broadsheet/platform-testing/content';
import { spellPath } from '@broadsheet/sdk-content/server';
import { composedAddresses, spelledAddresses } from '@broadsheet/service-kit/database';
import { createAddressIndex } from '../changes/createAddressIndex.ts';
import { urlKey } from './ContentKey.ts';
import { createContentStore } from './createContentStore.ts';

const STORED = '/2026/caf%c3%a9/';
/** With the accent as a character of its own. */
const DECOMPOSED = '/2026/cafe%CC%81/';
const SPELLINGS = [
  STORED,
  DECOMPOSED,
  '/2026/cafe%cc%81',
  '/2026/café/'.normalize('NFD'),
  '/2026/caf%C3%A9/',
  '/2026/café/',
  '/2026/café',
];

onEachDatabase('a document that is stored at another spelling of its address', (running) => {
  const storeAt = (id: string, url: string) =>
    running.database.query('update document_websites set website_url = $2 where document_id = $1', [id, url]);
  const listCollisions = (step = spelledAddresses) =>
    running.database.transaction(async (queries) => (await step.run?.(queries)) ?? []);

  test.each(SPELLINGS)('is found at %s', async (address) => {
    await running.server.importAll(story('rain'));
    await storeAt('rain', STORED);
    const answer = await running.server.get(`/content/v4?website_url=${encodeURIComponent(address)}`);
    expect(answer.body).toMatchObject({ _id: 'rain', website_url: STORED });
  });

  test.each(SPELLINGS)('is found at %s where it is stored decomposed', async (address) => {
    await running.server.importAll(story('rain'));
    await storeAt('rain', DECOMPOSED);
    const answer = await running.server.get(`/content/v4?website_url=${encodeURIComponent(address)}`);
    expect(answer.body).toMatchObject({ _id: 'rain', website_url: DECOMPOSED });
  });

  test('is found at every spelling of characters that are stored unencoded', async () => {
    await running.server.importAll(story('rain'));
    await storeAt('rain', '/지/100%/');
    const answer = await running.server.get(
      `/content/v4?website_url=${encodeURIComponent('/%ec%a7%80/100%/')}`,
    );
    expect(answer.body._id).toBe('rain');
  });

  test.each([STORED, DECOMPOSED])('has an address that the index knows, stored as %s', async (stored) => {
    await running.server.importAll(story('rain'));
    await storeAt('rain', stored);
    const { database } = running;
    const index = createAddressIndex(
      createContentStore({ database, site: 'paper', clock: { now: () => 0 } }),
      (error) => expect.unreachable(String(error)),
    );
    await expect.poll(() => index.findUnknownKey('/made-up/')).toBe(urlKey('paper', '/made-up/'));
    for (const spelling of SPELLINGS) expect(index.findUnknownKey(spelling)).toBeUndefined();
  });

  test('is reported as changed under the spelling in which it is asked for, and as it is stored', async () => {
    await running.server.importAll(story('rain'));
    await storeAt('rain', STORED);
    const [row] = await running.database.query(
      'select keys from content_changes order by number desc limit 1',
    );
    expect(row?.['keys']).toEqual(
      expect.arrayContaining(['document rain', urlKey('paper', '/2026/café/'), 'url paper /2026/caf%c3%a9']),
    );
  });

  test('is told and kept where another document has the other spelling', async () => {
    await running.server.importAll(story('rain'), story('sun'), story('wind'));
    expect(await listCollisions()).toEqual([]);
    await storeAt('rain', STORED);
    await storeAt('sun', '/2026/caf%C3%A9');
    expect(await listCollisions()).toEqual([
      expect.stringMatching(/^Several documents of paper .*, \/2026\/caf%C3%A9\/\. All are kept;/),
    ]);
    for (const id of ['rain', 'sun'])
      expect((await running.server.get(`/content/v4?_id=${id}`)).status).toBe(200);
  });

  test('is told and kept where the address of another document has its accents written in the other way', async () => {
    await running.server.importAll(story('rain'), story('sun'), story('wind'));
    expect(await listCollisions(composedAddresses)).toEqual([]);
    await storeAt('rain', '/2026/caf%C3%A9/');
    await storeAt('sun', DECOMPOSED);
    expect(await listCollisions(composedAddresses)).toEqual([
      expect.stringMatching(/^Several documents of paper .*, \/2026\/caf%C3%A9\/\. All are kept;/),
    ]);
  });

  test('is reported as changed under its composed spelling', async () => {
    await running.server.importAll(story('rain'));
    await storeAt('rain', DECOMPOSED);
    const [row] = await running.database.query(
      'select keys from content_changes order by number desc limit 1',
    );
    expect(row?.['keys']).toEqual(
      expect.arrayContaining([urlKey('paper', '/2026/café/'), 'url paper /2026/cafe%CC%81']),
    );
  });

  test('has the spelling in the database that it has elsewhere', async () => {
    const paths = [
      ...['/', '/a-b_c/', '/%zz/%', '/100%/%2f/', '/%E3%81%82/あ/', '/caf%c3%A9/x%C3%a9', '/🌧️-ü%', ''],
      ...[
        '/지/'.normalize('NFD'),
        '/u%cc%88ber/',
        '/ti\u00eang vi\u00ea\u0323t/',
        '/%fc/%c3/%C3%BC%fc%ed%a0%80/',
      ],
      ...['/%4e%cc%81/', '/%C3%BC%CC%88%zz%', '/\u212b%e2%84%ab/', '/%f0%9f%8c%a7%f4%90%80%80/', '/a\nü\n/'],
    ];
    const rows = await running.database.query(
      'select spell_path_composed(path) as spelled from unnest($1::text[]) with ordinality p(path, number) order by number',
      [paths],
    );
    expect(rows.map(({ spelled }) => spelled)).toEqual(paths.map(spellPath));
  });
});
