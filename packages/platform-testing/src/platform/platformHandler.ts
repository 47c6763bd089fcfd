import { http } from 'msw';
import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { SetupServer } from 'msw/node';
import { PLATFORM_ORIGIN } from './startPlatform.ts';
import type { TestPlatform } from './startPlatform.ts';

/** Creates a handler that answers every call to `https://platform.test` from the platform, for a mock server of a test's own. */
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
 * Makes the global `fetch` reach the platform; calls to other hosts fail.
 *
 * @returns the mock server, which the test must close
 */
export function interceptFetch(platform: Pick<TestPlatform, 'fetch'>): SetupServer {
  const server = setupServer(platformHandler(platform));
  server.listen({ onUnhandledFrame: 'error' });
  return server;
}
