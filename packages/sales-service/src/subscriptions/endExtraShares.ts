import type { Queries } from '@broadsheet/service-kit/database';
import { findProduct } from '../catalogue/catalogue.ts';
import { endSubscription } from './cancelSubscription.ts';
import { addEvent } from './eventStore.ts';
import type { Subscription } from './Subscription.ts';
import { listShared } from './subscriptionStore.ts';

/**
 * Ends the shares that a subscription's product no longer allows, after a change of plan: those that were given first stay.
 * Without this, a plan for a family could be exchanged for a cheaper one that all of them go on reading.
 */
export async function endExtraShares(
  queries: Queries,
  { id, sku }: Subscription,
  { site, now }: { readonly site: string; readonly now: number },
): Promise<void> {
  const allowed = (await findProduct({ queries, site }, sku))?.sharesAllowed ?? 0;
  for (const share of (await listShared(queries, id)).slice(allowed)) {
    await addEvent(queries, id, { type: 'STOP_SHARING', at: now });
    await endSubscription(queries, share, { now, details: 'no longer shared' });
  }
}
