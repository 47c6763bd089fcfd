import { SECOND_MS } from '@broadsheet/client-core';
import type { Hono } from 'hono';
import { notFound } from '@broadsheet/service-kit/http';
import type { ServiceEnv } from '@broadsheet/service-kit/http';
import { cachePublicly } from '../http/cachePublicly.ts';
import type { SalesContext } from '../SalesContext.ts';
import { findLiveCampaign } from './Campaign.ts';
import { composeOffer } from './composeOffer.ts';

/** Adds the call that returns the offer of a campaign, which is the same for all readers. */
export function addOfferRoutes(app: Hono<ServiceEnv>, { database, site, clock }: SalesContext): void {
  const scope = { queries: database, site };
  app.get('/retail/public/v1/offer/live/:campaign', async (call) => {
    const now = clock.now();
    const live = await findLiveCampaign(scope, call.req.param('campaign'), { now });
    const offer = live === undefined ? undefined : await composeOffer(scope, live.campaign);
    if (live === undefined || offer === undefined) {
      throw notFound('There is no offer at the moment. Import a campaign "default" with its offer.');
    }
    cachePublicly(call, (live.steadyUntil - now) / SECOND_MS);
    return call.json(offer);
  });
}
