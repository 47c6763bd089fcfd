/** Images through the socket of the running site, requested by readers and by a client that wants to keep the site busy. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const STORY = '/coast/2026/11/20/saltgate-barrier-is-sinking/';

let opened: ListeningSite;
/** A URL with its token and no options. */
let image: string;
beforeAll(async () => {
  opened = await openListeningSite(['pages', 'stories/coast/saltgate-barrier-is-sinking'], { PROXIES: '1' });
  const html = await (await opened.get(STORY)).text();
  const token = /\/resizer\/v2\/img-barrier\.jpg\?[^"]*?auth=([\w-]+)/.exec(html)?.[1];
  image = `/resizer/v2/img-barrier.jpg?auth=${token}`;
}, 60_000);
afterAll(() => opened[Symbol.asyncDispose]());

const ask = (options: string, client: string): Promise<Response> =>
  opened.get(`${image}&${options}`, { headers: { accept: 'image/webp', 'x-forwarded-for': client } });

async function countFiles(): Promise<number> {
  const dir = join(opened.folder.path, 'image-cache');
  return (await readdir(dir, { recursive: true, withFileTypes: true })).filter((each) => each.isFile())
    .length;
}

test('options that nobody sends are refused', async () => {
  for (const options of ['width=-1', 'width=1e9', 'height=x', 'quality=0', 'quality=5000', 'focal=1,2,3']) {
    expect((await ask(options, '203.0.113.1')).status).toBe(400);
  }
});

test('one token makes a few files, however many URLs are made of it', async () => {
  const before = await countFiles().catch(() => 0);
  const statuses = new Set<number>();
  for (let index = 0; index < 300; index += 1) {
    const options = `width=${100 - (index % 20)}&height=${56 - (index % 7)}&quality=${60 + (index % 30)}&focal=${index},${index}`;
    const response = await ask(options, '203.0.113.2');
    statuses.add(response.status);
    await response.arrayBuffer();
  }
  expect([...statuses]).toEqual([200]);
  expect((await countFiles()) - before).toBeLessThanOrEqual(16);
});

test('a reader’s image is made before those that a flood has asked for', async () => {
  const shapes = ['9:16', '2:3', '3:4', '1:1', '4:3', '3:2', '16:9'].map((text) =>
    text.split(':').map(Number),
  );
  const done: string[] = [];
  const flood = [1200, 1440, 1600].flatMap((width) =>
    shapes.map(async ([wide = 1, tall = 1]) => {
      const response = await ask(`width=${width}&height=${Math.floor((width * tall) / wide)}`, '203.0.113.3');
      await response.arrayBuffer();
      done.push('flood');
    }),
  );
  // The flood is queued before the reader's request: its first image is being made.
  await Promise.race(flood);
  const before = done.length;
  const response = await ask('width=500&height=333', '203.0.113.4');
  const waitedFor = done.length - before;
  expect(response.status).toBe(200);
  await response.arrayBuffer();
  await Promise.all(flood);
  expect(waitedFor).toBeLessThan(flood.length / 2);
}, 60_000);
