import { http } from 'msw';
import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { SetupServer } from 'msw/node';
import { PLATFORM_ORIGIN } from './startPlatform.ts';
import type { TestPlatform } from './startPlatform.ts';

/** Answers every call to `https://platform.test` from the platform, for a server that a test puts together itself. */
export function platformHandler(platform: Pick<TestPlatform, 'fetch'>): HttpHandler {
  return http.all(`${PLATFORM_ORIGIN}/*`, async ({ request }) => {
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    return platform.fetch(request.url, {
      method: request.method,
      headers: request.headers,
      ...(hasBody && { body: await request.arrayBuffer() }),
    });
  });
}

/**
 * Puts the platform behind the runtime's own `fetch`, and lets calls to anything else fail.
 *
 * @returns the server, which the test closes
 */
export function interceptFetch(platform: Pick<TestPlatform, 'fetch'>): SetupServer {
  const server = setupServer(platformHandler(platform));
  server.listen({ onUnhandledFrame: 'error' });
  return server;
}
