/** What a choice needs: fetched with the first one, and no earlier. */
import type { ElementContext } from '@broadsheet/block-kit';
import { redirectOrHome } from '@broadsheet/reader';
import { withRedirect, writePendingPurchase } from '@broadsheet/subscription';
import type { Plan } from './parseOffer.ts';
import { putInCart } from './putInCart.ts';

interface Choice {
  /** The block's element, whose `data-` attributes name the pages that a buyer goes to. */
  readonly place: HTMLElement;
  readonly context: ElementContext;
}

/**
 * Puts one of the plan in an empty cart, and goes on to the checkout; by way of the login for who is not logged in.
 *
 * @throws ApiError, NetworkError the cart could not be changed: the reader stays
 */
export async function choosePlan({ sku, priceCode }: Plan, { place, context }: Choice): Promise<void> {
  const { environment } = context;
  const { login = '', checkout = '' } = place.dataset;
  const checkoutURL = redirectOrHome(checkout, environment) ?? '/';
  const identity = await context.identity();
  const isLoggedIn = await identity.isLoggedIn();
  await putInCart({ sku, priceCode, quantity: 1 }, { place, environment, identity });
  if (isLoggedIn) return environment.navigate(checkoutURL);
  writePendingPurchase(environment, { sku, priceCode, cartDate: environment.now() });
  environment.navigate(withRedirect(redirectOrHome(login, environment) ?? '/', checkoutURL));
}
