import { createChunk, getDigest, joinChunks } from '../chunks/Chunk.ts';
import type { Bytes, Chunk } from '../chunks/Chunk.ts';
import { compress } from './compress.ts';
import type { Encoding } from './compress.ts';

/** A body with its encodings, each made once. */
export interface CachedResponse {
  readonly status: number;
  readonly body: Bytes;
  /** Without quotes and encoding. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  encoded(encoding: Encoding): Promise<Bytes>;
}

export interface ResponseHead {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

export function cacheChunks({ status, headers }: ResponseHead, chunks: readonly Chunk[]): CachedResponse {
  const body = joinChunks(chunks);
  const encodings = new Map<Encoding, Promise<Bytes>>();
  return {
    status,
    body,
    etag: getDigest(chunks),
    headers,
    encoded(encoding) {
      let bytes = encodings.get(encoding);
      if (bytes === undefined) encodings.set(encoding, (bytes = compress(body, encoding)));
      return bytes;
    },
  };
}

export function cacheText(head: ResponseHead, text: string): CachedResponse {
  return cacheChunks(head, [createChunk(text)]);
}

/** Bytes; its compressed copies, of which there are two at most, take less than half of it together. */
export function getResponseSize({ body }: CachedResponse): number {
  return 1.5 * body.length;
}
