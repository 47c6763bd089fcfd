/** Two processes with folders of their own and one bucket, through their sockets and a real S3 server. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { record, text } from '@broadsheet/client-core';
import { createBucketClient, isJsonObject, openDatabase } from '@broadsheet/platform';
import type { Database, Json } from '@broadsheet/platform';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { openEditorRoom } from '../../test/openEditorRoom.ts';
import type { EditorRoom } from '../../test/openEditorRoom.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { openObjectStorage } from '@broadsheet/platform-testing/network';
import type { ObjectStorage } from '@broadsheet/platform-testing/network';
import { readConfig } from '../config/readConfig.ts';

const SLOW = { timeout: 60_000 };
const PATIENCE = { timeout: 20_000, interval: 100 };

let storage: ObjectStorage;
let one: ListeningSite;
let other: ListeningSite;
let room: EditorRoom;
let opened: Database;

beforeAll(async () => {
  storage = await openObjectStorage();
  opened = await openDatabase({ imageFile: inject('databaseImage') });
  // Both processes use it, and each closes what it has.
  const database = { ...opened, close: async () => undefined };
  one = await openSiteWith({ fixtures: ['pages'], database, variables: storage.variables });
  other = await openSiteWith({ fixtures: [], database, variables: storage.variables });
  room = await openEditorRoom(one);
}, 120_000);
afterAll(async () => {
  await one.site.close();
  await other.site.close();
  await other[Symbol.asyncDispose]();
  await one[Symbol.asyncDispose]();
  await opened.close();
  await storage[Symbol.asyncDispose]();
});

async function draw(colour: string): Promise<Blob> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: colour } });
  return new Blob([new Uint8Array(await picture.png().toBuffer())], { type: 'image/png' });
}

/** Uploads a picture at the first process. */
async function upload(picture: Blob): Promise<Response> {
  const form = new FormData();
  form.set('file', picture, 'pier.png');
  return one.get('/pagebuilder/api/images', {
    method: 'POST',
    body: form,
    headers: { cookie: room.cookie(), 'sec-fetch-site': 'same-origin' },
  });
}

async function uploaded(picture: Blob): Promise<{ readonly url: string; readonly thumbnail: string }> {
  const response = await upload(picture);
  expect(response.status).toBe(201);
  const body: Json = await response.json();
  const image = isJsonObject(body) ? body['image'] : undefined;
  const { url, thumbnailUrl } = record({ url: text, thumbnailUrl: text })(image) ?? {};
  if (url === undefined || thumbnailUrl === undefined) throw new Error('The answer has no image.');
  return { url, thumbnail: thumbnailUrl };
}

test('a picture uploaded at one process is shown by the other', SLOW, async () => {
  const { url, thumbnail } = await uploaded(await draw('teal'));
  const whole = await other.get(url);
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-type')).toBe('image/png');
  expect(whole.headers.get('cache-control')).toBe('public, max-age=600');
  const bytes = new Uint8Array(await whole.arrayBuffer());
  expect((await sharp(bytes).metadata()).width).toBe(60);
  const part = await other.get(url, { headers: { range: 'bytes=0-7' } });
  expect(part.status).toBe(206);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(0, 8));
  const known = await other.get(url, { headers: { 'if-none-match': whole.headers.get('etag') ?? '' } });
  expect(known.status).toBe(304);
  const small = await other.get(thumbnail);
  expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('what one process has resized, the other finds in the bucket', SLOW, async () => {
  const { url, thumbnail } = await uploaded(await draw('crimson'));
  const first = await one.get(thumbnail);
  await one.platform.platform.media.remove(url.replace('/media/', ''));
  const found = await other.platform.platform.media.find(url.replace('/media/', ''));
  expect(found).toBeUndefined();
  const { mediaBucket } = readConfig(storage.variables, { home: '/', cwd: '/' });
  if (mediaBucket === undefined) throw new Error('No bucket is set.');
  const client = createBucketClient(mediaBucket);
  const query = { 'list-type': '2', prefix: 'renditions/' };
  // It is written after the reader was answered.
  await vi.waitFor(async () => {
    const list = await client.call('', { method: 'GET', query });
    expect(await list.text()).toMatch(/<Key>renditions\/[\da-f]{40}\/[\da-f]{40}<\/Key>/);
  }, PATIENCE);
  expect(first.status).toBe(200);
});

test('a picture imported at one process is shown by the other, and is in a backup', SLOW, async () => {
  const { folder, platform } = one;
  await folder.write('import/quay.png', new Uint8Array(await (await draw('navy')).arrayBuffer()));
  const document = { type: 'image', version: '0.10.9', _id: 'quay', url: 'quay.png', width: 60, height: 40 };
  const file = await folder.write('import/quay.json', JSON.stringify(document));
  const { rejected } = await platform.platform.import([file]);
  expect(rejected).toEqual([]);
  const shown = await other.get('/media/quay.png');
  expect(shown.status).toBe(200);
  const backup = join(folder.path, 'backup');
  const report = await other.platform.platform.backup(backup);
  expect(report.media).toBeGreaterThanOrEqual(2);
  expect(await readFile(join(backup, 'media/quay.png'))).toEqual(Buffer.from(await shown.arrayBuffer()));
  await rm(backup, { recursive: true });
});

test('hidden files, and those that are not there, are not found', SLOW, async () => {
  for (const path of ['/media/absent.png', '/media/.hidden', '/media/uploads/%2e%2e/x.png', '/media/%ff'])
    expect(`${path} ${(await one.get(path)).status}`).toBe(`${path} 404`);
});

test(
  'while the storage is away, readers and editors are told, and pages stay',
  { timeout: 120_000 },
  async () => {
    const { url, thumbnail } = await uploaded(await draw('olive'));
    await storage.stop();
    const refused = await upload(await draw('orange'));
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ says: { key: 'refusal.storage-away' } });
    const picture = await other.get(url);
    expect([
      picture.status,
      picture.headers.get('retry-after'),
      picture.headers.get('cache-control'),
    ]).toEqual([503, '2', 'no-store']);
    const small = await other.get(thumbnail);
    expect([small.status, await small.json()]).toEqual([
      503,
      { code: 503, message: 'The storage of pictures does not answer. Try again in a moment.' },
    ]);
    expect((await other.get('/')).status).toBe(200);
    await storage.start();
    await vi.waitFor(async () => expect((await other.get(url)).status).toBe(200), PATIENCE);
    const { url: later } = await uploaded(await draw('orange'));
    expect((await other.get(later)).status).toBe(200);
  },
);

test('a wrong key is told in a sentence', SLOW, async () => {
  const { mediaBucket } = readConfig({ ...storage.variables, MEDIA_KEY: 'wrong' }, { home: '/', cwd: '/' });
  if (mediaBucket === undefined) throw new Error('No bucket is set.');
  const call = createBucketClient(mediaBucket).call('media/x.png', { method: 'GET' });
  await expect(call).rejects.toThrow(/refuses the key.*SignatureDoesNotMatch/);
});
