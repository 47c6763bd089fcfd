/**
 * The image resizer: it answers a signed URL with an image in the right size and format.
 *
 * It checks a request's token first, so that nobody learns which images exist, and then finds the original. The response
 * comes from the browser's cache (304), from disk, from a run that is already making the same rendition, or from a new run
 * when it is the reader's turn. A token signs the image but not the options, so the options are limited to tables, an image
 * to a number of files and a network to an amount of work.
 */
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import type { Clock } from '@broadsheet/client-core';
import { createClientBudget, toNetwork } from '@broadsheet/service-kit/http';
import type { PlatformLog, BudgetLimits } from '@broadsheet/service-kit/http';
import { chooseFormat } from './chooseFormat.ts';
import type { BucketClient } from '../media/BucketClient.ts';
import { StorageProblem } from '../media/MediaStorage.ts';
import { createDiskCache } from './createDiskCache.ts';
import { createSharedCache } from './createSharedCache.ts';
import { createRemoteReader, ImageProblem } from '@broadsheet/service-kit/outgoing';
import type { RemoteOptions, RemoteReader } from '@broadsheet/service-kit/outgoing';
import { createHostQueues } from './createHostQueues.ts';
import { createRenditions } from './createRenditions.ts';
import type { Renditions } from './createRenditions.ts';
import { createKeyring } from '@broadsheet/service-kit/keys';
import type { RetiredSecret } from '@broadsheet/service-kit/keys';
import { createSigner } from './createSigner.ts';
import type { Signer } from './createSigner.ts';
import { imageResponse, problemResponse, unchangedResponse } from './imageResponse.ts';
import type { RenditionTag } from './imageResponse.ts';
import { getUploadId } from './library/getUploadId.ts';
import type { FindOriginal, Original } from './Original.ts';
import { readImageUrl } from './readImageUrl.ts';
import { MAX_INPUT_BYTES, readOriginal, readStamp } from './readOriginal.ts';
import type { Crop, RequestedSize } from './ResizeOptions.ts';
import { sniffFormat } from './sniffFormat.ts';

/** Returns the headers of an image's files. @param id the id of the image document */
export type DescribeUpload = (id: string) => Readonly<Record<string, string>>;

export interface ImageServiceOptions {
  readonly findOriginal: FindOriginal;
  /** The folder for finished renditions, created when needed. It must have no other files. */
  readonly cacheDir: string;
  /** The bucket behind that folder, in which all processes find what one of them has made. Default: none. */
  readonly bucket?: BucketClient | undefined;
  /** The size limit of the folder, in bytes. Default: 512 MB. */
  readonly cacheLimit?: number | undefined;
  /** The number of renditions that one network may cause. Default: 240 at once and two a second. */
  readonly budget?: BudgetLimits | undefined;
  /** The key that signs tokens. It never leaves the server. */
  readonly secret: string;
  /** The secrets before it: addresses that they have signed are good until their time is over. Default: none. */
  readonly retiredSecrets?: readonly RetiredSecret[] | undefined;
  /** The value of `RESIZER_TOKEN_VERSION`, such as `"2"`. */
  readonly tokenVersion: string;
  readonly clock: Clock;
  /** The other hosts from which originals are fetched. Default: none. */
  readonly remote?: RemoteOptions | undefined;
  /** Returns headers of an uploaded image for a cache in front, by the id of its document. Default: none. */
  readonly describeUpload?: DescribeUpload | undefined;
  /** The log. Default: process warnings. */
  readonly log?: PlatformLog | undefined;
}

export interface ImageService extends Signer {
  readonly tokenVersion: string;
  /**
   * Answers `GET` and `HEAD` below `/resizer/v2/`, under any base path. Failures are `{ code, message }`: 400, 403
   * (token or host), 404, 405, 422 (the original is no image), 502 (the other host failed), 429 and 503 with `Retry-After`.
   *
   * @param caller.address the network address of the reader; requests without one share a budget
   */
  fetch(request: Request, caller?: { readonly address?: string | undefined }): Promise<Response>;
  /** Returns whether an original exists that may be sent. If not, issue no token, so that a block uses its fallback. */
  canServe(value: string): Promise<boolean>;
  /**
   * Removes the finished renditions of an original, here and in the bucket: to be called before its file is replaced or
   * deleted.
   */
  forget(value: string): Promise<void>;
}

const DEFAULT_CACHE_LIMIT = 512_000_000;
/** The maximum number of concurrent runs. Each uses one core (see `renderImage`), and one core is left for pages. */
const MAX_RUNNING = Math.max(2, availableParallelism() - 1);
const MAX_WAITING = 64;
const FILES_EACH = 96;
const BUDGET: BudgetLimits = { burst: 240, perSecond: 2 };
/** A part of every key. Change it when images are rendered differently, so that they get new ETags. */
const RECIPE = '2';

const WARNINGS: PlatformLog = {
  error: (message, details) =>
    process.emitWarning(`${message} ${details instanceof Error ? details.message : ''}`),
};

/** The network of requests without a network address. */
const UNKNOWN = '';

interface Parts {
  readonly findOriginal: FindOriginal;
  readonly signer: Signer;
  readonly remote: RemoteReader;
  readonly renditions: Renditions;
  readonly describeUpload: DescribeUpload | undefined;
}

