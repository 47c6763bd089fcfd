import type { Transport } from '@broadsheet/client-core';
import { canonicalJson } from './canonicalJson.ts';
import type { ContentLoader } from './ContentLoader.ts';
import { withOrigin } from './withOrigin.ts';

export interface HttpLoaderOptions {
  readonly transport: Transport;
  /** Site id, sent as `_website`. */
  readonly site: string;
  /** Path before the source name. Default `/pf/api/v3/content/fetch`. */
  readonly path?: string;
  /** Origin of that site, where the page is on another one: images and film of the answers are found there. */
  readonly origin?: string;
}

/**
 * Loads from the site's own content address, where sources run: `GET {path}/{source}?query={json}&filter=…&_website=…`.
 * The address answers sanitised and signed content. Equal requests have equal addresses, so that
 * caches on the way can share answers.
 */
export function createHttpLoader(options: HttpLoaderOptions): ContentLoader {
  const { transport, site, path = '/pf/api/v3/content/fetch', origin = '' } = options;
  return async (request, signal) => {
    const response = await transport.request({
      method: 'GET',
      path: `${path}/${encodeURIComponent(request.source)}`,
      query: {
        query: canonicalJson({ ...request.query }),
        filter: request.filter?.replaceAll(/\s+/g, ' ').trim(),
        _website: site,
      },
      signal,
    });
    return origin === '' ? response.body : withOrigin(response.body, origin);
  };
}
