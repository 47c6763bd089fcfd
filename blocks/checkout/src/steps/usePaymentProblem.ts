'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useCheckout } from '../CheckoutContext.ts';
import { phrases } from '../phrases.ts';

/** Returns why the last attempt to pay failed, here or at PayPal, in words for the reader. */
export function usePaymentProblem(): string | undefined {
  const t = usePhrases(phrases);
  const { data, payProblem } = useCheckout();
  if (payProblem !== undefined) return payProblem;
  if (data.paypalError === undefined) return undefined;
  return t(data.isPayPalCancelled ? 'checkout.paypalCancelled' : 'sub.payErr');
}
