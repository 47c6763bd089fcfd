import type { Hono } from 'hono';
import type { EntitlementsBody } from '@broadsheet/sdk-sales/contract';
import { findReader } from '../http/identifyReader.ts';
import type { SalesCall, SalesEnv } from '../http/SalesEnv.ts';
import type { SalesContext } from '../SalesContext.ts';
import { listEntitledProducts, listEntitlementNames } from './listEntitlements.ts';

/** Where the call came from, as the CDN says, else what the operator set. */
function countryOf({ options }: SalesContext, call: SalesCall): string | undefined {
  const told = options.countryHeader === undefined ? undefined : call.req.header(options.countryHeader);
  return told !== undefined && /^[A-Z]{2}$/i.test(told) ? told.toUpperCase() : options.country;
}

/** What a reader may read, and where they are; nobody's list is empty. */
export function addEntitlementRoutes(app: Hono<SalesEnv>, context: SalesContext): void {
  app.get('/sales/public/v1/entitlements', async (call) => {
    const { database, site, clock } = context;
    const scope = { queries: database, site, now: clock.now() };
    const owner = await findReader(context, call);
    const skus = owner === undefined ? [] : await listEntitledProducts(scope, owner);
    const entitlements = await listEntitlementNames(
      scope,
      skus.map(({ sku }) => sku),
    );
    const country = countryOf(context, call);
    const edgescape = country === undefined ? {} : { country_code: country };
    return call.json({ skus, entitlements, edgescape } satisfies EntitlementsBody);
  });
}
