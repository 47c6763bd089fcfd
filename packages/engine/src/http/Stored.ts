import { createHash } from 'node:crypto';
import { compress } from './compress.ts';
import type { Encoding } from './compress.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** A body with its encodings, each made once. */
export interface Stored {
  readonly status: number;
  readonly body: Bytes;
  /** Without quotes and encoding. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  encoded(encoding: Encoding): Promise<Bytes>;
}

export function store(status: number, text: string, headers: Readonly<Record<string, string>>): Stored {
  const body = new TextEncoder().encode(text);
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  const encodings = new Map<Encoding, Promise<Bytes>>();
  return {
    status,
    body,
    etag,
    headers,
    encoded(encoding) {
      let bytes = encodings.get(encoding);
      if (bytes === undefined) encodings.set(encoding, (bytes = compress(body, encoding)));
      return bytes;
    },
  };
}
