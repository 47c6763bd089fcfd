import { createTransport } from '@broadsheet/client-core';
import { sanitiseContent } from '@broadsheet/sanitiser';
import { createContentClient } from '@broadsheet/sdk-content';
import { createContentSources } from '@broadsheet/sdk-content/server';
import type { ContentClient } from '@broadsheet/sdk-content';
import { TOKEN_VERSION } from './startPlatform.ts';
import type { TestPlatform } from './startPlatform.ts';

/**
 * Creates the content client of a platform that blocks get on a site, for `renderBlock`'s `contentClient`: the real sources
 * over the real routes, images signed if the platform signs them, the field filter applied, markup sanitised.
 */
export function createPlatformContent(platform: TestPlatform): ContentClient {
  const sources = createContentSources({
    transport: createTransport({
      origin: platform.origin,
      fetch: platform.fetch,
      retry: { attempts: 1 },
    }),
    site: platform.site,
    tokenVersion: TOKEN_VERSION,
    ...(platform.images && { signingService: 'resizer' }),
    log: (message, cause) => platform.log(`${message} ${String(cause)}`),
  });
  return createContentClient({
    load: async (request, signal) => sanitiseContent(await sources.load(request, signal)),
  });
}
