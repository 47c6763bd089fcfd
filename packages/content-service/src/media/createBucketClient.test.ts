/** The client and the storage of a bucket at a server that accepts calls and answers what a test wants, or nothing. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { createBucketClient } from './createBucketClient.ts';
import type { BucketOptions } from './createBucketClient.ts';
import { createBucketStorage } from './createBucketStorage.ts';
import { StorageProblem } from './MediaStorage.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a storage. @param answer may be replaced while it runs */
async function open(answer: RequestListener, options: Partial<BucketOptions> = {}) {
  const server = { answer };
  const requested: string[] = [];
  const reported: string[] = [];
  const listening = createServer((request, response) => {
    requested.push(request.method ?? '');
    server.answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  closing.push(() => {
    listening.close();
    listening.closeAllConnections();
  });
  const address = listening.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const client = createBucketClient({
    bucket: 'paper',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'auto',
    keyId: 'id',
    key: 'key',
    prefix: '',
    onReachable: (isThere, reason) => void reported.push(isThere ? 'there' : reason),
    onRefused: (reason) => void reported.push(reason),
    ...options,
  });
  return { server, client, storage: createBucketStorage(client), requested, reported };
}

const SILENCE: RequestListener = () => undefined;

function fail(status: number, code: string): RequestListener {
  return (_request, response) => void response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
}

async function took(work: Promise<unknown>): Promise<number> {
  const begunAt = performance.now();
  await work.catch(() => undefined);
  return performance.now() - begunAt;
}

const pause = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

test('a storage that accepts and says nothing keeps a page waiting for a second, and then only one call', async () => {
  const { storage, requested, reported } = await open(SILENCE);
  const first = await took(storage.find('pier.jpg'));
  expect(first).toBeGreaterThan(900);
  expect(first).toBeLessThan(2_500);
  expect(await took(storage.find('quay.jpg'))).toBeLessThan(100);
  await pause(2_100);
  const waited = await Promise.all(['a', 'b', 'c', 'd'].map((name) => took(storage.find(`${name}.jpg`))));
  expect(waited.filter((ms) => ms > 500)).toHaveLength(1);
  expect(requested).toEqual(['HEAD', 'HEAD']);
  expect(reported).toEqual(['there was no answer for 1 s']);
  await expect(storage.find('quay.jpg')).rejects.toThrow(StorageProblem);
}, 20_000);

test('a picture that was shown is found at once while the storage says nothing', async () => {
  const { server, storage } = await open(
    (_request, response) => void response.setHeader('ETag', '"1"').end(),
  );
  const seen = await storage.find('pier.jpg');
  expect(seen?.stamp).toBe('"1"');
  server.answer = SILENCE;
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 61_000);
  closing.push(() => clock.mockRestore());
  const found = storage.find('pier.jpg');
  expect(await took(found)).toBeLessThan(600);
  expect(await found).toEqual(seen);
}, 20_000);

test('a key that is refused is told once, and that it is accepted again', async () => {
  const { server, client, reported } = await open(fail(403, 'InvalidAccessKeyId'));
  const get = () => client.call('media/x.png', { method: 'GET' });
  await expect(get()).rejects.toThrow(/refuses the key or the address \(status 403, InvalidAccessKeyId\)/);
  await expect(get()).rejects.toThrow(StorageProblem);
  expect(reported).toEqual([expect.stringContaining('InvalidAccessKeyId')]);
  server.answer = (_request, response) => void response.end('x');
  await pause(2_100);
  expect((await get()).status).toBe(200);
  expect(reported).toEqual([expect.stringContaining('InvalidAccessKeyId'), 'there']);
}, 20_000);

test('only a key that is not there is an absent file', async () => {
  const absent = await open(fail(404, 'NoSuchKey'));
  expect((await absent.client.call('media/x.png', { method: 'GET' })).status).toBe(404);
  expect(absent.reported).toEqual([]);
  const noBucket = await open(fail(404, 'NoSuchBucket'));
  await expect(noBucket.storage.check()).rejects.toThrow(/NoSuchBucket/);
  expect(noBucket.reported).toEqual([expect.stringContaining('NoSuchBucket')]);
  const odd = await open(fail(400, 'InvalidRequest'));
  for (const name of ['a.png', 'b.png'])
    await expect(odd.storage.open(name, { method: 'GET', headers: {} })).rejects.toThrow(StorageProblem);
  await expect(odd.storage.remove('a.png')).rejects.toThrow(/DELETE, status 400/);
  expect(odd.reported).toEqual([
    'it refuses a call (GET, status 400, InvalidRequest)',
    'it refuses a call (DELETE, status 400, InvalidRequest)',
  ]);
});

test('a file that stops in the middle is not waited for', async () => {
  const stuck: RequestListener = (_request, response) => void response.writeHead(200).write('half');
  const { storage, reported } = await open(stuck, { quietMs: 200 });
  await expect(storage.read('clip.mp4')).rejects.toThrow(StorageProblem);
  expect(reported).toEqual(['nothing more was sent for 0.2 s']);
});
