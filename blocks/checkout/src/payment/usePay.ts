'use client';
/**
 * Pays an order. A confirmed payment is kept until the order is final, so that another try only finalizes: neither a
 * double click nor an answer that was lost charges twice.
 */
import { useHost } from '@broadsheet/block-kit';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { Order, PaymentOption, SalesContext } from '@broadsheet/sdk-sales';
import { finalizePayment, initializePayment } from '@broadsheet/sdk-sales/operations';
import { readStoredCaptchaToken, removeStoredPurchase, storeOrderNumber } from '@broadsheet/sdk-sales/rules';
import { toProviderUrl } from '@broadsheet/subscription';
import { useRef } from 'react';
import type { CheckoutPages } from '../arrival/useCheckoutPages.ts';
import type { ChosenPayment } from './ChosenPayment.ts';
import { usePayAttempts } from './usePayAttempts.ts';
import type { PayProblem } from './usePayAttempts.ts';

export interface PayOptions {
  readonly sales: SalesContext;
  readonly identity: IdentityClient;
  readonly pages: CheckoutPages;
  readonly cardOption: PaymentOption | undefined;
  readonly paypalOption: PaymentOption | undefined;
  /** A challenge token that is still good, if there is a challenge. */
  readonly requestToken: () => Promise<string | undefined>;
}

export interface Pay {
  readonly isBusy: boolean;
  readonly problem: PayProblem | undefined;
  /** How many attempts came to nothing. */
  readonly failures: number;
  pay(order: Order, payment: ChosenPayment): Promise<void>;
  /** Ends an order whose payment the provider has confirmed already. */
  finish(orderNumber: string, intentID: string): Promise<void>;
  /** Says no more of the last attempt: another one is being prepared. */
  forget(): void;
}

export function usePay(options: PayOptions): Pay {
  const { sales, identity, pages, cardOption, paypalOption, requestToken } = options;
  const { environment } = useHost();
  const { isBusy, problem, setProblem, failures, run } = usePayAttempts({ identity, pages });
  const confirmed = useRef(new Map<string, string>());

  async function finalize(orderNumber: string, token: string): Promise<void> {
    if (cardOption === undefined) throw new Error('The site takes no cards.');
    const recaptchaToken = (await requestToken()) ?? readStoredCaptchaToken(sales.storage);
    const { paymentMethodID } = cardOption;
    await finalizePayment(sales, orderNumber, { paymentMethodID, token, recaptchaToken });
    removeStoredPurchase(sales.storage);
    pages.toSuccess();
  }

  async function payByCard(order: Order, payment: Extract<ChosenPayment, { readonly kind: 'card' }>) {
    const { orderNumber, total = 0 } = order;
    const known = confirmed.current.get(orderNumber);
    if (known !== undefined) return finalize(orderNumber, known);
    const { confirmCard } = await import('@broadsheet/subscription/card');
    const confirmation = await confirmCard(payment, total);
    if (confirmation.status === 'refused')
      return setProblem({ kind: 'provider', message: confirmation.message });
    confirmed.current.set(orderNumber, confirmation.intentID);
    return finalize(orderNumber, confirmation.intentID);
  }

  async function goToPayPal({ orderNumber }: Order): Promise<void> {
    if (paypalOption === undefined) throw new Error('The site has no PayPal.');
    const { paymentMethodID } = paypalOption;
    const begun = await initializePayment(sales, orderNumber, { paymentMethodID });
    const url = toProviderUrl(begun.parameter1, environment.origin());
    storeOrderNumber(sales.storage, begun.orderNumber);
    environment.navigate(url);
  }

  return {
    isBusy,
    problem,
    failures,
    pay: (order, payment) =>
      run(() => (payment.kind === 'card' ? payByCard(order, payment) : goToPayPal(order))),
    finish: (orderNumber, intentID) =>
      run(() => {
        confirmed.current.set(orderNumber, intentID);
        return finalize(orderNumber, intentID);
      }),
    forget: () => setProblem(undefined),
  };
}
