import type { CachedResponse } from './CachedResponse.ts';
import { chooseEncoding } from './compress.ts';

/** Bodies below this many bytes are not worth compressing. */
const MIN_COMPRESSED = 512;

function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(',').some((entry) => {
    const value = entry.trim().replace(/^W\//, '');
    return value === '*' || value === etag;
  });
}

/** Compares by date only, for clients without an ETag; HTTP dates have whole seconds. */
function isNotNewer(ifModifiedSince: string | null, lastModified: string | undefined): boolean {
  if (ifModifiedSince === null || lastModified === undefined) return false;
  return Date.parse(lastModified) <= Date.parse(ifModifiedSince);
}

/**
 * Returns whether the client already has the response. `If-None-Match` takes precedence over dates, as RFC 9110 requires.
 */
function isKnown({ headers }: Request, etag: string, lastModified: string | undefined): boolean {
  const ifNoneMatch = headers.get('if-none-match');
  return ifNoneMatch === null
    ? isNotNewer(headers.get('if-modified-since'), lastModified)
    : matches(ifNoneMatch, etag);
}

/** Responds with a cached body in the best accepted encoding, or with 304 if the client already has it. */
export async function respond(request: Request, cached: CachedResponse): Promise<Response> {
  const wanted = chooseEncoding(request.headers.get('accept-encoding'));
  const encoding = cached.length < MIN_COMPRESSED ? 'identity' : wanted;
  const etag = `"${cached.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const { 'Content-Type': type, ...always } = cached.headers;
  const headers = { ...always, ETag: etag, Vary: 'Accept-Encoding' };
  if (cached.status === 200 && isKnown(request, etag, always['Last-Modified']))
    return new Response(null, { status: 304, headers });
  const body = await cached.encoded(encoding);
  return new Response(request.method === 'HEAD' ? null : body, {
    status: cached.status,
    headers: {
      ...headers,
      ...(type !== undefined && { 'Content-Type': type }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': String(body.length),
    },
  });
}
