import { toReaderKey } from '../http/SalesReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import type { WantedItem } from '../quotes/Quote.ts';
import type { SalesContext } from '../SalesContext.ts';

/** The owner and the items of a paid order. */
export interface PaidItems {
  readonly owner: SalesReader;
  readonly items: readonly WantedItem[];
}

/**
 * Empties a cart that contains exactly the items just paid. A checkout that is loaded again puts the items of its unpaid
 * order back into the cart, and readers must not be led to pay for them a second time.
 */
export async function emptyPaidCart(
  { database, site }: Pick<SalesContext, 'database' | 'site'>,
  { owner, items }: PaidItems,
): Promise<void> {
  const paid = items.map(({ sku, priceCode, quantity }) => ({ sku, priceCode, quantity }));
  await database.query(
    "update carts set items = '[]' where site = $1 and owner = $2 and items = $3::text::jsonb",
    [site, toReaderKey(owner), JSON.stringify(paid)],
  );
}
