import type { SiteProperties } from '@broadsheet/sdk-content';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { fetchCode } from './fetchCode.ts';
import type { LoadIdentity } from './Host.ts';

const connected = new WeakMap<SiteProperties, Map<string, LoadIdentity>>();

/**
 * Returns a loader of the page's one identity client, whose code is fetched with the first call. The engine's loader and
 * all islands share the client, because they pass the same site properties. A page that never calls it never fetches it.
 *
 * @param origin the site's own origin, for site properties that name no service
 */
export function connectIdentity(site: SiteProperties, origin: string): LoadIdentity {
  const ofSite = connected.get(site) ?? new Map<string, LoadIdentity>();
  connected.set(site, ofSite);
  const load = ofSite.get(origin) ?? createLoad(site, origin);
  ofSite.set(origin, load);
  return load;
}

function createLoad(site: SiteProperties, origin: string): LoadIdentity {
  let client: Promise<IdentityClient> | undefined;

  async function connect(): Promise<IdentityClient> {
    try {
      const { loadIdentityClient } = await fetchCode(() => import('./loadIdentityClient.ts'));
      return await loadIdentityClient(site, origin);
    } catch (error) {
      // The network may be back when the next block asks.
      client = undefined;
      throw error;
    }
  }

  return () => (client ??= connect());
}
