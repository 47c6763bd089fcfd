import { redirectOrHome } from '@broadsheet/identity-ui';
import type { Environment } from '@broadsheet/block-kit';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { SalesContext } from '@broadsheet/sdk-sales';
import { addItemToCart, clearCart } from '@broadsheet/sdk-sales/operations';
import { storePurchase } from '@broadsheet/sdk-sales/rules';
import { withRedirect } from '@broadsheet/sales-ui';
import type { GiftPlan } from './loadPlans.ts';

interface GiftOrder {
  readonly sales: SalesContext;
  readonly identity: IdentityClient;
  readonly environment: Environment;
  readonly loginURL: string;
  readonly checkoutURL: string;
}

/**
 * Empties the cart and adds a gift.
 *
 * @returns the next page: the checkout, or the login page leading to it for readers who are not logged in
 * @throws ApiError, NetworkError when the cart could not be changed
 */
export async function orderGift(
  { sku, priceCode }: GiftPlan,
  { sales, identity, environment, loginURL, checkoutURL }: GiftOrder,
): Promise<string> {
  await clearCart(sales);
  await addItemToCart(sales, [{ sku, priceCode, quantity: 1 }]);
  const checkout = redirectOrHome(checkoutURL, environment) ?? '/';
  if (await identity.isLoggedIn()) return checkout;
  storePurchase(sales.storage, { sku, priceCode, cartDate: sales.clock.now() });
  return withRedirect(redirectOrHome(loginURL, environment) ?? '/', checkout);
}
