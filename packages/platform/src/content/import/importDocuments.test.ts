import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestPlatform } from '../../../test/createTestPlatform.ts';
import type { TestPlatform } from '../../../test/createTestPlatform.ts';
import { databasesUnderTest, emptyTables } from '../../../test/databases.ts';
import {
  author,
  collection,
  gallery,
  image,
  navigation,
  redirect,
  siteProperties,
  story,
  tag,
  video,
} from '../../../test/samples.ts';
import type { Database } from '../../database/Database.ts';
import { integerColumn } from '../../database/columns.ts';
import { listAt, omit, textAt, valueAt } from '../json/Json.ts';
import type { Json } from '../json/Json.ts';
import { findImportFiles } from './findImportFiles.ts';
import { LARGEST_FILE_BYTES } from './readDocuments.ts';

const page = { schemaVersion: 1, match: { pageType: 'article' }, areas: { main: [] } };
const everyKind: readonly Json[] = [
  siteProperties(),
  navigation(),
  story('s'),
  gallery('g'),
  video('v'),
  image('i'),
  collection('c'),
  author('a'),
  tag('t'),
  redirect('r'),
  page,
];

describe.each(databasesUnderTest)('importing on $name', ({ open }) => {
  let database: Database;
  let server: TestPlatform;

  beforeAll(async () => {
    database = await open();
  }, 60_000);
  beforeEach(async () => {
    server = await createTestPlatform(database);
    await mkdir(server.folder, { recursive: true });
  });
  afterEach(async () => {
    await emptyTables(database);
    await server.remove();
  });
  afterAll(() => database.close());

  async function importText(
    name: string,
    content: string | Uint8Array,
  ): ReturnType<TestPlatform['importAll']> {
    return server.platform.import([await server.write(name, content)], { root: server.folder });
  }
  async function documentCount(): Promise<number> {
    const [row] = await database.query('select count(*)::int as count from documents');
    return row === undefined ? -1 : integerColumn(row, 'count');
  }

  test('takes every kind, from files of their own and from one list, and changes nothing the second time', async () => {
    const count = everyKind.length;
    expect(await server.importAll(...everyKind)).toEqual({ imported: count, unchanged: 0, rejected: [] });
    expect(await importText('all.json', JSON.stringify(everyKind))).toEqual({
      imported: 0,
      unchanged: count,
      rejected: [],
    });
  });

  test('replaces a document that has changed, with everything it is found by', async () => {
    await server.importAll(story('a', { taxonomy: { tags: [{ text: 'Rain', slug: 'rain' }] } }));
    const result = await server.importAll(story('a', { canonical_url: '/moved/' }));
    expect(result).toMatchObject({ imported: 1, unchanged: 0 });
    expect((await server.get('/content/v4/?website_url=/news/a/')).status).toBe(404);
    expect((await server.get('/content/v4/?website_url=/moved/')).status).toBe(200);
    expect((await server.get('/content/v4/search/published?q=taxonomy.tags.slug:rain')).body.count).toBe(0);
  });

  test('tells how far it is', async () => {
    const files = [
      await server.write('a.json', JSON.stringify(story('a'))),
      await server.write('b.json', '{'),
    ];
    const seen: string[] = [];
    await server.platform.import(files, {
      onProgress: ({ filesDone, filesTotal }) => seen.push(`${filesDone}/${filesTotal}`),
    });
    expect(seen).toEqual(['0/2', '1/2', '2/2']);
  });

  describe('rejects, with file, path and reason,', () => {
    test.each([
      ['text that is not JSON', '{"type":', '$', /not valid JSON/],
      ['an empty file', '', '$', /not valid JSON/],
      ['a number', '7', '$', /must be a JSON object/],
      [
        'an unknown type',
        '{"type":"story_operation"}',
        '$.type',
        /"story_operation" cannot be imported; the types are: story/,
      ],
      ['a type that is no text', '{"type":7}', '$.type', /the type 7 cannot be imported/],
      ['an object that nothing tells', '{"title":"x"}', '$', /nothing tells what this is/],
      [
        'an old version',
        JSON.stringify(story('a', { version: '0.7.1' })),
        '$.version',
        /version "0.7.1".*only 0.10/,
      ],
      ['a schema error', JSON.stringify(story('a', { headlines: 'x' })), '$.headlines', /of type object/],
      [
        'the place in a list',
        JSON.stringify([story('b'), story('a', { slug: 1 })]),
        '$[1].slug',
        /of type string/,
      ],
      [
        'a broken navigation',
        JSON.stringify(navigation({ children: [{ children: [] }] })),
        '$.children[0]._id',
        /needs an "_id"/,
      ],
      ['a NUL character', JSON.stringify(story('a', { slug: 'x\u0000' })), '$.slug', /NUL character/],
      ['half a character', JSON.stringify(story('a', { slug: '\ud800' })), '$.slug', /lone surrogate/],
      [
        'a date that no calendar has',
        JSON.stringify(story('a', { display_date: '0000-01-01T00:00:00Z' })),
        '$',
        /could not be stored/,
      ],
    ])('%s', async (_, content, path, reason) => {
      const { rejected } = await importText('bad.json', content);
      expect(rejected).toEqual([
        {
          file: join(server.folder, 'bad.json'),
          path,
          reason: expect.stringMatching(reason),
        },
      ]);
    });

    test('bottomless nesting', async () => {
      const { rejected } = await importText('bad.json', JSON.stringify(story('a', { tracking: deep(200) })));
      expect(rejected[0]?.path).toMatch(/^\$\.tracking(\.a)+$/);
      expect(rejected[0]?.reason).toMatch(/nested deeper than 100/);
    });

    test('bytes that are not UTF-8', async () => {
      const { rejected } = await importText('bad.json', new Uint8Array([0x22, 0xff, 0x22]));
      expect(rejected[0]?.reason).toMatch(/not written in UTF-8/);
    });

    test('a file above eight mebibytes', async () => {
      const { rejected } = await importText('big.json', ' '.repeat(LARGEST_FILE_BYTES + 1));
      expect(rejected[0]?.reason).toMatch(/limit is 8388608/);
    });

    test('a file that is missing', async () => {
      const { rejected } = await server.platform.import([join(server.folder, 'nope.json')]);
      expect(rejected).toEqual([
        {
          file: join(server.folder, 'nope.json'),
          path: '$',
          reason: expect.stringMatching(/cannot be read.*ENOENT/),
        },
      ]);
    });

    test('the second document of an id, and stores the first', async () => {
      const { imported, rejected } = await server.importAll(
        story('a'),
        story('a', { slug: 'other' }),
        author('a'),
      );
      expect(imported).toBe(2);
      expect(rejected).toEqual([
        {
          file: join(server.folder, '1.json'),
          path: '$',
          reason: expect.stringMatching(/document a was already given in .*0\.json/),
        },
      ]);
      expect((await server.get('/content/v4/?_id=a')).body.slug).toBeUndefined();
    });

    test('page documents that the given check refuses', async () => {
      const file = await server.write('page.json', JSON.stringify(page));
      const { rejected } = await server.platform.import([file], {
        checkPage: () => [{ path: '$.areas.main', reason: 'is empty' }],
      });
      expect(rejected).toEqual([{ file, path: '$.areas.main', reason: 'is empty' }]);
    });
  });

  test('one bad document does not keep the others out', async () => {
    const result = await importText('mixed.json', JSON.stringify([story('a'), { type: 'x' }, 5, story('b')]));
    expect([result.imported, result.rejected.map((entry) => entry.path)]).toEqual([2, ['$[1].type', '$[2]']]);
  });

  describe('gives a document its place:', () => {
    test.each([
      ['the path of its canonical address', { canonical_url: '/a/b/' }, '/a/b/', '/a/b/'],
      [
        'the path of another host, whose address stays canonical',
        { canonical_url: 'https://other.example/x/y/?z=1' },
        '/x/y/',
        'https://other.example/x/y/?z=1',
      ],
      ['its id when it has no address', { canonical_url: undefined }, '/a/', '/a/'],
      ['what websites says', { websites: { paper: { website_url: '/w/' } } }, '/w/', '/news/a/'],
      [
        'its canonical path where websites names the site only',
        { websites: { paper: {} } },
        '/news/a/',
        '/news/a/',
      ],
    ])('%s', async (_, changes, websiteUrl, canonicalUrl) => {
      const document = Object.fromEntries(
        Object.entries({ ...story('a'), ...changes }).filter(([, value]) => value !== undefined),
      );
      await importText('a.json', JSON.stringify(document));
      const { body } = await server.get(`/content/v4/?website_url=${websiteUrl}`);
      expect(body).toMatchObject({ _id: 'a', website_url: websiteUrl, canonical_url: canonicalUrl });
      expect(valueAt(body, 'websites', 'paper', 'website_url')).toBe(websiteUrl);
    });

    test('a document without an id gets one from its address that stays the same', async () => {
      const anonymous = omit(story('x'), '_id');
      await server.importAll(anonymous);
      const first = (await server.get('/content/v4/?website_url=/news/x/')).body._id;
      expect(first).toMatch(/^[A-Z2-7]{26}$/);
      expect(await server.importAll({ ...anonymous, slug: 'changed' })).toMatchObject({ imported: 1 });
      expect((await server.get('/content/v4/?website_url=/news/x/')).body._id).toBe(first);
      expect(await documentCount()).toBe(1);
    });
  });

  describe('pictures beside the documents', () => {
    const pixels = new Uint8Array([1, 2, 3]);

    test('are copied into the media folder and addressed there', async () => {
      await server.write('files/boat.JPG', pixels);
      await server.write('files/inside.png', pixels);
      const inside = omit(image('x', { url: 'files/inside.png' }), '_id');
      const result = await server.importAll(
        image('boat', { url: './files/boat.JPG' }),
        gallery('g', { content_elements: [inside] }),
      );
      expect(result).toMatchObject({ imported: 2, rejected: [] });
      const boat = await server.platform.content.findImage('boat');
      expect(boat?.url).toBe('/media/boat.jpg');
      expect(await readFile(join(server.platform.mediaDir, 'boat.jpg'))).toEqual(Buffer.from(pixels));
      const { body } = await server.get('/content/v4/?_id=g');
      const url = textAt(listAt(body, 'content_elements')[0], 'url') ?? '';
      expect(url).toMatch(/^\/media\/[A-Z2-7]{26}\.png$/);
      expect(existsSync(join(server.platform.mediaDir, url.slice('/media/'.length)))).toBe(true);
    });

    test('are copied again when they change or are missing, and left alone otherwise', async () => {
      await server.write('boat.png', pixels);
      const boat = image('boat', { url: 'boat.png' });
      await server.importAll(boat);
      expect(await server.importAll(boat)).toMatchObject({ imported: 0, unchanged: 1 });
      await server.write('boat.png', new Uint8Array([9]));
      expect(await server.importAll(boat)).toMatchObject({ imported: 1, unchanged: 0 });
      const target = join(server.platform.mediaDir, 'boat.png');
      expect(await readFile(target)).toEqual(Buffer.from([9]));
      await rm(target);
      expect(await server.importAll(boat)).toMatchObject({ imported: 0, unchanged: 1 });
      expect(await readFile(target)).toEqual(Buffer.from([9]));
    });

    test.each([
      ['a path above the import folder', '../secret.png', /outside of the import folder/],
      ['a path that leaves and does not come back', 'a/../../secret.png', /outside of the import folder/],
      ['a missing file', 'nope.png', /does not exist/],
      ['a file that is no picture', 'page.svg', /must be a file of type/],
      ['a link out of the folder', 'link.png', /link to a file outside/],
    ])('are refused for %s, and their document with them', async (_, url, reason) => {
      await writeFile(join(server.folder, '..', 'secret.png'), 'secret');
      await symlink(join(server.folder, '..', 'secret.png'), join(server.folder, 'link.png'));
      const { imported, rejected } = await server.importAll(
        story('a', { promo_items: { basic: image('b', { url }) } }),
      );
      expect(imported).toBe(0);
      expect(rejected).toEqual([
        {
          file: join(server.folder, '0.json'),
          path: '$.promo_items.basic.url',
          reason: expect.stringMatching(reason),
        },
      ]);
      expect(await documentCount()).toBe(0);
    });

    test('with hostile ids stay inside the media folder', async () => {
      await server.write('boat.png', pixels);
      await server.importAll(image('../../evil', { url: 'boat.png' }));
      expect(await readdir(server.platform.mediaDir)).toEqual([expect.stringMatching(/^[A-Z2-7]{26}\.png$/)]);
    });

    test('that cannot be copied leave neither a document nor half a file', async () => {
      await server.write('boat.png', pixels);
      await mkdir(join(server.platform.mediaDir, 'boat.png'), { recursive: true });
      const { rejected } = await server.importAll(image('boat', { url: 'boat.png' }));
      expect(rejected[0]?.reason).toMatch(/could not be stored/);
      expect(await documentCount()).toBe(0);
      expect(await readdir(server.platform.mediaDir)).toEqual(['boat.png']);
    });
  });

  test('the files of a folder are found in its subfolders, sorted, without hidden ones', async () => {
    for (const name of ['b.json', 'a/c.json', '.hidden/d.json', 'e.txt']) await server.write(name, '{}');
    const files = await findImportFiles(server.folder);
    expect(files).toEqual([join(server.folder, 'a/c.json'), join(server.folder, 'b.json')]);
  });
});

function deep(levels: number): Json {
  let value: Json = 'x';
  for (let level = 0; level < levels; level += 1) value = { a: value };
  return value;
}
