import { invalidRequest, ServiceError, notFound } from '@broadsheet/service-kit/http';
import { salesRefusals } from '../http/salesRefusals.ts';
import type { PostalAddress } from '../addresses/PostalAddress.ts';
import { findPrice, findProduct } from '../catalogue/catalogue.ts';
import type { DocumentScope } from '../documents/documentStore.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import { isOnSale } from '../offers/isOnSale.ts';
import { quoteItems } from '../quotes/quoteItems.ts';
import type { Quote, WantedItem } from '../quotes/Quote.ts';
import type { SalesContext } from '../SalesContext.ts';
import { addItems, EMPTY_CART, MOST_ITEMS } from './Cart.ts';
import type { Cart } from './Cart.ts';
import { findCart, lockCart, saveCart } from './cartStore.ts';

type CartContext = Pick<SalesContext, 'database' | 'site' | 'clock'>;

/**
 * Checks that an item can be bought now. @returns its currency and the highest quantity
 *
 * @throws ServiceError 404 when it cannot be bought
 */
export async function requireOnSale(
  scope: DocumentScope,
  item: WantedItem,
  { now }: { readonly now: number },
): Promise<{ readonly currency: string; readonly quantityAllowed: number }> {
  const price = await findPrice(scope, item.priceCode);
  if (price === undefined || !(await isOnSale(scope, item.priceCode, { now }))) {
    throw new ServiceError(salesRefusals.saleOver);
  }
  const product = await findProduct(scope, item.sku);
  if (product !== undefined && price.sku === item.sku) {
    return { currency: price.currency, quantityAllowed: product.quantityAllowed };
  }
  throw notFound(`There is no product ${item.sku} at the price ${item.priceCode}. Choose one of an offer.`);
}

/** Checks the pieces of an added item. @returns its currency */
async function requireAddable(
  scope: DocumentScope,
  item: WantedItem,
  time: { readonly now: number },
): Promise<string> {
  const { currency, quantityAllowed } = await requireOnSale(scope, item, time);
  if (item.quantity <= quantityAllowed) return currency;
  const most = quantityAllowed === 1 ? 'once' : `${quantityAllowed} times at most`;
  throw invalidRequest(`An order holds ${item.sku} ${most}. Ask for fewer.`);
}

const quoteCart = (
  scope: DocumentScope,
  { items, billingAddress }: Cart,
  reader: SalesReader | undefined,
): Promise<Quote> => quoteItems(scope, items, { address: billingAddress, reader });

/** Quotes a reader's cart at today's prices; without a reader the cart is empty. */
export async function readCart(
  { database, site }: CartContext,
  reader: SalesReader | undefined,
): Promise<Quote> {
  const scope = { queries: database, site };
  const cart = reader === undefined ? undefined : await findCart(database, { site, reader });
  return quoteCart(scope, cart ?? EMPTY_CART, reader);
}

/** Changes a cart in a transaction that locks it, so that concurrent changes happen one after the other. */
async function changeCart(
  { database, site, clock }: CartContext,
  reader: SalesReader,
  change: (cart: Cart, scope: DocumentScope) => Promise<Cart> | Cart,
): Promise<Quote> {
  const now = clock.now();
  return database.transaction(async (queries) => {
    const key = { site, reader };
    const scope = { queries, site };
    const cart = await change(await lockCart(queries, key, { now }), scope);
    await saveCart(queries, key, { cart, now });
    return quoteCart(scope, cart, reader);
  });
}

/**
 * Adds items to a cart. An item that is there already is counted up to what its product allows: who chooses a digital
 * subscription twice wants one.
 *
 * @throws ServiceError when an item is not for sale, the cart would be too full, or its currency would be mixed
 */
export function addToCart(
  context: CartContext,
  reader: SalesReader,
  added: { readonly items: readonly WantedItem[]; readonly billingAddress: PostalAddress | undefined },
): Promise<Quote> {
  return changeCart(context, reader, async (cart, scope) => {
    const items = addItems(cart.items, added.items);
    if (items.length > MOST_ITEMS) {
      throw invalidRequest(`A cart holds ${MOST_ITEMS} different items at most. Order some of them first.`);
    }
    const before = await quoteCart(scope, cart, reader);
    const currencies = new Set(before.items.length === 0 ? [] : [before.currency]);
    for (const item of added.items)
      currencies.add(await requireAddable(scope, item, { now: context.clock.now() }));
    if (currencies.size > 1) throw new ServiceError(salesRefusals.cartMixed);
    return { items, billingAddress: added.billingAddress ?? cart.billingAddress };
  });
}

/** Removes a product from a cart; a product that is not in it is no error. */
export function removeFromCart(context: CartContext, reader: SalesReader, sku: string): Promise<Quote> {
  return changeCart(context, reader, (cart) => ({
    ...cart,
    items: cart.items.filter((item) => item.sku !== sku),
  }));
}

/** Removes all items from a cart and keeps the reader's address. */
export function clearCart(context: CartContext, reader: SalesReader): Promise<Quote> {
  return changeCart(context, reader, (cart) => ({ ...cart, items: [] }));
}
