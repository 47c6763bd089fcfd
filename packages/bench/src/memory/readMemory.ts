import { isRecord } from '@broadsheet/client-core';

/** The memory in bytes after a full collection. */
export interface Memory {
  readonly heapUsed: number;
  /** The memory that V8 has reserved for its heap. */
  readonly heapTotal: number;
  /** The buffers outside of the heap, including kept pages and their compressed copies. */
  readonly buffers: number;
  /** Those buffers, and the memory of WebAssembly: the database. Most of it only exists once it is used. */
  readonly external: number;
  readonly rss: number;
}

const bytes = (value: unknown) => (typeof value === 'number' ? value : Number.NaN);

/** Requests the memory from `memoryControl` in the server. */
export async function readMemory(port: number): Promise<Memory> {
  const response = await fetch(`http://127.0.0.1:${port}/`);
  const usage: unknown = await response.json();
  if (!isRecord(usage)) throw new Error('The server did not tell its memory.');
  return {
    heapUsed: bytes(usage['heapUsed']),
    heapTotal: bytes(usage['heapTotal']),
    buffers: bytes(usage['arrayBuffers']),
    external: bytes(usage['external']),
    rss: bytes(usage['rss']),
  };
}
