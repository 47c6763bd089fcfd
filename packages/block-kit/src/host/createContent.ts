import { createTransport } from '@broadsheet/client-core';
import { createContentClient, createHttpLoader } from '@broadsheet/sdk-content';
import type { ContentClient, SiteProperties } from '@broadsheet/sdk-content';

/**
 * Creates the client of a newspaper's content, for `content` of `<Broadsheet>` and for fetching the story of a page. It keeps
 * its answers: a server makes one for each request.
 *
 * @param origin of the newspaper, e.g. `https://www.example.com`
 */
export function createContent({ id }: Pick<SiteProperties, 'id'>, origin: string): ContentClient {
  const transport = createTransport({ origin, fetch: (...request) => fetch(...request) });
  return createContentClient({ load: createHttpLoader({ transport, site: id, origin }) });
}
