import { createChunk, digestOf, joinChunks } from '../render/Chunk.ts';
import type { Bytes, Chunk } from '../render/Chunk.ts';
import { compress } from './compress.ts';
import type { Encoding } from './compress.ts';

/** A body with its encodings, each made once. */
export interface Stored {
  readonly status: number;
  readonly body: Bytes;
  /** Without quotes and encoding. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  encoded(encoding: Encoding): Promise<Bytes>;
}

export function storeChunks(
  status: number,
  chunks: readonly Chunk[],
  headers: Readonly<Record<string, string>>,
): Stored {
  const body = joinChunks(chunks);
  const encodings = new Map<Encoding, Promise<Bytes>>();
  return {
    status,
    body,
    etag: digestOf(chunks),
    headers,
    encoded(encoding) {
      let bytes = encodings.get(encoding);
      if (bytes === undefined) encodings.set(encoding, (bytes = compress(body, encoding)));
      return bytes;
    },
  };
}

export function store(status: number, text: string, headers: Readonly<Record<string, string>>): Stored {
  return storeChunks(status, [createChunk(text)], headers);
}

/** Bytes; its compressed copies, of which there are two at most, take less than half of it together. */
export function sizeOfStored({ body }: Stored): number {
  return 1.5 * body.length;
}
