/** A replaced image behind a cache in front: what the cache is told, and the page that shows the image, through sockets. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord, record, text } from '@broadsheet/client-core';
import { openCacheStandIn } from '@broadsheet/platform-testing/content';
import type { CacheStandIn } from '@broadsheet/platform-testing/content';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openEditorRoom } from '../../test/openEditorRoom.ts';
import type { EditorRoom } from '../../test/openEditorRoom.ts';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const POEM = '/culture/books/2026/10/11/a-poem-for-every-crossing/';
const POEM_FILE = 'fixtures/stories/culture/a-poem-for-every-crossing.json';
const PATIENCE = { timeout: 15_000, interval: 20 };

let cache: CacheStandIn;
let paper: ListeningSite;
let room: EditorRoom;

beforeAll(async () => {
  cache = await openCacheStandIn();
  const variables = { CACHE_PURGE: 'varnish', CACHE_PURGE_URL: cache.origin, SOURCE_TIMEOUT_MS: '30000' };
  paper = await openListeningSite(['pages', 'stories', 'authors', 'tags', 'navigation'], variables);
  room = await openEditorRoom(paper);
}, 60_000);
afterAll(async () => {
  await paper.site.close();
  await paper[Symbol.asyncDispose]();
  await cache[Symbol.asyncDispose]();
});

const readImage = record({ id: text, url: text, thumbnailUrl: text });

/** Sends a new picture of some proportions to a path of the library. */
async function send(path: string, { width, height }: { readonly width: number; readonly height: number }) {
  const picture = await sharp({ create: { width, height, channels: 3, background: '#33a' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('file', new File([Uint8Array.from(picture)], 'boats.png'));
  const headers = { cookie: room.cookie(), 'sec-fetch-site': 'same-origin' };
  const answer: unknown = await (
    await paper.get(`/pagebuilder/api${path}`, { method: 'POST', body, headers })
  ).json();
  const { id = '', url = '', thumbnailUrl = '' } = readImage(isRecord(answer) ? answer['image'] : {}) ?? {};
  return { id, url, thumbnailUrl };
}

/** Has the story of the poem refer to an image in its text, where pictures keep their proportions. */
async function showInStory(id: string): Promise<void> {
  const home = join(import.meta.dirname, '../../../..');
  const story: unknown = JSON.parse(await readFile(join(home, POEM_FILE), 'utf8'));
  const picture = { type: 'reference', referent: { type: 'image', id, provider: '' } };
  const changed = { ...(isRecord(story) && story), content_elements: [picture] };
  const file = await paper.folder.write('poem.json', JSON.stringify(changed));
  const { rejected } = await paper.platform.platform.import([file]);
  expect(rejected).toEqual([]);
}

const keysOf = ({ headers }: Response): readonly string[] => (headers.get('xkey') ?? '').split(' ');

/** Returns width and height of the first picture of a page that has the id in its address. */
function findSize(html: string, id: string): readonly (string | undefined)[] {
  const tag = [...html.matchAll(/<img[^>]*>/g)].map(([each]) => each).find((each) => each.includes(id));
  return [/\bwidth="(\d+)"/, /\bheight="(\d+)"/].map((size) => size.exec(tag ?? '')?.[1]);
}

test('files of a replaced image are purged, and pages that show it have the new proportions', async () => {
  const { id, url, thumbnailUrl } = await send('/images', { width: 600, height: 300 });
  await showInStory(id);
  await vi.waitFor(async () => expect(await (await paper.get(POEM)).text()).toContain(id), PATIENCE);
  const page = await paper.get(POEM);
  const before = findSize(await page.text(), id);
  expect(Number(before[0]) / Number(before[1])).toBeCloseTo(2, 1);
  const files = await Promise.all([url, thumbnailUrl].map((path) => paper.get(path)));
  expect(files.map(({ status }) => status)).toEqual([200, 200]);
  const own = keysOf(files[0] ?? page).filter((key) => !/^(?:site|any)-/.test(key));
  expect(own).toHaveLength(1);
  for (const answer of [...files, page]) expect(keysOf(answer)).toEqual(expect.arrayContaining(own));

  const told = cache.calls.length;
  await send(`/images/${id}/file`, { width: 300, height: 600 });
  const isTold = () =>
    cache.calls.slice(told).some(({ headers }) =>
      String(headers['xkey-purge'])
        .split(' ')
        .includes(own[0] ?? ''),
    );
  await vi.waitFor(() => expect(isTold()).toBe(true), PATIENCE);
  const after = findSize(await (await paper.get(POEM)).text(), id);
  expect(Number(after[0]) / Number(after[1])).toBeCloseTo(0.5, 1);
});

test('files that no editor replaces carry no keys, nor does what is missing', async () => {
  const answers = await Promise.all(
    ['/media/uploads/never.webp', '/favicon.ico'].map((path) => paper.get(path)),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 200]);
  expect(answers.map(({ headers }) => headers.get('xkey'))).toEqual([null, null]);
});
