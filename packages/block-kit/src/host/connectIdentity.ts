import type { SiteProperties } from '@broadsheet/sdk-content';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { LoadIdentity } from './Host.ts';

const connected = new WeakMap<SiteProperties, Map<string, LoadIdentity>>();

/**
 * The one identity client of a page, fetched with the first call; the same for whoever asks with the page's own
 * properties, the loader and the islands. A page on which nobody asks never fetches it.
 *
 * @param origin of the site, for site properties that name no service
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
      const { loadIdentityClient } = await import('./loadIdentityClient.ts');
      return await loadIdentityClient(site, origin);
    } catch (error) {
      // The network may be back when the next block asks.
      client = undefined;
      throw error;
    }
  }

  return () => (client ??= connect());
}
