/** Fetched when the first block asks for the sales context; other pages never load this module. */
import { createWebStore } from '@broadsheet/client-core';
import type { SiteProperties } from '@broadsheet/sdk-content';
import type { SalesContext } from '@broadsheet/sdk-sales';
import { createBrowserAdapters } from '@broadsheet/sdk-sales/browser';
import { createSalesContext } from '@broadsheet/sdk-sales/operations';
import type { LoadIdentity } from './Host.ts';
import { browserEnvironment } from './browserEnvironment.ts';
import { retailOrigin, salesOrigin } from './salesOrigins.ts';
import { markSubscriber } from './subscriberMark.ts';

interface SalesConnection {
  readonly origin: string;
  readonly identity: LoadIdentity;
}

export async function loadSalesContext(
  site: SiteProperties,
  { origin, identity }: SalesConnection,
): Promise<SalesContext> {
  const offerPath = site.api?.retail?.endpoint;
  const reader = await identity();
  const environment = browserEnvironment(site.basePath);
  const context = createSalesContext({
    origin: salesOrigin(site) || origin,
    fetch: (...request) => fetch(...request),
    identity: reader,
    retail: { origin: retailOrigin(site) || origin, ...(offerPath && { offerPath }) },
    onSubscriber: (subscribes) => markSubscriber(environment, { session: reader.getSession(), subscribes }),
    ...createBrowserAdapters(window),
    // The reader's client knows which items are this newspaper's, where several share a host.
    storage: createWebStore(() => reader.context.adapters.localStorage?.()),
  });
  context.listenToLogout();
  return context;
}
