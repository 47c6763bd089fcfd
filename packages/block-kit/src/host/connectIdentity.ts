import type { SiteProperties } from '@broadsheet/sdk-content';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { LoadIdentity } from './Host.ts';

/**
 * Where the identity service is (spec identity §7): its own origin, else that of sales, else that of retail.
 *
 * @param fallback of the site itself, which serves the embedded platform
 */
export function identityOrigin({ api }: SiteProperties, fallback: string): string {
  return api?.identity?.origin || api?.sales?.origin || api?.retail?.origin || fallback;
}

async function load(site: SiteProperties, origin: string): Promise<IdentityClient> {
  const [{ createIdentityClient }, { createBrowserEdges }] = await Promise.all([
    import('@broadsheet/sdk-identity'),
    import('@broadsheet/sdk-identity/browser'),
  ]);
  const { google, facebook } = site.vendorOrigins ?? {};
  const client = createIdentityClient({
    origin: identityOrigin(site, origin),
    fetch: (...request) => fetch(...request),
    scriptOrigins: { ...(google && { google }), ...(facebook && { facebook }) },
    ...createBrowserEdges(window),
  });
  await client.start();
  return client;
}

/**
 * The one identity client of a page, fetched with the first call. A page on which nobody asks never fetches it.
 *
 * @param origin of the site, for site properties that name no service
 */
export function connectIdentity(site: SiteProperties, origin: string): LoadIdentity {
  let client: Promise<IdentityClient> | undefined;
  return () => {
    client ??= load(site, origin).catch((error: unknown) => {
      // The network may be back when the next block asks.
      client = undefined;
      throw error;
    });
    return client;
  };
}
