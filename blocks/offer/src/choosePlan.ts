/** The code that a choice needs; it is fetched with the first choice. */
import type { ElementContext } from '@broadsheet/block-kit';
import { redirectOrHome } from '@broadsheet/identity-ui';
import { addItemToCart, clearCart } from '@broadsheet/sdk-sales/operations';
import { storePurchase } from '@broadsheet/sdk-sales/rules';
import { storePurchaseTarget, withRedirect } from '@broadsheet/sales-ui';
import type { Plan } from '@broadsheet/sales-ui';

interface Choice {
  /** The block's element, whose `data-` attributes contain the URLs of the login page and the checkout. */
  readonly place: HTMLElement;
  readonly context: ElementContext;
}

/** Writes the message of a part of the block, or removes it. */
function showStatus(place: HTMLElement, part: 'busy' | 'problem', isShown: boolean): void {
  const status = place.querySelector<HTMLElement>(`[data-part=${part}]`);
  if (status !== null) status.textContent = isShown ? (status.dataset['text'] ?? '') : '';
}

/**
 * Empties the cart, adds the plan, and leaves for the checkout, or for the login page leading to it when the reader is not
 * logged in.
 *
 * @param button the plan's, whose name is the SKU and whose value is the price code
 * @throws ApiError, NetworkError when the cart could not be changed; the reader stays
 */
export async function choosePlan(
  button: Pick<HTMLButtonElement, 'name' | 'value'>,
  { place, context }: Choice,
): Promise<void> {
  showStatus(place, 'problem', false);
  showStatus(place, 'busy', true);
  try {
    await buy({ sku: button.name, priceCode: button.value }, { place, context });
  } finally {
    showStatus(place, 'busy', false);
  }
}

async function buy(
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
  const skipsLogin = 'skipsLogin' in place.dataset;
  // The checkout asks who is buying; a cart that is lost with the log-in is made again from what is stored.
  if (skipsLogin) storePurchase(sales.storage, { sku, priceCode, cartDate: sales.clock.now() });
  if (skipsLogin || (await identity.isLoggedIn())) return environment.navigate(checkoutURL);
  storePurchase(sales.storage, { sku, priceCode, cartDate: sales.clock.now() });
  environment.navigate(withRedirect(redirectOrHome(login, environment) ?? '/', checkoutURL));
}
