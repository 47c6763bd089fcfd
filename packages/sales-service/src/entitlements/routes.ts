import type { Hono } from 'hono';
import type { EntitlementsBody } from '@broadsheet/sdk-sales/contract';
import type { ServiceCall, ServiceEnv } from '@broadsheet/service-kit/http';
import { findReader } from '../http/identifyReader.ts';
import type { SalesContext } from '../SalesContext.ts';
import { listEntitledProducts, listEntitlementNames } from './listEntitlements.ts';

/** Returns the caller's country from the CDN's header, otherwise the operator's default country. */
function getCountry({ options }: SalesContext, call: ServiceCall): string | undefined {
  const country = options.countryHeader === undefined ? undefined : call.req.header(options.countryHeader);
  return country !== undefined && /^[A-Z]{2}$/i.test(country) ? country.toUpperCase() : options.country;
}

/** Adds the call that returns a reader's entitlements and country; the lists are empty when the reader is unknown. */
export function addEntitlementRoutes(app: Hono<ServiceEnv>, context: SalesContext): void {
  app.get('/sales/public/v1/entitlements', async (call) => {
    const { database, site, clock } = context;
    const scope = { queries: database, site, now: clock.now() };
    const owner = await findReader(context, call);
    const skus = owner === undefined ? [] : await listEntitledProducts(scope, owner);
    const entitlements = await listEntitlementNames(
      scope,
      skus.map(({ sku }) => sku),
    );
    const country = getCountry(context, call);
    const edgescape = country === undefined ? {} : { country_code: country };
    return call.json({ skus, entitlements, edgescape } satisfies EntitlementsBody);
  });
}
