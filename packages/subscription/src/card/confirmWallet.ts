/** Confirms what a reader has agreed to in the sheet of a wallet. */
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { toConfirmation } from './Confirmation.ts';
import type { Confirmation } from './Confirmation.ts';

export interface WalletConfirmation {
  readonly stripe: Stripe;
  /** Those of the wallet's button. */
  readonly elements: StripeElements;
  readonly clientSecret: string;
  /** Minor units; when nothing is due the card in the wallet is set up for what comes later. */
  readonly total: number;
  /** Absolute URL of the page, for a way of paying that leaves it; cards do not. */
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
