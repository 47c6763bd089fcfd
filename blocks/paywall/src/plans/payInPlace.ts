/** The code that a press on the button for wallets needs; it is fetched with the first one. */
import { openWallets } from '@broadsheet/sales-ui/wallet-places';

interface Press {
  /** The form of the plans. */
  readonly plans: HTMLFormElement;
  readonly button: HTMLElement;
}

/** Opens the wallets for the marked plan. Whoever goes on without one sends the form. @param place that of the wallets */
export function payInPlace(place: HTMLElement, { plans, button }: Press): void {
  const priceCode = new FormData(plans).get('plan');
  openWallets(place, {
    sku: plans.dataset['product'] ?? '',
    priceCode: typeof priceCode === 'string' ? priceCode : '',
    opener: button,
    openers: plans.querySelectorAll<HTMLElement>('button[type=submit]'),
    goOn: () => plans.querySelector<HTMLElement>('button[type=submit]')?.click(),
  });
}
