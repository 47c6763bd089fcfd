import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importText, onEachDatabase, author, navigation, story } from '@broadsheet/platform-testing/content';
import type { Json } from '@broadsheet/service-kit/json';
import { LARGEST_FILE_BYTES } from './readDocuments.ts';

const page = { schemaVersion: 1, match: { pageType: 'article' }, areas: { main: [] } };

/** What the database cannot make smaller. */
const LONG = Array.from({ length: 500 }, () => randomUUID()).join('');

onEachDatabase('importing', (running) => {
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
      [
        'an id that no index holds',
        JSON.stringify(story(LONG)),
        '$',
        /an id, an address, .* has thousands of characters; shorten it/,
      ],
      [
        'an address that no index holds',
        JSON.stringify(story('a', { websites: { paper: { website_url: `/${LONG}/` } } })),
        '$',
        /has thousands of characters; shorten it/,
      ],
    ])('%s', async (_, content, path, reason) => {
      const { rejected } = await importText(running, { name: 'bad.json', content });
      expect(rejected).toEqual([
        {
          file: join(running.server.folder, 'bad.json'),
          path,
          reason: expect.stringMatching(reason),
        },
      ]);
    });

    test.each([
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
    ])('%s, where the import is strict, and keeps it otherwise', async (_, content, path, reason) => {
      await running.server.write('bad.json', content);
      const file = join(running.server.folder, 'bad.json');
      const { platform } = running.server;
      expect((await platform.importFiles([file], { isStrict: true })).rejected).toEqual([
        { file, path, reason: expect.stringMatching(reason) },
      ]);
      expect((await platform.importFiles([file], {})).rejected).toEqual([]);
    });

    test('bottomless nesting', async () => {
      const { rejected } = await importText(running, {
        name: 'bad.json',
        content: JSON.stringify(story('a', { tracking: deep(200) })),
      });
      expect(rejected[0]?.path).toMatch(/^\$\.tracking(\.a)+$/);
      expect(rejected[0]?.reason).toMatch(/nested deeper than 100/);
    });

    test('bytes that are not UTF-8', async () => {
      const { rejected } = await importText(running, {
        name: 'bad.json',
        content: new Uint8Array([0x22, 0xff, 0x22]),
      });
      expect(rejected[0]?.reason).toMatch(/not written in UTF-8/);
    });

    test('a file above eight mebibytes', async () => {
      const { rejected } = await importText(running, {
        name: 'big.json',
        content: ' '.repeat(LARGEST_FILE_BYTES + 1),
      });
      expect(rejected[0]?.reason).toMatch(/limit is 8388608/);
    });

    test('a file that is missing', async () => {
      const { rejected } = await running.server.platform.import([join(running.server.folder, 'nope.json')]);
      expect(rejected).toEqual([
        {
          file: join(running.server.folder, 'nope.json'),
          path: '$',
          reason: expect.stringMatching(/cannot be read.*ENOENT/),
        },
      ]);
    });

    test('the second document of an id, and stores the first', async () => {
      const { imported, rejected } = await running.server.importAll(
        story('a'),
        story('a', { slug: 'other' }),
        author('a'),
      );
      expect(imported).toBe(2);
      expect(rejected).toEqual([
        {
          file: join(running.server.folder, '1.json'),
          path: '$',
          reason: expect.stringMatching(/document a was already given in .*0\.json/),
        },
      ]);
      expect((await running.server.get('/content/v4/?_id=a')).body.slug).toBeUndefined();
    });

    test('page documents that the given check refuses', async () => {
      const file = await running.server.write('page.json', JSON.stringify(page));
      const { rejected } = await running.server.platform.import([file], {
        checkPage: () => [{ path: '$.areas.main', reason: 'is empty' }],
      });
      expect(rejected).toEqual([{ file, path: '$.areas.main', reason: 'is empty' }]);
    });
  });
});

function deep(levels: number): Json {
  let value: Json = 'x';
  for (let level = 0; level < levels; level += 1) value = { a: value };
  return value;
}
