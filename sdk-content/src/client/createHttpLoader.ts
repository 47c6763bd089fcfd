import type { Transport } from '@broadsheet/client-core';
import { canonicalJson } from './canonicalJson.ts';
import type { ContentLoader } from './ContentLoader.ts';
import { withOrigin } from './withOrigin.ts';

export interface HttpLoaderOptions {
  readonly transport: Transport;
  /** The site id, sent as `_website`. */
  readonly site: string;
  /** The path before the source name. Default: `/pf/api/v3/content/fetch`. */
  readonly path?: string;
  /** The site's origin, for a page on another origin: media paths in the answers become URLs of that origin. */
  readonly origin?: string;
}

/**
 * Creates a loader that requests the site's content endpoint: `GET {path}/{source}?query={json}&filter=…&_website=…`.
 * The endpoint runs the sources and returns sanitised, signed content. Equal requests have equal URLs, so that HTTP caches
 * can share their responses.
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
