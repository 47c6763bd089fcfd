import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cacheText } from './CachedResponse.ts';
import { chooseEncoding } from './compress.ts';
import { respond } from './respond.ts';

const TEXT = '<p>Storm</p>'.repeat(100);
const page = cacheText(
  { status: 200, headers: { 'Content-Type': 'text/html', 'Cache-Control': 'public' } },
  TEXT,
);

function ask(headers: Record<string, string> = {}, method = 'GET', stored = page): Promise<Response> {
  return respond(new Request('https://www.courier.example/', { method, headers }), stored);
}

describe('chooseEncoding', () => {
  it.each([
    [null, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br; q=0.0, gzip; q=0', 'identity'],
    ['*', 'gzip'],
    ['gzip;q=0, *', 'identity'],
    ['BR', 'br'],
    ['brotli', 'identity'],
  ])('takes from %j %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('respond', () => {
  it('sends the body in the encoding that was asked for', async () => {
    const plain = await ask();
    expect(await plain.text()).toBe(TEXT);
    expect(plain.headers.get('content-encoding')).toBeNull();
    const brotli = await ask({ 'accept-encoding': 'br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(TEXT);
    const gzip = await ask({ 'accept-encoding': 'gzip' });
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(TEXT);
  });

  it('makes each encoding once', async () => {
    expect(page.encoded('br')).toBe(page.encoded('br'));
  });

  it('tags each encoding apart and tells caches what the answer depends on', async () => {
    const tags = await Promise.all(
      ['', 'gzip', 'br'].map(async (encoding) => {
        const { headers } = await ask({ 'accept-encoding': encoding });
        expect(headers.get('vary')).toBe('Accept-Encoding');
        return headers.get('etag');
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('answers 304 for what the reader has, with the headers of the page', async () => {
    const etag = (await ask({ 'accept-encoding': 'br' })).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await ask({ 'accept-encoding': 'br', 'if-none-match': known });
      expect(response.status).toBe(304);
      expect(response.body).toBeNull();
      expect(response.headers.get('etag')).toBe(etag);
      expect(response.headers.get('cache-control')).toBe('public');
    }
    const other = await ask({ 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect(other.status).toBe(200);
  });

  it('sends an error whatever the reader has', async () => {
    const error = cacheText({ status: 404, headers: {} }, TEXT);
    expect((await ask({ 'if-none-match': '*' }, 'GET', error)).status).toBe(404);
  });

  it('answers HEAD like GET, without a body', async () => {
    const get = await ask({ 'accept-encoding': 'br' });
    const head = await ask({ 'accept-encoding': 'br' }, 'HEAD');
    expect([...head.headers]).toEqual([...get.headers]);
    expect(head.body).toBeNull();
    expect(head.headers.get('content-length')).toBe(String((await get.arrayBuffer()).byteLength));
  });

  it('does not compress what is hardly there', async () => {
    const { headers } = await ask(
      { 'accept-encoding': 'br' },
      'GET',
      cacheText({ status: 200, headers: {} }, 'Storm'),
    );
    expect(headers.get('content-encoding')).toBeNull();
  });
});
