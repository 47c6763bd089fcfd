import type { Database } from '@broadsheet/platform';
import { openShop } from '../openShop.ts';
import type { Shop } from '../openShop.ts';

/** A shop that a provider's events do not reach by themselves. */
export interface UnheardShop {
  readonly shop: Shop;
  /** The pending events to the shop, the oldest first. */
  readonly underWay: Request[];
  /**
   * Deletes all sales and pending events. Otherwise billing renews the subscriptions of earlier readers, and time and
   * numbers grow with every sequence.
   */
  empty(): Promise<void>;
}

export async function openUnheardShop(database: Database): Promise<UnheardShop> {
  const underWay: Request[] = [];
  const shop = await openShop(database, { hears: () => false });
  shop.sandbox.deliverEventsTo(async (request) => {
    underWay.push(request.clone());
    return new Response(null, { status: 200 });
  });
  return {
    shop,
    underWay,
    async empty() {
      underWay.length = 0;
      await database.query('truncate subscriptions, orders, carts, rate_counters cascade');
    },
  };
}
