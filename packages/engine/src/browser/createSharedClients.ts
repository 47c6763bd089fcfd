import { connectIdentity, connectSales, createEventBus, loadConsent } from '@broadsheet/block-kit';
import type { EventBus, LoadConsent, LoadIdentity, LoadSales } from '@broadsheet/block-kit';
import { createTransport } from '@broadsheet/client-core';
import { createContentClient, createHttpLoader } from '@broadsheet/sdk-content';
import type { ContentClient, SiteProperties } from '@broadsheet/sdk-content';

/** The clients that all islands of a page share. */
export interface SharedClients {
  readonly content: ContentClient;
  readonly identity: LoadIdentity;
  readonly sales: LoadSales;
  readonly consent: LoadConsent;
  readonly events: EventBus;
  /** Adds an answer that was sent with the page; does nothing the second time, because there may be a newer one by then. */
  prime(key: string, data: unknown): void;
}

export function createSharedClients(site: SiteProperties): SharedClients {
  const origin = location.origin + (site.basePath ?? '');
  const transport = createTransport({ origin, fetch: (...request) => fetch(...request) });
  const content = createContentClient({ load: createHttpLoader({ transport, site: site.id }) });
  const primed = new Set<string>();
  const identity = connectIdentity(site, origin);
  return {
    content,
    identity,
    sales: connectSales(site, { origin, identity }),
    consent: () => loadConsent(site),
    events: createEventBus(),
    prime(key, data) {
      if (primed.has(key)) return;
      primed.add(key);
      content.primeKey(key, data);
    },
  };
}
