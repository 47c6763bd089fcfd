/**
 * A folder of small images and an image service on it, for tests. Images `img-…` are requested by id, files by path.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createManualClock, isRecord } from '@broadsheet/client-core';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { createImageService } from '../../src/images/createImageService.ts';
import type { ImageService, ImageServiceOptions } from '../../src/images/createImageService.ts';
import { createOriginalFinder } from '../../src/images/createOriginalFinder.ts';

export const SITE = 'https://paper.example';
export const RED = { r: 200, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 200 };

const URLS: ReadonlyMap<string, string> = new Map([
  ['img-wide', '/media/wide.jpg'],
  ['img-gone', '/media/gone.jpg'],
  ['img-far', 'https://images.example/far.jpg'],
  ['photo.jpeg', '/media/small.jpg'],
  ['img-left', '/media/wide.jpg'],
  ['img-right', '/media/wide.jpg'],
  ['img-beyond', '/media/wide.jpg'],
  ['img-turned-top', '/media/turned.jpg'],
  ['img-turned-foot', '/media/turned.jpg'],
]);

const FOCAL_POINTS: ReadonlyMap<string, { readonly x: number; readonly y: number }> = new Map([
  ['img-left', { x: 10, y: 10 }],
  ['img-right', { x: 1199, y: 400 }],
  ['img-beyond', { x: 99_999, y: 99_999 }],
  ['img-turned-top', { x: 400, y: 10 }],
  ['img-turned-foot', { x: 400, y: 1190 }],
]);

export interface Ask {
  readonly accept?: string;
  readonly method?: string;
  readonly auth?: string;
  /** The value of `If-None-Match`. */
  readonly tag?: string;
  /** The network address of the reader. */
  readonly client?: string;
}

export interface Images {
  readonly home: string;
  readonly media: string;
  readonly brand: string;
  /** Opens a service with a cache of its own; a log entry fails the test. */
  openService(options?: Partial<ImageServiceOptions>): ImageService;
  close(): Promise<void>;
}

export function solid(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: RED } });
}

/** Creates an image with a red left half and a blue right half. */
export function halves(width: number, height: number): Sharp {
  const left = { create: { width: width / 2, height, channels: 3, background: RED } } as const;
  return sharp({ create: { width, height, channels: 3, background: BLUE } })
    .composite([{ input: left, left: 0, top: 0 }])
    .removeAlpha();
}

/** Creates a black image of 1200 by 400 pixels with noise in its right part. */
export async function patch(): Promise<Sharp> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const input = await sharp({ create: { width: 120, height: 120, channels: 3, background: RED, noise } })
    .png()
    .toBuffer();
  return sharp({
    create: { width: 1200, height: 400, channels: 3, background: { r: 0, g: 0, b: 0 } },
  }).composite([{ input, left: 1040, top: 140 }]);
}

/** Requests the image of the signed `value` by its name in a URL. */
export function ask(
  service: ImageService,
  value: string,
  query: string,
  options: Ask = {},
): Promise<Response> {
  const name = value.startsWith('img-') ? `${value}.jpg` : value;
  const auth = options.auth ?? service.sign(value);
  const headers: Record<string, string> = { accept: options.accept ?? 'image/jpeg' };
  if (options.tag !== undefined) headers['if-none-match'] = options.tag;
  const address = `${SITE}/resizer/v2/${encodeURIComponent(name)}?auth=${encodeURIComponent(auth)}&${query}`;
  return service.fetch(new Request(address, { headers, method: options.method ?? 'GET' }), {
    address: options.client,
  });
}

export interface Opened {
  readonly size: string;
  readonly format: string;
  readonly colour: 'red' | 'blue' | 'both';
}

/** Decodes a response and returns its size, format and dominant colour. */
export async function open(response: Response): Promise<Opened> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, height, format } = await sharp(bytes).metadata();
  const [red = 0, , blue = 0] = await sharp(bytes)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { size: `${width}x${height}`, format, colour: red > 150 ? 'red' : blue > 150 ? 'blue' : 'both' };
}

/** Returns the status of a failure. @throws Error when its body is not `{ code, message }` with that code */
export async function problem(response: Response): Promise<number> {
  const body: unknown = await response.json();
  const isProblem = isRecord(body) && body['code'] === response.status && typeof body['message'] === 'string';
  if (!isProblem) throw new Error(`Not a failure as the platform writes them: ${JSON.stringify(body)}`);
  return response.status;
}

export async function openImages(): Promise<Images> {
  const home = await mkdtemp(join(tmpdir(), 'images-'));
  const media = join(home, 'media');
  const brand = join(home, 'brand');
  await mkdir(media);
  await mkdir(brand);
  await halves(1200, 800).jpeg({ quality: 95 }).toFile(join(media, 'wide.jpg'));
  await solid(300, 200).jpeg().toFile(join(media, 'small.jpg'));
  const findOriginal = createOriginalFinder({
    folders: [
      { path: '/media/', dir: media },
      { path: '/brand/', dir: brand, isTrusted: true },
    ],
    findImage: async (id) => {
      const url = URLS.get(id);
      return url === undefined ? undefined : { url, document: { focal_point: FOCAL_POINTS.get(id) } };
    },
  });
  let caches = 0;
  return {
    home,
    media,
    brand,
    openService(options = {}) {
      caches += 1;
      return createImageService({
        findOriginal,
        cacheDir: join(home, `cache-${caches}`),
        secret: 'a secret',
        tokenVersion: '2',
        clock: createManualClock(Date.now()),
        log: {
          error(message, details) {
            throw new Error(message, { cause: details });
          },
        },
        ...options,
      });
    },
    close: () => rm(home, { recursive: true }),
  };
}
