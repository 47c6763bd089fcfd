import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RED, ask, halves, open, openImages, patch, solid } from '../../test/images/openImages.ts';
import type { Images } from '../../test/images/openImages.ts';

const MODERN = 'image/avif,image/webp,*/*;q=0.8';

let images: Images;
beforeAll(async () => {
  images = await openImages();
  const { media } = images;
  await halves(1200, 800)
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toFile(join(media, 'turned.jpg'));
  await solid(3000, 2900).jpeg().toFile(join(media, 'large.jpg'));
  await sharp({ create: { width: 200, height: 100, channels: 4, background: { ...RED, alpha: 0.5 } } })
    .png()
    .toFile(join(media, 'clear.png'));
  await (await patch()).png().toFile(join(media, 'patch.png'));
});
afterAll(() => images.close());
const openService: Images['openService'] = (options) => images.openService(options);

describe('the size', () => {
  it.each([
    ['width=400', '400x267'],
    ['width=390.9', '400x267'],
    ['height=200', '300x200'],
    ['width=400&height=300', '400x300'],
    ['width=390&height=390', '400x400'],
    ['width=2000', '1200x800'],
    ['width=2000&height=2000', '800x800'],
    ['', '1200x800'],
    ['width=64&height=9999999', '64x43'],
    ['width=400&height=123', '400x267'],
    ['width=390&height=219', '400x225'],
  ])('for %s is %s', async (query, size) => {
    expect((await open(await ask(openService(), 'img-wide', query))).size).toBe(size);
  });

  it('never passes 2560 pixels a side', async () => {
    const service = openService();
    expect((await open(await ask(service, '/media/large.jpg', 'width=9000'))).size).toBe('2560x2475');
    expect((await open(await ask(service, '/media/large.jpg', ''))).size).toBe('2560x2475');
    expect((await open(await ask(service, '/media/large.jpg', 'width=4000&height=4000'))).size).toBe(
      '2560x2560',
    );
  });
});

describe('the crop', () => {
  const square = 'width=200&height=200';

  it('keeps the focal point inside, at the edges too', async () => {
    const service = openService();
    const colour = async (id: string, query: string) => (await open(await ask(service, id, query))).colour;
    expect(await colour('img-left', square)).toBe('both');
    const narrow = 'width=180&height=320';
    expect(await colour('img-left', narrow)).toBe('red');
    expect(await colour('img-right', narrow)).toBe('blue');
    expect(await colour('img-beyond', narrow)).toBe('blue');
  });

  it('takes the focal point of the document and not the one of the URL', async () => {
    const service = openService();
    const tags = await Promise.all(
      ['focal=10,10', 'focal=1199,400', 'smart=true', ''].map(async (query) =>
        (await ask(service, 'img-right', `${query}&${square}`)).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(1);
  });

  it('finds the part that stands out where no focal point is set', async () => {
    const service = openService();
    const response = await ask(service, '/media/patch.png', square);
    const { channels } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
    expect(channels[0]?.mean).toBeGreaterThan(5);
  });

  it('works on the image as it is seen, after turning', async () => {
    const service = openService();
    const whole = await open(await ask(service, '/media/turned.jpg', 'width=400'));
    expect(whole.size).toBe('400x600');
    const flat = 'width=400&height=171';
    expect((await open(await ask(service, 'img-turned-top', flat))).colour).toBe('red');
    expect((await open(await ask(service, 'img-turned-foot', flat))).colour).toBe('blue');
  });
});

describe('the format', () => {
  it.each([
    [MODERN, 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/avif;q=0, image/webp', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('for readers that accept %s is %s', async (accept, type, format) => {
    const response = await ask(openService(), 'img-wide', 'width=200', { accept });
    expect(response.headers.get('content-type')).toBe(type);
    expect((await open(response)).format).toBe(format);
  });

  it('keeps transparency', async () => {
    const service = openService();
    for (const [accept, type] of [
      ['*/*', 'image/png'],
      ['image/webp', 'image/webp'],
      [MODERN, 'image/avif'],
    ] as const) {
      const response = await ask(service, '/media/clear.png', 'width=100', { accept });
      expect(response.headers.get('content-type')).toBe(type);
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).hasAlpha).toBe(true);
    }
  });

  it('is JPEG for an image whose alpha channel hides nothing', async () => {
    const response = await ask(openService(), '/media/patch.png', 'width=100');
    expect(response.headers.get('content-type')).toBe('image/jpeg');
  });

  it('gets smaller with the quality', async () => {
    const service = openService();
    const bytes = async (query: string): Promise<number> =>
      (await (await ask(service, '/media/patch.png', query)).arrayBuffer()).byteLength;
    expect(await bytes('quality=50&width=800')).toBeLessThan(await bytes('quality=90&width=800'));
  });
});
