import { createHash } from 'node:crypto';
import { chooseEncoding, compress } from './compress.ts';
import type { Encoding } from './compress.ts';

/** A body with its encodings, each made once. */
export interface Stored {
  readonly status: number;
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly encodings: Map<Encoding, Promise<Buffer>>;
}

export function store(status: number, body: string, headers: Readonly<Record<string, string>>): Stored {
  const bytes = Buffer.from(body);
  const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  return { status, body: bytes, etag, headers, encodings: new Map() };
}

function encoded(stored: Stored, encoding: Encoding): Promise<Buffer> {
  let bytes = stored.encodings.get(encoding);
  if (bytes === undefined) stored.encodings.set(encoding, (bytes = compress(stored.body, encoding)));
  return bytes;
}

/** Bodies below this many bytes are not worth compressing. */
const MIN_COMPRESSED = 512;

function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((entry) => {
    const value = entry.trim().replace(/^W\//, '');
    return value === '*' || value === etag;
  });
}

/** Answers with a stored body: encoding by what the reader accepts, 304 for what the reader has. */
export async function respond(request: Request, stored: Stored): Promise<Response> {
  const wanted = chooseEncoding(request.headers.get('accept-encoding'));
  const encoding = stored.body.length < MIN_COMPRESSED ? 'identity' : wanted;
  const etag = `"${stored.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const headers = new Headers({ ...stored.headers, ETag: etag, Vary: 'Accept-Encoding' });
  if (stored.status === 200 && matches(request.headers.get('if-none-match'), etag)) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  const body = await encoded(stored, encoding);
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
    status: stored.status,
    headers,
  });
}
