import { createChunk, getDigest, joinChunks } from '../chunks/Chunk.ts';
import type { Bytes, Chunk } from '../chunks/Chunk.ts';
import { compress, decompress } from './compress.ts';
import type { Encoding } from './compress.ts';

/** A response whose body is encoded once for each requested encoding. */
export interface CachedResponse {
  readonly status: number;
  /** The size of the plain body, in bytes. */
  readonly length: number;
  /** Without quotes and encoding. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  encoded(encoding: Encoding): Promise<Bytes>;
  /** Returns the current size in memory, in bytes. */
  size(): number;
}

export interface ResponseHead {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Called when the response takes less memory than before. */
  readonly onPacked?: () => void;
}

/** The approximate size of headers and objects, in bytes. */
const OVERHEAD = 3_000;

/**
 * Stores a body. Once it is compressed, the plain copy is dropped, because it is six times as large and rarely requested;
 * for such a request it is decompressed.
 */
function createEncodings(
  first: { readonly encoding: Encoding; readonly bytes: Bytes },
  onPacked = () => {},
): Pick<CachedResponse, 'encoded' | 'size'> {
  const made = new Map<Encoding, Promise<Bytes>>([[first.encoding, Promise.resolve(first.bytes)]]);
  // The closures below must not reference the first body, or it would stay in memory.
  const { length } = first.bytes;
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
      // A failed encoding is tried again for the next request.
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
    ...createEncodings({ encoding: 'identity', bytes: body }, onPacked),
  };
}

export function cacheText(head: ResponseHead, text: string): CachedResponse {
  return cacheChunks(head, [createChunk(text)]);
}

/** A page whose body is compressed already. */
export interface PackedPage extends Pick<CachedResponse, 'status' | 'length' | 'etag' | 'headers'> {
  /** Compressed with Brotli. */
  readonly body: Bytes;
}

/** Creates a response of a body that is compressed; other encodings are made for the requests that ask for them. */
export function packedResponse({ body, ...head }: PackedPage): CachedResponse {
  return { ...head, ...createEncodings({ encoding: 'br', bytes: body }) };
}

/** Returns the size of a response in bytes. A body that was not compressed yet counts in full. */
export function getResponseSize(response: CachedResponse): number {
  return OVERHEAD + response.size();
}
