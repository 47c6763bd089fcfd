/**
 * Documents in pieces.
 *
 * A piece is encoded and hashed once, when it is made, and then stands in as many documents as it is part of. Equal
 * digests are equal bytes, in every process; so the digests of its pieces say which document it is.
 */
import { createHash } from 'node:crypto';

export type Bytes = Uint8Array<ArrayBuffer>;

export interface Chunk {
  /** UTF-8. */
  readonly bytes: Bytes;
  /** SHA-256 of the bytes, in base64. */
  readonly digest: string;
}

export function createChunk(text: string): Chunk {
  const bytes = Buffer.from(text);
  return { bytes, digest: createHash('sha256').update(bytes).digest('base64') };
}

export function joinChunks(chunks: readonly Chunk[]): Bytes {
  return Buffer.concat(chunks.map(({ bytes }) => bytes));
}

/** Names a document by its pieces, in 27 characters that may stand in an ETag. */
export function digestOf(chunks: readonly Chunk[]): string {
  let digests = '';
  for (const { digest } of chunks) digests += digest;
  return createHash('sha256').update(digests).digest('base64url').slice(0, 27);
}

export function textOf(chunks: readonly Chunk[]): string {
  return Buffer.from(joinChunks(chunks)).toString();
}

/** Bytes. */
export function sizeOf(chunks: readonly Chunk[]): number {
  return chunks.reduce((size, { bytes }) => size + bytes.length, 0);
}
