import type { SiteProperties } from '@broadsheet/sdk-content';
import type { LoadIdentity, LoadSales } from './Host.ts';

interface SalesConnection {
  /** Of the site, for site properties that name no service. */
  readonly origin: string;
  /** Who is reading: the client that all blocks of the page share. */
  readonly identity: LoadIdentity;
}

const connected = new WeakMap<SiteProperties, LoadSales>();

function createLoad(site: SiteProperties, connection: SalesConnection): LoadSales {
  let context: ReturnType<LoadSales> | undefined;

  async function connect() {
    try {
      const { loadSalesContext } = await import('./loadSalesContext.ts');
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
 * What the sales operations of a page work with, fetched with the first call; the same for whoever asks with the page's own
 * properties. Which operations come along is up to the blocks that call them.
 */
export function connectSales(site: SiteProperties, connection: SalesConnection): LoadSales {
  const load = connected.get(site) ?? createLoad(site, connection);
  connected.set(site, load);
  return load;
}
