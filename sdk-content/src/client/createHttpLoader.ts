import type { Transport } from '@broadsheet/client-core';
import type { ContentLoader } from './createContentClient.ts';

export interface HttpLoaderOptions {
  readonly transport: Transport;
  /** Site id, sent as `_website`. */
  readonly site: string;
  /** Path before the source name. Default `/pf/api/v3/content/fetch`. */
  readonly path?: string;
}

/**
 * Loads from the site's own content address, where sources run: `GET {path}/{source}?query={json}&filter=…&_website=…`.
 * The address answers sanitised and signed content (spec content §7).
 */
export function createHttpLoader(options: HttpLoaderOptions): ContentLoader {
  const { transport, site, path = '/pf/api/v3/content/fetch' } = options;
  return async (request, signal) => {
    const response = await transport.request({
      method: 'GET',
      path: `${path}/${encodeURIComponent(request.source)}`,
      query: {
        query: JSON.stringify(request.query ?? {}),
        filter: request.filter?.replaceAll(/\s+/g, ' ').trim(),
        _website: site,
      },
      signal,
    });
    return response.body;
  };
}
