/** Confirms the payment that a reader has agreed to in the sheet of a wallet. */
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { toConfirmation } from './Confirmation.ts';
import type { Confirmation } from './Confirmation.ts';

export interface WalletConfirmation {
  readonly stripe: Stripe;
  /** The provider's elements of the wallet's button. */
  readonly elements: StripeElements;
  readonly clientSecret: string;
  /** The amount due in minor units; if nothing is due, the card in the wallet is set up for later charges. */
  readonly total: number;
  /** The absolute URL of the page, to which a payment method that leaves the page returns; cards do not leave it. */
  readonly returnUrl: string;
}

export async function confirmWallet(options: WalletConfirmation): Promise<Confirmation> {
  const { stripe, elements, clientSecret, total, returnUrl } = options;
  const { error: unfit } = await elements.submit();
  if (unfit !== undefined) return toConfirmation(undefined, unfit);
  const confirmParams = { return_url: returnUrl };
  const request = { elements, clientSecret, confirmParams, redirect: 'if_required' } as const;
  if (total > 0) {
    const { paymentIntent, error } = await stripe.confirmPayment(request);
    return toConfirmation(paymentIntent, error);
  }
  const { setupIntent, error } = await stripe.confirmSetup(request);
  return toConfirmation(setupIntent, error);
}
