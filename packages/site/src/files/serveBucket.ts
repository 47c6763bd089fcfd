import { isFileName } from '@broadsheet/platform';
import type { MediaStorage } from '@broadsheet/platform';
import type { Context, Handler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { LIFETIMES } from './serveFiles.ts';

type BucketStorage = Extract<MediaStorage, { readonly kind: 'bucket' }>;

/** What a browser may ask of a part of a file, or of a file that it has. */
const ASKED = ['range', 'if-range', 'if-none-match', 'if-modified-since'];
const ANSWERED = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];
const PATH = '/media/';
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function readName(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path.slice(PATH.length));
    return isFileName(name) ? name : undefined;
  } catch {
    // No browser writes such an address; there is no file of that name.
    return undefined;
  }
}

const pick = (headers: Headers, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );

/** Returns what is passed on: what was stored encoded has been decoded here, and is longer. */
const answered = (headers: Headers): readonly string[] =>
  headers.has('content-encoding') ? ANSWERED.filter((each) => each !== 'content-length') : ANSWERED;

const absent = (context: Context): Response =>
  context.text('There is no such file.\n', 404, { 'Cache-Control': 'public, max-age=60' });

/**
 * Serves the media of a bucket, with ranges and conditions, as they come; a missing or hidden file is a 404.
 *
 * @throws StorageProblem when the bucket does not answer
 */
export function serveBucket(storage: BucketStorage, lifetime: keyof typeof LIFETIMES): Handler {
  return async (context) => {
    const { req } = context;
    const name = readName(req.path);
    if (name === undefined) return absent(context);
    const method = req.method === 'HEAD' ? 'HEAD' : 'GET';
    const found = await storage.open(name, { method, headers: pick(req.raw.headers, ASKED) });
    const { status, body } = found;
    if (status === 404) return absent(context);
    const isFile = status === 200 || status === 206;
    if (!isFile) await body?.cancel();
    return new Response(isFile && method === 'GET' ? body : null, {
      status,
      headers: {
        ...pick(found.headers, answered(found.headers)),
        ...(isFile && { 'Content-Type': getMimeType(name) ?? 'application/octet-stream' }),
        'Cache-Control': LIFETIMES[lifetime],
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': POLICY,
      },
    });
  };
}
