/** What an import still needs at its end must not grow with the file: it streams, and remembers little of each story. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLiveMemory } from '@broadsheet/platform-testing/memory';
import type { Database } from '@broadsheet/service-kit/database';
import { createContentStore } from '../store/createContentStore.ts';
import { importFiles } from './importFiles.ts';

const FEW = 100;
const MANY = 600;
/** The text of a story: the larger file is at least 10 MB longer. */
const BODY = 'harbour word '.repeat(1_500);
const MOST_GROWTH = 6_000_000;

/** The documents of one transaction times this number are between two looks at the memory. */
const LOOK_EVERY = 5;

/** Creates a database that has nothing and forgets everything. @param onLook called in the middle of some transactions */
function createForgetful(onLook: () => void): Database {
  let transactions = 0;
  return {
    kind: 'server',
    query: async () => [],
    async transaction(work) {
      transactions += 1;
      const result = await work({ query: async () => [] });
      if (transactions % LOOK_EVERY === 0) onLook();
      return result;
    },
    listen: async () => async () => undefined,
    close: async () => undefined,
  };
}

function* writeWordPress(stories: number): Generator<string> {
  yield '<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title><link>https://old.example</link>\n';
  for (let id = 1; id <= stories; id += 1)
    yield `<item><title>A picture that belongs to story ${id}</title><link>https://old.example/2020/picture-of-story-${id}/</link>
      <content:encoded><![CDATA[${BODY}]]></content:encoded><wp:post_id>${1_000_000 + id}</wp:post_id><wp:post_parent>${id}</wp:post_parent>
      <wp:post_type>attachment</wp:post_type><wp:attachment_url>https://old.example/uploads/picture-${id}.jpg</wp:attachment_url></item>
      <item><title>A headline with several words, number ${id}</title><link>https://old.example/2020/story-number-${id}/</link>
      <content:encoded><![CDATA[<p>${BODY}[unknown-code]</p>]]></content:encoded><wp:post_id>${id}</wp:post_id>
      <wp:post_name>story-number-${id}</wp:post_name><wp:post_type>post</wp:post_type><wp:comment></wp:comment></item>\n`;
  yield '</channel></rss>';
}

function* writeGhost(stories: number): Generator<string> {
  yield '{"db":[{"data":{"posts":[';
  for (let id = 1; id <= stories; id += 1) {
    const lexical = JSON.stringify({
      root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: BODY }] }, { type: 'odd' }] },
    });
    const post = { id: `${id}`, title: `Story ${id}`, slug: `story-${id}`, status: 'published', lexical };
    yield `${id === 1 ? '' : ','}${JSON.stringify(post)}`;
  }
  yield ']}}]}';
}

function* writeFeed(stories: number): Generator<string> {
  yield '<rss><channel><title>Old</title><link>https://old.example</link>\n';
  for (let id = 1; id <= stories; id += 1)
    yield `<item><title>Story ${id}</title><link>https://old.example/story-number-${id}/</link><description>${BODY}</description></item>\n`;
  yield '</channel></rss>';
}

function* writeLines(stories: number): Generator<string> {
  for (let id = 1; id <= stories; id += 1)
    yield `${JSON.stringify({
      _id: `story-${id}`,
      type: 'story',
      version: '0.10.12',
      websites: { paper: { website_url: `/story-${id}/` } },
      content_elements: [{ type: 'text', content: BODY }],
    })}\n`;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flat-memory-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Imports a file, and returns the most bytes that the process needed at the looks, of which one is at the end. */
async function measureImport(name: string, lines: Iterable<string>, isPlan: boolean): Promise<number> {
  const file = join(folder, name);
  await pipeline(Readable.from(lines), createWriteStream(file));
  let live = 0;
  const look = (): void => void (live = Math.max(live, readLiveMemory()));
  const store = createContentStore({
    database: createForgetful(look),
    site: 'paper',
    clock: { now: () => 0 },
  });
  const { imported, rejected, counts } = await importFiles({
    store,
    files: [file],
    media: join(folder, 'media'),
    origin: 'https://old.example/',
    leavesMedia: true,
    isPlan,
    onProgress: ({ filesDone, filesTotal }) => {
      if (filesDone === filesTotal) look();
    },
  });
  expect(rejected).toEqual([]);
  expect(isPlan ? (counts?.['stories'] ?? 0) : imported).toBeGreaterThanOrEqual(FEW);
  return live;
}

test.each([
  ['a WordPress export', 'export.xml', writeWordPress],
  ['a Ghost export', 'export.json', writeGhost],
  ['a feed', 'feed.xml', writeFeed],
  ['lines of documents', 'archive.ndjson', writeLines],
])(
  'the memory of importing %s does not grow with its size',
  async (_, name, write) => {
    for (const isPlan of [true, false]) {
      const few = await measureImport(name, write(FEW), isPlan);
      const many = await measureImport(name, write(MANY), isPlan);
      expect(many - few).toBeLessThan(MOST_GROWTH);
    }
  },
  120_000,
);
