import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE, ask, open, openImages, problem, solid } from '../../test/images/openImages.ts';
import type { Images } from '../../test/images/openImages.ts';

const MODERN = 'image/avif,image/webp,*/*;q=0.8';

let images: Images;
beforeAll(async () => {
  images = await openImages();
  const { home, media, brand } = images;
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  await solid(61_000, 1000).png().toFile(join(media, 'bomb.png'));
  await writeFile(join(media, 'broken.jpg'), (await solid(400, 300).jpeg().toBuffer()).subarray(0, 300));
  await writeFile(join(media, 'words.jpg'), 'not an image');
  await writeFile(join(media, 'drawing.svg'), drawing);
  await writeFile(join(media, 'disguised.png'), drawing);
  await writeFile(join(media, '.hidden.jpg'), await solid(9, 9).jpeg().toBuffer());
  await writeFile(join(brand, 'logo.svg'), drawing);
  await solid(300, 200).jpeg().toFile(join(brand, 'fallback.jpg'));
  await solid(300, 200).jpeg().toFile(join(home, 'secret.jpg'));
  await symlink(join(home, 'secret.jpg'), join(media, 'link.jpg'));
});
afterAll(() => images.close());
const openService: Images['openService'] = (options) => images.openService(options);

describe('an image address', () => {
  it('with the token of its id is answered, with or without the extension', async () => {
    const service = openService();
    expect((await ask(service, 'img-wide', 'width=400')).status).toBe(200);
    const bare = `${SITE}/any/base/resizer/v2/img-wide?width=400&auth=${service.sign('img-wide')}`;
    expect((await service.fetch(new Request(bare))).status).toBe(200);
    expect((await ask(service, 'photo.jpeg', 'width=100')).status).toBe(200);
  });

  it('with the token of its whole path is answered', async () => {
    const service = openService();
    expect((await ask(service, '/media/wide.jpg', 'width=400')).status).toBe(200);
    expect((await ask(service, '/brand/fallback.jpg', 'width=400')).status).toBe(200);
  });

  it('without its token is refused, whether or not there is such an image', async () => {
    const service = openService();
    const token = service.sign('img-wide');
    const altered = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    for (const auth of ['', 'x', altered, service.sign('/media/wide.jpg'), `${token}.`, token.slice(1)]) {
      expect(await problem(await ask(service, 'img-wide', 'width=400', { auth }))).toBe(403);
    }
    expect(await problem(await ask(service, 'img-none', 'width=400', { auth: token }))).toBe(403);
    const other = openService({ tokenVersion: '3' });
    expect((await ask(other, 'img-wide', 'width=400', { auth: token })).status).toBe(403);
  });

  it('of an image that does not exist is not found', async () => {
    const service = openService();
    for (const value of ['img-none', 'img-gone', '/media/none.jpg', '/elsewhere/x.jpg', '/media/']) {
      expect(await problem(await ask(service, value, 'width=400'))).toBe(404);
    }
    expect((await service.fetch(new Request(`${SITE}/resizer/v2/`))).status).toBe(404);
  });

  it('never leads out of its folder, even when it is signed', async () => {
    const service = openService();
    for (const value of [
      '/media/../secret.jpg',
      '/media/link.jpg',
      '/media/.hidden.jpg',
      '/media/a\\..\\b.jpg',
      '/media//wide.jpg',
    ]) {
      expect((await ask(service, value, 'width=400')).status).toBe(404);
    }
  });

  it('with numbers that cannot be read is a bad request', async () => {
    const service = openService();
    const bad = [
      'width=0',
      'width=-1',
      'width=x',
      'width=1e3',
      'width=99999999',
      'height=NaN',
      'quality=0',
      'quality=101',
      'focal=1',
      'focal=a,b',
      'focal=1,2,3',
      'focal=-1,2',
    ];
    for (const query of bad) expect(await problem(await ask(service, 'img-wide', query))).toBe(400);
    const name = `${SITE}/resizer/v2/%E0%A4%A?auth=x`;
    expect((await service.fetch(new Request(name))).status).toBe(400);
  });

  it('can be read and not written', async () => {
    const response = await ask(openService(), 'img-wide', 'width=400', { method: 'POST' });
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await problem(response)).toBe(405);
  });
});

