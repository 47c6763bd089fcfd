import type { ImageProblem } from '@broadsheet/service-kit/outgoing';

export interface SentImage {
  readonly bytes: Uint8Array;
  /** The media type. */
  readonly type: string;
}

/** How long browsers and caches keep an image without asking again. */
const LIFETIMES = {
  /** For an address behind which the image never changes. */
  lasting: 'public, max-age=31536000, immutable',
  /** For one whose file an editor may replace. */
  replaceable: 'public, max-age=600',
} as const;

export type ImageLifetime = keyof typeof LIFETIMES;

/** How a rendition is known to browsers. */
export interface RenditionTag {
  readonly key: string;
  readonly lifetime: ImageLifetime;
  /** Headers for a cache in front, by which it forgets the image. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

// An image opened on its own is a document: nothing in it may run or load.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function isKnown(request: Request, tag: string): boolean {
  const known = request.headers.get('if-none-match');
  if (known === null) return false;
  return known.split(',').some((entry) => ['*', tag].includes(entry.trim().replace(/^W\//, '')));
}

function commonHeaders({ key, lifetime, headers }: RenditionTag): Record<string, string> {
  return { ...headers, etag: `"${key}"`, 'cache-control': LIFETIMES[lifetime], vary: 'Accept' };
}

/** Returns a 304 if the browser has the rendition with this key, so that it need not be made; otherwise undefined. */
export function unchangedResponse(request: Request, tag: RenditionTag): Response | undefined {
  return isKnown(request, `"${tag.key}"`)
    ? new Response(null, { status: 304, headers: commonHeaders(tag) })
    : undefined;
}

export function imageResponse(request: Request, tag: RenditionTag, image: SentImage): Response {
  return new Response(request.method === 'HEAD' ? null : Uint8Array.from(image.bytes), {
    headers: {
      ...commonHeaders(tag),
      'content-type': image.type,
      'content-length': String(image.bytes.byteLength),
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
    },
  });
}

/** Returns a failure as `{ code, message }`, like every failure of the platform; it must not be cached. */
export function problemResponse(
  request: Request,
  status: ImageProblem['status'] | 500,
  message: string,
): Response {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 503 && { 'retry-after': '1' }),
    ...(status === 429 && { 'retry-after': '10' }),
    ...(status === 405 && { allow: 'GET, HEAD' }),
  };
  const body = request.method === 'HEAD' ? null : JSON.stringify({ code: status, message });
  return new Response(body, { status, headers });
}
