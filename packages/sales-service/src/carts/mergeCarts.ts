import type { Queries } from '@broadsheet/service-kit/database';
import { findProduct } from '../catalogue/catalogue.ts';
import { quoteItems } from '../quotes/quoteItems.ts';
import type { SalesContext } from '../SalesContext.ts';
import { adoptOrders } from './adoptOrders.ts';
import { mergeItems, MOST_ITEMS } from './Cart.ts';
import type { Cart } from './Cart.ts';
import { lockCart, saveCart, claimCart } from './cartStore.ts';

/** Returns which of some products are gifts. */
async function listGifts(queries: Queries, site: string, { items }: Cart): Promise<ReadonlySet<string>> {
  const products = await Promise.all(items.map(({ sku }) => findProduct({ queries, site }, sku)));
  return new Set(products.flatMap((product) => (product?.isGift === true ? [product.sku] : [])));
}

/** Merges the cart from before the sign-in with the account's cart; the anonymous cart's address and items come first. */
async function joined(
  queries: Queries,
  site: string,
  carts: { readonly account: Cart; readonly anonymous: Cart },
): Promise<Cart> {
  const { account, anonymous } = carts;
  const billingAddress = anonymous.billingAddress ?? account.billingAddress;
  const currencyOf = async ({ items }: Cart): Promise<string> =>
    (await quoteItems({ queries, site }, items, { address: undefined, reader: undefined })).currency;
  const isMixed = account.items.length > 0 && (await currencyOf(account)) !== (await currencyOf(anonymous));
  // A cart has one currency; the anonymous cart wins because the reader came to buy its items.
  const items = isMixed
    ? anonymous.items
    : mergeItems({ items: anonymous.items, others: account.items }, await listGifts(queries, site, account));
  return { items: items.slice(0, MOST_ITEMS), billingAddress };
}

/**
 * Transfers to an account the cart and the orders that its reader made in this browser before signing in. The cart is
 * merged once, also when several calls arrive with the same cookie: the call that deletes the anonymous cart merges it.
 */
export async function mergeCarts(
  { database, site, clock }: Pick<SalesContext, 'database' | 'site' | 'clock'>,
  { anonymous, account }: Parameters<typeof adoptOrders>[2],
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (queries) => {
    const taken = await claimCart(queries, { site, reader: anonymous });
    if (taken.items.length > 0) {
      const key = { site, reader: account };
      const own = await lockCart(queries, key, { now });
      const cart = await joined(queries, site, { account: own, anonymous: taken });
      await saveCart(queries, key, { cart, now });
    }
    await adoptOrders(queries, site, { anonymous, account });
  });
}
