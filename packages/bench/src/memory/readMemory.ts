import { isRecord } from '@broadsheet/sdk-content';

/** Bytes after a full collection. */
export interface Memory {
  readonly heapUsed: number;
  /** What V8 has taken for its heap. */
  readonly heapTotal: number;
  /** Buffers outside the heap, among them kept pages and their compressed copies. */
  readonly buffers: number;
  /** Those buffers, and the memory of WebAssembly: the database. Most of it is only there once it is touched. */
  readonly external: number;
  readonly rss: number;
}

const bytes = (value: unknown) => (typeof value === 'number' ? value : Number.NaN);

/** Asks `memoryControl` in the server. */
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
