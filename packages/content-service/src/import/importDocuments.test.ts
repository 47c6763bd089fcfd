import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  documentCount,
  importText,
  onEachDatabase,
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
} from '@broadsheet/platform-testing/content';
import { omit, valueAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import { findImportFiles } from './findImportFiles.ts';

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

onEachDatabase('importing', (running) => {
  test('takes every kind, from files of their own and from one list, and changes nothing the second time', async () => {
    const count = everyKind.length;
    expect(await running.server.importAll(...everyKind)).toEqual({
      imported: count,
      unchanged: 0,
      rejected: [],
      warnings: [],
    });
    expect(await importText(running, { name: 'all.json', content: JSON.stringify(everyKind) })).toEqual({
      imported: 0,
      unchanged: count,
      rejected: [],
      warnings: [],
    });
  });

  test('replaces a document that has changed, with everything it is found by', async () => {
    await running.server.importAll(story('a', { taxonomy: { tags: [{ text: 'Rain', slug: 'rain' }] } }));
    const result = await running.server.importAll(story('a', { canonical_url: '/moved/' }));
    expect(result).toMatchObject({ imported: 1, unchanged: 0 });
    expect((await running.server.get('/content/v4/?website_url=/news/a/')).status).toBe(404);
    expect((await running.server.get('/content/v4/?website_url=/moved/')).status).toBe(200);
    expect(
      (await running.server.get('/content/v4/search/published?q=taxonomy.tags.slug:rain')).body.count,
    ).toBe(0);
  });

  test('tells which entries of a navigation are gone when another one takes its place', async () => {
    const entry = (name: string) => ({ _id: `/${name}/`, name, node_type: 'section', children: [] });
    await running.server.importAll(navigation({ children: [entry('news'), entry('coast')] }));
    const more = await running.server.importAll(
      navigation({ children: [entry('news'), entry('coast'), entry('sport')] }),
    );
    expect(more).toMatchObject({ imported: 1, warnings: [] });
    const list = JSON.stringify([entry('sport')]);
    const { imported, warnings } = await importText(running, { name: 'sections.json', content: list });
    expect(imported).toBe(1);
    expect(warnings.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(
        /^it takes the place of the navigation "default", whose entries news, coast are gone;/,
      ),
    ]);
  });

  test('reports its progress', async () => {
    const files = [
      await running.server.write('a.json', JSON.stringify(story('a'))),
      await running.server.write('b.json', '{'),
    ];
    const seen: string[] = [];
    await running.server.platform.import(files, {
      onProgress: ({ filesDone, filesTotal }) => seen.push(`${filesDone}/${filesTotal}`),
    });
    expect(seen).toEqual(['0/2', '1/2', '2/2']);
  });

  test('reports its progress within a file of many documents', async () => {
    const lines = Array.from({ length: 2_100 }, (_, index) => JSON.stringify(tag(`t${index}`)));
    const file = await running.server.write('many.ndjson', lines.join('\n'));
    const seen: (number | undefined)[] = [];
    await running.server.platform.import([file], { onProgress: ({ documents }) => seen.push(documents) });
    expect(seen).toEqual([undefined, 1_000, 2_000, undefined]);
  });

  test('one bad document does not keep the others out', async () => {
    const result = await importText(running, {
      name: 'mixed.json',
      content: JSON.stringify([story('a'), { type: 'x' }, 5, story('b')]),
    });
    expect([result.imported, result.rejected.map((entry) => entry.path)]).toEqual([2, ['$[1].type', '$[2]']]);
  });

  describe('assigns a document its place:', () => {
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
      await importText(running, { name: 'a.json', content: JSON.stringify(document) });
      const { body } = await running.server.get(`/content/v4/?website_url=${websiteUrl}`);
      expect(body).toMatchObject({ _id: 'a', website_url: websiteUrl, canonical_url: canonicalUrl });
      expect(valueAt(body, 'websites', 'paper', 'website_url')).toBe(websiteUrl);
    });

    test('a document without an id gets one from its address that stays the same', async () => {
      const anonymous = omit(story('x'), '_id');
      await running.server.importAll(anonymous);
      const first = (await running.server.get('/content/v4/?website_url=/news/x/')).body._id;
      expect(first).toMatch(/^[A-Z2-7]{26}$/);
      expect(await running.server.importAll({ ...anonymous, slug: 'changed' })).toMatchObject({
        imported: 1,
      });
      expect((await running.server.get('/content/v4/?website_url=/news/x/')).body._id).toBe(first);
      expect(await documentCount(running)).toBe(1);
    });
  });

  test('the files of a folder are found in its subfolders, sorted, without hidden ones', async () => {
    for (const name of ['b.json', 'a/c.json', '.hidden/d.json', 'e.txt'])
      await running.server.write(name, '{}');
    const files = await findImportFiles(running.server.folder);
    expect(files).toEqual([join(running.server.folder, 'a/c.json'), join(running.server.folder, 'b.json')]);
  });
});
