/** The code that a choice needs; it is fetched with the first choice. */
import type { ElementContext } from '@broadsheet/block-kit';
import { redirectOrHome } from '@broadsheet/reader';
import { addItemToCart, clearCart } from '@broadsheet/sdk-sales/operations';
import { storePurchase } from '@broadsheet/sdk-sales/rules';
import { storePurchaseTarget, withRedirect } from '@broadsheet/subscription';
import type { Plan } from './parseOffer.ts';

interface Choice {
  /** The block's element, whose `data-` attributes contain the URLs of the login page and the checkout. */
  readonly place: HTMLElement;
  readonly context: ElementContext;
}

/**
 * Empties the cart, adds the plan, and leaves for the checkout, or for the login page leading to it when the reader is not
 * logged in.
 *
 * @throws ApiError, NetworkError when the cart could not be changed; the reader stays
 */
export async function choosePlan(
  { sku, priceCode }: Pick<Plan, 'sku' | 'priceCode'>,
  { place, context }: Choice,
): Promise<void> {
  const { environment } = context;
  const { login = '', checkout = '' } = place.dataset;
  const checkoutURL = redirectOrHome(checkout, environment) ?? '/';
  storePurchaseTarget(environment, checkoutURL);
  const [identity, sales] = await Promise.all([context.identity(), context.sales()]);
  await clearCart(sales);
  await addItemToCart(sales, [{ sku, priceCode, quantity: 1 }]);
  if (await identity.isLoggedIn()) return environment.navigate(checkoutURL);
  storePurchase(sales.storage, { sku, priceCode, cartDate: sales.clock.now() });
  environment.navigate(withRedirect(redirectOrHome(login, environment) ?? '/', checkoutURL));
}
