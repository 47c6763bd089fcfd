import { request as openConnection } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { PAGES } from './newspaper/sample.ts';
import { measureShifts, seeShifts } from './reader/measureShifts.ts';
import { openReader } from './reader/openReader.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Requests a path and returns the bytes as sent; `fetch` would decompress them. */
function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = openConnection(inject('newspaper').origin + path, { headers }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    });
    call.once('error', reject);
    call.end();
  });
}

describe.each(Object.entries(PAGES))('the %s page', (_kind, path) => {
  test('is the same bytes for two readers, and sets no cookie', async () => {
    const one = await get(path, {
      cookie: 'arcblock_alert-bar=x; session=1',
      'user-agent': 'Mozilla/5.0 (iPhone)',
    });
    const other = await get(path, { 'accept-language': 'de', 'user-agent': 'curl' });
    expect(one.status).toBe(200);
    expect(one.body.equals(other.body)).toBe(true);
    expect(one.headers['set-cookie']).toBeUndefined();
    expect(one.headers['cache-control']).toMatch(/^public,.*s-maxage=\d+/);
    expect(one.headers['content-security-policy']).toContain("script-src 'self'");
  });

  test('is compressed with brotli, and not sent again to who has it', async () => {
    const packed = await get(path, { 'accept-encoding': 'gzip, br' });
    const plain = await get(path);
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);

    const etag = packed.headers.etag ?? '';
    expect(etag).not.toBe('');
    const again = await get(path, { 'accept-encoding': 'gzip, br', 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(etag);
    expect((await get(path, { 'if-none-match': '"another"' })).status).toBe(200);
  });
});

test('scripts and fonts are kept for a year', async () => {
  const { requests, open, settle } = await openReader();
  await open(PAGES.section);
  await settle();
  const assets = requests.filter((request) => /^(script|font)$/.test(request.resourceType()));
  expect(assets.length).toBeGreaterThan(1);
  for (const asset of assets) {
    const response = await asset.response();
    expect(response?.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

describe('an image', () => {
  async function imageUrlOf(path: string): Promise<string> {
    const { body } = await get(path);
    const address = /src="(\/resizer\/v2\/[^"]+)"/.exec(body.toString())?.[1]?.replaceAll('&amp;', '&');
    if (address === undefined) throw new Error(`${path} shows no picture.`);
    return address;
  }

  test.each([
    ['image/avif,image/webp,image/*,*/*;q=0.8', 'image/avif'],
    ['image/webp,image/*,*/*;q=0.8', 'image/webp'],
    ['image/png,image/*;q=0.8', 'image/jpeg'],
  ])('is sent to who accepts %s as %s', async (accept, type) => {
    const { status, headers } = await get(await imageUrlOf(PAGES.section), { accept });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers.vary).toMatch(/accept/i);
    expect(headers['cache-control']).toMatch(/^public/);
  });

  test('is refused at an address that somebody has altered', async () => {
    const address = await imageUrlOf(PAGES.section);
    const url = new URL(address, inject('newspaper').origin);
    const auth = url.searchParams.get('auth') ?? '';
    expect(auth).not.toBe('');
    url.searchParams.set('auth', auth.startsWith('a') ? `b${auth.slice(1)}` : `a${auth.slice(1)}`);
    expect((await get(url.pathname + url.search)).status).toBe(403);
    url.searchParams.delete('auth');
    expect((await get(url.pathname + url.search)).status).toBe(403);
  });
});

describe.each([1280, 390])('at %i pixels', (width) => {
  test.each([PAGES.home, PAGES.section, PAGES.article, PAGES.gallery])(
    '%s does not move while it loads and is read',
    async (path) => {
      const { page, open, settle } = await openReader({ width, hasClosedAlert: false });
      await measureShifts(page);
      await open(path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += 600) {
        await page.mouse.wheel(0, 600);
        await settle();
      }
      expect(await seeShifts(page)).toEqual([]);
    },
  );
});
