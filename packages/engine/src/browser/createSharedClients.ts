import { connectIdentity, connectSales, createEventBus, loadConsent } from '@broadsheet/block-kit';
import type { EventBus, LoadConsent, LoadIdentity, LoadSales } from '@broadsheet/block-kit';
import { createTransport } from '@broadsheet/client-core';
import { createContentClient, createHttpLoader } from '@broadsheet/sdk-content';
import type { ContentClient, SiteProperties } from '@broadsheet/sdk-content';

/** What all islands of a page share. */
export interface SharedClients {
  readonly content: ContentClient;
  readonly identity: LoadIdentity;
  readonly sales: LoadSales;
  readonly consent: LoadConsent;
  readonly events: EventBus;
  /** Puts in an answer that came with the page, unless it was put in before: by now there may be a newer one. */
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
