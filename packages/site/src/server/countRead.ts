import type { ReadCounter } from '@broadsheet/platform';
import { isFromOwnPage } from './isFromOwnPage.ts';

/** The path to which pages report that their story was read: the body is its id. */
export const READ_PATH = '/_broadsheet/read';
export const MAX_READ_BYTES = 1_024;

export interface CountReadOptions {
  readonly siteOrigin: string;
  readonly address: string | undefined;
  readonly reads: ReadCounter;
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