/** Returns how long and by which keys an image is kept: editors may replace what they have uploaded. */
function describeKeeping(
  original: Original,
  { describeUpload }: Pick<Parts, 'describeUpload'>,
): Pick<RenditionTag, 'lifetime' | 'headers'> {
  const id = original.kind === 'stored' ? getUploadId(original.stored.name) : undefined;
  return id === undefined
    ? { lifetime: 'lasting' }
    : { lifetime: 'replaceable', headers: describeUpload?.(id) };
}

function createKey(...parts: readonly unknown[]): string {
  const recipe = JSON.stringify([RECIPE, ...parts]);
  return createHash('sha256').update(recipe).digest('hex').slice(0, 40);
}

function isServed(original: Original, remote: RemoteReader): boolean {
  return original.kind !== 'remote' || remote.accepts(original.url);
}

function isDrawing(original: Original): boolean {
  switch (original.kind) {
    case 'file':
      return extname(original.file).toLowerCase() === '.svg';
    case 'stored':
      return extname(original.stored.name).toLowerCase() === '.svg';
    case 'remote':
      return false;
  }
}

async function answerDrawing(
  request: Request,
  original: Original,
  { remote }: Pick<Parts, 'remote'>,
): Promise<Response> {
  if (original.kind !== 'file' || !original.isTrusted) {
    throw new ImageProblem(422, 'SVG files are sent from the brand folder only. Use a PNG or JPEG file.');
  }
  const tag = { key: createKey(await readStamp(original)), lifetime: 'lasting' as const };
  const unchanged = unchangedResponse(request, tag);
  if (unchanged !== undefined) return unchanged;
  return imageResponse(request, tag, { bytes: await readOriginal(original, remote), type: 'image/svg+xml' });
}

function chooseCrop({ width, height }: RequestedSize, { focalPoint }: Original): Crop {
  const isCut = width !== undefined && height !== undefined;
  if (!isCut) return { kind: 'centre' };
  return focalPoint === undefined ? { kind: 'smart' } : { kind: 'focal', ...focalPoint };
}

/** Handles a request. @param client the network of the reader */
async function answer(request: Request, client: string, parts: Parts): Promise<Response> {
  const { findOriginal, signer, remote, renditions } = parts;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new ImageProblem(405, 'Images can be read, not written. Use GET or HEAD.');
  }
  const { value, size } = readImageUrl(request.url, signer);
  const original = await findOriginal(value);
  if (original === undefined) throw new ImageProblem(404, 'There is no such image.');
  if (!isServed(original, remote)) {
    throw new ImageProblem(
      403,
      'Images of that host are not resized here. Add it to the list of image hosts.',
    );
  }
  if (isDrawing(original)) return answerDrawing(request, original, parts);
  const format = chooseFormat(request.headers.get('accept'));
  const resize = { ...size, crop: chooseCrop(size, original) };
  const stamp = await readStamp(original);
  const key = { original: createKey(stamp), rendition: createKey(stamp, resize, format) };
  const tag = { key: key.rendition, ...describeKeeping(original, parts) };
  const unchanged = unchangedResponse(request, tag);
  if (unchanged !== undefined) return unchanged;
  const bytes = await renditions.obtain({ key, original, resize, format }, client);
  return imageResponse(request, tag, { bytes, type: `image/${sniffFormat(bytes) ?? format}` });
}

/** Creates the resizer. Nothing is read or written before the first request. */
export function createImageService(options: ImageServiceOptions): ImageService {
  const {
    findOriginal,
    cacheDir,
    cacheLimit = DEFAULT_CACHE_LIMIT,
    budget = BUDGET,
    tokenVersion,
    bucket,
    clock,
    log = WARNINGS,
  } = options;
  const signer = createSigner(createKeyring(options, clock), tokenVersion);
  const remote = createRemoteReader(options.remote ?? { hosts: [] }, { bytes: MAX_INPUT_BYTES, clock });
  const disk = createDiskCache({ dir: cacheDir, limit: cacheLimit, filesEach: FILES_EACH, clock, log });
  const cache = bucket === undefined ? disk : createSharedCache({ disk, bucket, log });
  const limits = { running: MAX_RUNNING, waiting: MAX_WAITING, budget: createClientBudget(budget, clock) };
  const parts: Parts = {
    findOriginal,
    signer,
    remote,
    describeUpload: options.describeUpload,
    renditions: createRenditions({ cache, queues: createHostQueues(limits), remote }),
  };
  return {
    ...signer,
    tokenVersion,
    async canServe(value) {
      try {
        const original = await findOriginal(value);
        return original !== undefined && isServed(original, remote);
      } catch (error) {
        // A page that is made while the storage does not answer is shown for longer than that.
        if (error instanceof StorageProblem) return true;
        throw error;
      }
    },
    async forget(value) {
      const original = await findOriginal(value);
      if (original !== undefined) await cache.remove(createKey(await readStamp(original)));
    },
    async fetch(request, { address } = {}) {
      try {
        return await answer(request, address === undefined ? UNKNOWN : toNetwork(address), parts);
      } catch (error) {
        if (error instanceof StorageProblem) return problemResponse(request, 503, error.publicMessage);
        if (error instanceof ImageProblem) return problemResponse(request, error.status, error.message);
        log.error(`${request.method} ${new URL(request.url).pathname} failed.`, error);
        return problemResponse(request, 500, 'The server failed to answer. Its log tells why.');
      }
    },
  };
}
