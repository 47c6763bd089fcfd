import { createChunk, getDigest, joinChunks } from '../chunks/Chunk.ts';
import type { Bytes, Chunk } from '../chunks/Chunk.ts';
import { compress, decompress } from './compress.ts';
import type { Encoding } from './compress.ts';

/** A body in the encodings that were asked for, each made once. */
export interface CachedResponse {
  readonly status: number;
  /** Of the body as it is, in bytes. */
  readonly length: number;
  /** Without quotes and encoding. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  encoded(encoding: Encoding): Promise<Bytes>;
  /** Bytes that it takes at the moment. */
  size(): number;
}

export interface ResponseHead {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Called when the response takes less than before. */
  readonly onPacked?: () => void;
}

/** What headers and objects take besides the body, roughly. */
const OVERHEAD = 3_000;

/**
 * Keeps a body. Once a compressed copy was made the plain one is let go, which is six times as large and hardly ever
 * asked for; whoever does gets it unpacked.
 */
function createEncodings(plain: Bytes, onPacked = () => {}): Pick<CachedResponse, 'encoded' | 'size'> {
  const made = new Map<Encoding, Promise<Bytes>>([['identity', Promise.resolve(plain)]]);
  // The functions below must not name the body itself, or it would stay as long as they do.
  const { length } = plain;
  let size = length;

  async function unpack(): Promise<Bytes> {
    for (const [encoding, bytes] of made) return decompress(await bytes, encoding);
    throw new Error('A cached response has lost its body.');
  }

  async function pack(encoding: Encoding): Promise<Bytes> {
    const bytes = await compress(await unpack(), encoding);
    size += bytes.length;
    if (made.delete('identity')) size -= length;
    onPacked();
    return bytes;
  }

  return {
    encoded(encoding) {
      const known = made.get(encoding);
      if (known !== undefined) return known;
      if (encoding === 'identity') return unpack();
      const packed = pack(encoding);
      made.set(encoding, packed);
      // What could not be made is made again for the next reader.
      packed.catch(() => made.delete(encoding));
      return packed;
    },
    size: () => size,
  };
}

export function cacheChunks(
  { status, headers, onPacked }: ResponseHead,
  chunks: readonly Chunk[],
): CachedResponse {
  const body = joinChunks(chunks);
  return {
    status,
    headers,
    length: body.length,
    etag: getDigest(chunks),
    ...createEncodings(body, onPacked),
  };
}

export function cacheText(head: ResponseHead, text: string): CachedResponse {
  return cacheChunks(head, [createChunk(text)]);
}

/** Bytes. A body that nobody has asked for in a compressed form yet counts in full. */
export function getResponseSize(response: CachedResponse): number {
  return OVERHEAD + response.size();
}
