import type { ReadCounter } from '@broadsheet/platform';

/** The path to which pages report that their story was read: the body is its id. */
export const READ_PATH = '/_broadsheet/read';
export const MAX_READ_BYTES = 1_024;

export interface CountReadOptions {
  readonly siteOrigin: string;
  readonly address: string | undefined;
  readonly reads: ReadCounter;
}

/** Browsers report the origin of a request; a page of another site counts nothing here. */
function isFromOwnPage({ headers }: Request, siteOrigin: string): boolean {
  const place = headers.get('sec-fetch-site');
  return place === null ? headers.get('origin') === siteOrigin : place === 'same-origin';
}

/** Counts a read. The response does not reveal whether it did. */
export async function countRead(
  request: Request,
  { siteOrigin, address, reads }: CountReadOptions,
): Promise<Response> {
  if (isFromOwnPage(request, siteOrigin)) {
    const story = await request.text();
    reads.count({ story, address, userAgent: request.headers.get('user-agent') ?? undefined });
  }
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}
