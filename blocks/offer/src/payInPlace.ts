/** The code that a press on a button for wallets needs; it is fetched with the first one. */
import type { ElementContext } from '@broadsheet/block-kit';
import { redirectOrHome } from '@broadsheet/identity-ui';
import { storePurchaseTarget } from '@broadsheet/sales-ui';
import { openWallets } from '@broadsheet/sales-ui/wallet-places';

interface Press {
  /** The block's element. */
  readonly place: HTMLElement;
  readonly context: Pick<ElementContext, 'environment'>;
}

/**
 * Opens the wallets on the card of a plan. Whoever goes on without one presses the card's other button.
 *
 * @param button whose name is the SKU and whose value is the price code
 */
export function payInPlace(button: HTMLButtonElement, { place, context }: Press): void {
  const { environment } = context;
  const wallets = place.querySelector<HTMLElement>('[data-part=wallets]');
  if (wallets === null) throw new Error('The offer has no place for wallets.');
  storePurchaseTarget(environment, redirectOrHome(place.dataset['checkout'] ?? '', environment) ?? '/');
  const card = button.closest('article');
  openWallets(wallets, {
    sku: button.name,
    priceCode: button.value,
    opener: button,
    openers: place.querySelectorAll<HTMLElement>('article button[name]'),
    move: () => card?.contains(wallets) || button.closest('p')?.after(wallets),
    goOn: () => card?.querySelector<HTMLElement>('button[name]')?.click(),
  });
}
