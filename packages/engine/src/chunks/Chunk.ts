/**
 * Documents in pieces.
 *
 * A piece is encoded and hashed once, when it is made, and then stands in as many documents as it is part of. Equal
 * digests are equal bytes, in every process; so the digests of its pieces say which document it is.
 */
import { hash } from 'node:crypto';

export type Bytes = Uint8Array<ArrayBuffer>;

export interface Chunk {
  /** UTF-8. */
  readonly bytes: Bytes;
  /** SHA-256 of the bytes, in base64. */
  readonly digest: string;
}

/** For use in this page. What is to be kept goes through `packChunks`. */
export function createChunk(text: string): Chunk {
  const bytes = Buffer.from(text);
  return { bytes, digest: hash('sha256', bytes, 'base64') };
}

/**
 * One body of pieces, in memory of its own: Node puts small buffers into slabs of 64 KB, and a slab stays as long as any
 * of those in it does.
 */
export function joinChunks(chunks: readonly Chunk[]): Bytes {
  const body = Buffer.allocUnsafeSlow(sizeOf(chunks));
  let end = 0;
  for (const { bytes } of chunks) {
    body.set(bytes, end);
    end += bytes.length;
  }
  return body;
}

/** Names a document by its pieces, in 27 characters that may stand in an ETag. */
export function getDigest(chunks: readonly Chunk[]): string {
  let digests = '';
  for (const { digest } of chunks) digests += digest;
  return hash('sha256', digests, 'base64url').slice(0, 27);
}

export function toText(chunks: readonly Chunk[]): string {
  return Buffer.from(joinChunks(chunks).buffer).toString();
}

/** Bytes. */
export function sizeOf(chunks: readonly Chunk[]): number {
  return chunks.reduce((size, { bytes }) => size + bytes.length, 0);
}

/** The same pieces for keeping, as parts of one body. */
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
