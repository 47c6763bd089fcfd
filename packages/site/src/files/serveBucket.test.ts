/** What readers get of a bucket whose answers are not those of every day. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { createBucketClient, createBucketStorage } from '@broadsheet/platform';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerFailure } from '../server/answerFailure.ts';
import { serveBucket } from './serveBucket.ts';

/** Asks for a file of a bucket that answers so. */
async function get(answer: RequestListener): Promise<Response> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const keys = { region: 'auto', keyId: 'id', key: 'key' };
  const place = { bucket: 'paper', endpoint: `http://127.0.0.1:${port}`, prefix: '' };
  const app = new Hono();
  app.get('/media/*', serveBucket(createBucketStorage(createBucketClient({ ...keys, ...place })), 'day'));
  app.onError(answerFailure({ error: () => undefined }));
  try {
    const response = await app.request('/media/map.svg');
    return new Response(await response.text(), response);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const failing =
  (status: number, code: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);

test('a file that is stored encoded comes whole, without the length that it had there', async () => {
  const drawing = '<svg>'.repeat(500);
  const response = await get((_request, answer) => {
    const encoded = gzipSync(drawing);
    answer.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Length': encoded.length }).end(encoded);
  });
  expect(response.headers.has('content-length')).toBe(false);
  expect(await response.text()).toBe(drawing);
});

test('only a file that is not there is a 404 that is remembered; whatever else fails is remembered by nobody', async () => {
  const answers = await Promise.all(
    [failing(404, 'NoSuchKey'), failing(404, 'NoSuchBucket'), failing(400, 'InvalidRequest')].map(get),
  );
  expect(answers.map(({ status, headers }) => `${status} ${headers.get('cache-control')}`)).toEqual([
    '404 public, max-age=60',
    '503 no-store',
    '503 no-store',
  ]);
});