describe('an answer', () => {
  it('may be kept for a year, by format', async () => {
    const { headers } = await ask(openService(), 'img-wide', 'width=200');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('vary')).toBe('Accept');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('etag')).toMatch(/^"[\da-f]{40}"$/);
  });

  it('is not sent again to a reader who has it', async () => {
    const service = openService();
    const tag = (await ask(service, 'img-wide', 'width=200')).headers.get('etag') ?? '';
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const again = await ask(service, 'img-wide', 'width=200', { tag: known });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(tag);
    }
    expect((await ask(service, 'img-wide', 'width=200', { tag: '"x"' })).status).toBe(200);
    expect((await ask(service, 'img-wide', 'width=200', { tag, accept: MODERN })).status).toBe(200);
  });

  it('has no body for HEAD and the same headers', async () => {
    const service = openService();
    const full = await ask(service, 'img-wide', 'width=200');
    const head = await ask(service, 'img-wide', 'width=200', { method: 'HEAD' });
    expect((await head.arrayBuffer()).byteLength).toBe(0);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(full.headers));
    expect(Number(head.headers.get('content-length'))).toBe((await full.arrayBuffer()).byteLength);
  });

  it('changes with the file', async () => {
    const service = openService();
    await solid(100, 100).jpeg().toFile(join(images.media, 'changing.jpg'));
    const before = await ask(service, '/media/changing.jpg', '');
    await solid(120, 120).jpeg().toFile(join(images.media, 'changing.jpg'));
    const after = await ask(service, '/media/changing.jpg', '');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect((await open(after)).size).toBe('120x120');
  });

  it('is the same for options that lead to the same image', async () => {
    const service = openService();
    const tags = await Promise.all(
      ['width=400', 'width=361', 'smart=true&width=400', 'width=400&quality=75&filter=x'].map(async (query) =>
        (await ask(service, 'img-wide', query)).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(1);
  });
});

describe('an SVG file', () => {
  it('of the brand is sent as it is, and can run nothing', async () => {
    const response = await ask(openService(), '/brand/logo.svg', 'width=400');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(await response.text()).toBe('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  });

  it('from anywhere else is refused, under another name too', async () => {
    const service = openService();
    for (const value of ['/media/drawing.svg', '/media/disguised.png']) {
      expect(await problem(await ask(service, value, 'width=400'))).toBe(422);
    }
  });
});

describe('an original', () => {
  it.each(['/media/broken.jpg', '/media/words.jpg', '/media/bomb.png'])(
    'that is no fit image is refused: %s',
    async (value) => {
      const response = await ask(openService(), value, 'width=400');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await problem(response)).toBe(422);
    },
  );
});

describe('any address', () => {
  it('is answered without a failure of the server', async () => {
    const service = openService();
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom('img-wide', '/media/wide.jpg', '..', '%00', '%', '/', '\\', 'http://x'),
    );
    const number = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom('1', '9999999', '1.5', '-1', 'Infinity', '0x10', '64,64'),
    );
    await fc.assert(
      fc.asyncProperty(
        part,
        fc.boolean(),
        number,
        number,
        number,
        async (value, isEncoded, width, height, focal) => {
          const query = new URLSearchParams({ auth: service.sign(value), width, height, focal });
          const name = isEncoded ? encodeURIComponent(value.toWellFormed()) : value;
          const address = `${SITE}/resizer/v2/${name}?${query}`;
          const { status } = await service.fetch(new Request(URL.canParse(address) ? address : SITE));
          expect([200, 400, 403, 404]).toContain(status);
        },
      ),
      { numRuns: 300 },
    );
  });
});
