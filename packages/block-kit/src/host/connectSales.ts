import type { SiteProperties } from '@broadsheet/sdk-content';
import { fetchCode } from './fetchCode.ts';
import type { LoadIdentity, LoadSales } from './Host.ts';

interface SalesConnection {
  /** The site's own origin, for site properties that name no service. */
  readonly origin: string;
  /** Loads the identity client that all blocks of the page share. */
  readonly identity: LoadIdentity;
}

const connected = new WeakMap<SiteProperties, LoadSales>();

function createLoad(site: SiteProperties, connection: SalesConnection): LoadSales {
  let context: ReturnType<LoadSales> | undefined;

  async function connect() {
    try {
      const { loadSalesContext } = await fetchCode(() => import('./loadSalesContext.ts'));
      return await loadSalesContext(site, connection);
    } catch (error) {
      // The network may be back when the next block asks.
      context = undefined;
      throw error;
    }
  }

  return () => (context ??= connect());
}

/**
 * Returns a loader of the page's sales context, whose code is fetched with the first call. Callers that pass the same site
 * properties share the context. The operations themselves are loaded by the blocks that call them.
 */
export function connectSales(site: SiteProperties, connection: SalesConnection): LoadSales {
  const load = connected.get(site) ?? createLoad(site, connection);
  connected.set(site, load);
  return load;
}
