/**
 * Documents in chunks.
 *
 * A chunk is encoded and hashed once, when it is created, and then reused in every document that contains it. Equal digests
 * mean equal bytes, in every process; so the digests of its chunks identify a document.
 */
import { hash } from 'node:crypto';

export type Bytes = Uint8Array<ArrayBuffer>;

export interface Chunk {
  /** UTF-8. */
  readonly bytes: Bytes;
  /** SHA-256 of the bytes, in base64. */
  readonly digest: string;
}

/** Creates a chunk for one page. Chunks that are cached must go through `packChunks`. */
export function createChunk(text: string): Chunk {
  const bytes = Buffer.from(text);
  return { bytes, digest: hash('sha256', bytes, 'base64') };
}

/**
 * Joins chunks to one body in a buffer of its own: Node allocates small buffers from slabs of 64 KB, and a slab is only
 * freed with the last of them.
 */
export function joinChunks(chunks: readonly Chunk[]): Bytes {
  const body = Buffer.allocUnsafeSlow(getChunksSize(chunks));
  let end = 0;
  for (const { bytes } of chunks) {
    body.set(bytes, end);
    end += bytes.length;
  }
  return body;
}

/** Returns the digest of a document, in 27 characters that are allowed in an ETag. */
export function getDigest(chunks: readonly Chunk[]): string {
  let digests = '';
  for (const { digest } of chunks) digests += digest;
  return hash('sha256', digests, 'base64url').slice(0, 27);
}

export function toText(chunks: readonly Chunk[]): string {
  return Buffer.from(joinChunks(chunks).buffer).toString();
}

/** Returns the size of chunks in bytes. */
export function getChunksSize(chunks: readonly Chunk[]): number {
  return chunks.reduce((size, { bytes }) => size + bytes.length, 0);
}

/** Returns the same chunks as parts of one buffer, for caching. */
export function packChunks(chunks: readonly Chunk[]): readonly Chunk[] {
  const memory = joinChunks(chunks);
  let end = 0;
  return chunks.map(({ bytes, digest }) => {
    const start = end;
    end += bytes.length;
    return { bytes: memory.subarray(start, end), digest };
  });
}

export function packChunk(chunk: Chunk): Chunk {
  return { bytes: joinChunks([chunk]), digest: chunk.digest };
}
