import type { Queries } from '../../database/Database.ts';
import { quoteItems } from '../quotes/quoteItems.ts';
import type { SalesContext } from '../SalesContext.ts';
import { adoptOrders } from './adoptOrders.ts';
import { mergeItems, MOST_ITEMS } from './Cart.ts';
import type { Cart } from './Cart.ts';
import { lockCart, saveCart, takeCart } from './cartStore.ts';

/** What somebody chose before signing in, and the account's cart. */
async function joined(
  queries: Queries,
  site: string,
  carts: { readonly account: Cart; readonly anonymous: Cart },
): Promise<Cart> {
  const { account, anonymous } = carts;
  const billingAddress = anonymous.billingAddress ?? account.billingAddress;
  const currencyOf = async ({ items }: Cart): Promise<string> =>
    (await quoteItems({ queries, site }, items, { address: undefined })).currency;
  const isMixed = account.items.length > 0 && (await currencyOf(account)) !== (await currencyOf(anonymous));
  // A cart has one currency; the newer choice is what the reader came to buy.
  const items = isMixed ? anonymous.items : mergeItems(anonymous.items, account.items);
  return { items: items.slice(0, MOST_ITEMS), billingAddress };
}

/**
 * Gives an account what its reader chose and ordered in this browser before signing in. Happens once, however many calls
 * arrive with the same cookie: whoever takes the anonymous cart away merges it.
 */
export async function mergeCarts(
  { database, site, clock }: Pick<SalesContext, 'database' | 'site' | 'clock'>,
  { anonymous, account }: Parameters<typeof adoptOrders>[2],
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (queries) => {
    const taken = await takeCart(queries, { site, reader: anonymous });
    if (taken.items.length > 0) {
      const key = { site, reader: account };
      const own = await lockCart(queries, key, { now });
      const cart = await joined(queries, site, { account: own, anonymous: taken });
      await saveCart(queries, key, { cart, now });
    }
    await adoptOrders(queries, site, { anonymous, account });
  });
}
