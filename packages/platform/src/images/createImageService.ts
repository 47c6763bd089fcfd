/**
 * The image resizer (block-contracts 10): a signed address in, a picture in the right size and format out.
 *
 * The way of a request: its token is checked before anything else, so that nobody learns which pictures exist; then the
 * original is found; then the answer comes from the reader's own cache (304), from disk, from a run that makes the same
 * picture already, or from a new run when a turn is free.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Clock } from '@broadsheet/client-core';
import type { PlatformLog } from '../http/PlatformLog.ts';
import { chooseFormat } from './chooseFormat.ts';
import type { OutputFormat } from './chooseFormat.ts';
import { createDiskCache } from './createDiskCache.ts';
import { createRemoteReader } from './createRemoteReader.ts';
import type { RemoteOptions } from './createRemoteReader.ts';
import { createRenderQueue } from './createRenderQueue.ts';
import { createSigner } from './createSigner.ts';
import type { Signer } from './createSigner.ts';
import { ImageProblem } from './ImageProblem.ts';
import { imageResponse, problemResponse, unchangedResponse } from './imageResponse.ts';
import type { FindOriginal, Original } from './Original.ts';
import { readImageAddress } from './readImageAddress.ts';
import { renderImage } from './renderImage.ts';
import type { ResizeOptions } from './ResizeOptions.ts';
import { sniffFormat } from './sniffFormat.ts';

export interface ImageServiceOptions {
  readonly findOriginal: FindOriginal;
  /** Folder for finished pictures; made when needed. Nothing else may live in it. */
  readonly cacheDir: string;
  /** Bytes that the folder may take; 512 MB when left out. */
  readonly cacheLimit?: number | undefined;
  /** Key of the tokens. It never leaves the server. */
  readonly secret: string;
  /** `RESIZER_TOKEN_VERSION`, such as `"2"`. */
  readonly tokenVersion: string;
  readonly clock: Clock;
  /** Other hosts that originals may come from; none when left out. */
  readonly remote?: RemoteOptions | undefined;
  readonly log?: PlatformLog | undefined;
}

export interface ImageService extends Signer {
  readonly tokenVersion: string;
  /**
   * Answers `GET` and `HEAD` below `/resizer/v2/`, under any base path. Failures are `{ code, message }`: 400, 403
   * (token or host), 404, 405, 422 (the original is no picture), 502 (other host), 503 with `Retry-After`.
   */
  fetch(request: Request): Promise<Response>;
  /** Whether there is an original that may be sent. Without one, no token should be handed out: a block then falls back. */
  canServe(value: string): Promise<boolean>;
}

const MAX_INPUT_BYTES = 50_000_000;
const DEFAULT_CACHE_LIMIT = 512_000_000;
const MAX_RUNNING = 2;
const MAX_WAITING = 64;
/** Part of every key: a change in how pictures are made gives them new tags. */
const RECIPE = '1';

const SILENT: PlatformLog = { error: () => undefined };

function keyOf(...parts: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([RECIPE, ...parts]))
    .digest('hex')
    .slice(0, 40);
}

/** What tells one state of an original from another. @throws ImageProblem 404 for a file that is gone, 422 for a huge one */
async function stampOf(original: Original): Promise<string> {
  if (original.kind === 'address') return original.address;
  const found = await stat(original.file).catch(() => undefined);
  if (found?.isFile() !== true) throw new ImageProblem(404, 'The file of this picture is gone.');
  if (found.size > MAX_INPUT_BYTES) {
    throw new ImageProblem(422, `The original is larger than ${MAX_INPUT_BYTES} bytes. Use a smaller file.`);
  }
  return `${original.file}:${found.mtimeMs}:${found.size}`;
}

function isDrawing(original: Original): boolean {
  return original.kind === 'file' && extname(original.file).toLowerCase() === '.svg';
}

export function createImageService(options: ImageServiceOptions): ImageService {
  const { findOriginal, cacheDir, secret, tokenVersion, clock, log = SILENT } = options;
  const signer = createSigner(secret, tokenVersion);
  const cache = createDiskCache({
    dir: cacheDir,
    limit: options.cacheLimit ?? DEFAULT_CACHE_LIMIT,
    clock,
    log,
  });
  const queue = createRenderQueue({ running: MAX_RUNNING, waiting: MAX_WAITING });
  const remote = createRemoteReader(options.remote ?? { hosts: [] }, { bytes: MAX_INPUT_BYTES, clock });
  const flights = new Map<string, Promise<Uint8Array>>();

  async function requireOriginal(value: string): Promise<Original> {
    const original = await findOriginal(value);
    if (original === undefined) throw new ImageProblem(404, 'There is no such picture.');
    return original;
  }

  async function make(original: Original, resize: ResizeOptions, format: OutputFormat, key: string) {
    const bytes = await queue.run(async () => {
      const source =
        original.kind === 'file' ? await readFile(original.file) : await remote.read(original.address);
      return renderImage(source, resize, format);
    });
    await cache.write(key, bytes);
    return bytes;
  }

  async function obtain(original: Original, resize: ResizeOptions, format: OutputFormat, key: string) {
    const kept = await cache.read(key);
    if (kept !== undefined && sniffFormat(kept) !== undefined) return kept;
    const flight = flights.get(key) ?? make(original, resize, format, key).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  async function answerDrawing(request: Request, original: Original): Promise<Response> {
    if (original.kind !== 'file' || !original.isTrusted) {
      throw new ImageProblem(422, 'SVG files are sent from the brand folder only. Use a PNG or JPEG file.');
    }
    const key = keyOf(await stampOf(original));
    const bytes = (): Promise<Uint8Array> => readFile(original.file);
    return (
      unchangedResponse(request, key) ??
      imageResponse(request, key, { bytes: await bytes(), type: 'image/svg+xml' })
    );
  }

  async function answer(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new ImageProblem(405, 'Pictures can be read, not written. Use GET or HEAD.');
    }
    const { value, options: resize } = readImageAddress(request.url, signer);
    const original = await requireOriginal(value);
    if (isDrawing(original)) return answerDrawing(request, original);
    if (original.kind === 'address' && !remote.accepts(original.address)) {
      throw new ImageProblem(
        403,
        'Pictures of that host are not resized here. Add it to the list of picture hosts.',
      );
    }
    const format = chooseFormat(request.headers.get('accept'));
    const key = keyOf(await stampOf(original), resize, format);
    const unchanged = unchangedResponse(request, key);
    if (unchanged !== undefined) return unchanged;
    const bytes = await obtain(original, resize, format, key);
    return imageResponse(request, key, { bytes, type: `image/${sniffFormat(bytes) ?? format}` });
  }

  return {
    ...signer,
    tokenVersion,
    async canServe(value) {
      const isWeb = /^https?:\/\//i.test(value);
      const original = isWeb ? ({ kind: 'address', address: value } as const) : await findOriginal(value);
      return original?.kind === 'address' ? remote.accepts(original.address) : original !== undefined;
    },
    async fetch(request) {
      try {
        return await answer(request);
      } catch (error) {
        if (error instanceof ImageProblem) return problemResponse(request, error.status, error.message);
        log.error(`${request.method} ${new URL(request.url).pathname} failed.`, error);
        return problemResponse(request, 500, 'The server failed to answer. Its log tells why.');
      }
    },
  };
}
