import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import type { TemporaryFolder } from '../../test/temporaryFolder.ts';
import { serveFiles } from './serveFiles.ts';

let folder: TemporaryFolder;
let app: Hono;

beforeAll(async () => {
  folder = await temporaryFolder();
  await folder.write('assets/loader.js', 'export const whole = 1;');
  await folder.write('assets/loader.js.br', 'br-bytes');
  await folder.write('assets/loader.js.gz', 'gz-bytes');
  await folder.write('media/film.webm', '0123456789');
  await folder.write('media/.half.part', 'hidden');
  await folder.write('media/deep/a.svg', '<svg/>');
  await folder.write('brand/favicon.ico', 'icon');
  await folder.write('secret', 'the key');
  app = new Hono();
  app.get('/assets/*', serveFiles(`${folder.path}/assets`, '/assets/', 'immutable'));
  app.get('/media/*', serveFiles(`${folder.path}/media`, '/media/', 'day'));
  app.get('/resources/favicon.ico', serveFiles(`${folder.path}/brand`, '/resources/', 'day'));
});
afterAll(() => folder[Symbol.asyncDispose]());

const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  app.request(path, { method, headers });

describe('a file', () => {
  test('of script has further addresses, by which a browser repeats an import that failed', async () => {
    for (const path of ['/assets/again/loader.js', '/assets/again/again/loader.js']) {
      const response = await get(path, { 'Accept-Encoding': 'br' });
      expect([response.status, await response.text()]).toEqual([200, 'br-bytes']);
      expect(response.headers.get('cache-control')).toContain('immutable');
    }
    expect((await get('/assets/again/../../secret')).status).toBe(404);
    expect((await get('/media/again/film.webm')).status).toBe(404);
  });

  test('is sent whole, for a day, and cannot be taken for a page', async () => {
    const response = await get('/media/film.webm');
    expect([response.status, await response.text()]).toEqual([200, '0123456789']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/webm',
      'content-length': '10',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });

  test('in a folder below is found', async () => {
    expect((await get('/media/deep/a.svg')).headers.get('content-type')).toContain('image/svg+xml');
  });

  test('is found under another path than its folder', async () => {
    expect(await (await get('/resources/favicon.ico')).text()).toBe('icon');
  });

  test('has its length told without its content', async () => {
    const response = await get('/media/film.webm', {}, 'HEAD');
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
      200,
      '10',
      '',
    ]);
  });
});

describe('a part of a file', () => {
  test.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=8-', '89', 'bytes 8-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=5-99', '56789', 'bytes 5-9/10'],
  ])('is sent for %s', async (range, text, told) => {
    const response = await get('/media/film.webm', { range });
    expect([response.status, await response.text()]).toEqual([206, text]);
    expect(response.headers.get('content-range')).toBe(told);
  });

  test('that lies behind its end is refused', async () => {
    const response = await get('/media/film.webm', { range: 'bytes=10-' });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });
});

describe('an asset', () => {
  test.each([
    ['br, gzip', 'br', 'br-bytes'],
    ['gzip, deflate', 'gzip', 'gz-bytes'],
    ['', null, 'export const whole = 1;'],
  ])('for a reader who accepts "%s" is encoded as %s', async (accepted, encoding, text) => {
    const response = await get('/assets/loader.js', { 'accept-encoding': accepted });
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([encoding, text]);
    expect(response.headers.get('content-type')).toContain('javascript');
  });

  test('lasts forever', async () => {
    expect((await get('/assets/loader.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });
});

describe('nothing is found', () => {
  test.each([
    '/media/none.webm',
    '/media/',
    '/media/deep',
    '/media/.half.part',
    '/media/deep/../.half.part',
    '/media/..%2fsecret',
    '/media/%2e%2e%2fsecret',
    '/media/..%5csecret',
    '/media//etc/passwd',
    '/media/film.webm%00.jpg',
    '/media/%E0%A4%A',
  ])('at %s', async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, 'There is no such file.\n']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  });

  test('outside of the folder, however the path is written', async () => {
    for (const path of ['/media/../secret', '/media/deep/../../secret', '/media/%2e%2e/secret']) {
      expect(await (await get(path)).text()).not.toContain('the key');
    }
  });
});
