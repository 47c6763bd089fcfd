'use client';
/**
 * Pays an order. A confirmed payment is kept until the order is final, so that another try only finalizes, whatever was
 * chosen meanwhile: neither a double click nor an answer that was lost charges twice.
 */
import { useHost } from '@broadsheet/block-kit';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { Order, PaymentOption, SalesContext } from '@broadsheet/sdk-sales';
import { finalizePayment } from '@broadsheet/sdk-sales/operations';
import { readStoredCaptchaToken, removeStoredPurchase, storeOrderNumber } from '@broadsheet/sdk-sales/rules';
import { toProviderUrl } from '@broadsheet/subscription';
import type { Confirmation } from '@broadsheet/subscription/card';
import { useState } from 'react';
import type { CheckoutPages } from '../arrival/useCheckoutPages.ts';
import { beginPayment } from './beginPayment.ts';
import type { ChosenPayment } from './ChosenPayment.ts';
import { usePayAttempts } from './usePayAttempts.ts';
import type { PayProblem } from './usePayAttempts.ts';
import type { PaidOrder } from './usePaymentStart.ts';
import type { WalletSheet } from './WalletSheet.ts';

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
  /** The provider has the payment, and the order only has to be finalized. */
  readonly isConfirmed: boolean;
  readonly problem: PayProblem | undefined;
  /** How many attempts came to nothing. */
  readonly failures: number;
  pay(order: Order, payment: ChosenPayment): Promise<void>;
  /** Pays what the reader has agreed to in a wallet's sheet, and completes the sheet when it comes to nothing. */
  payByWallet(order: Order, sheet: WalletSheet): Promise<void>;
  /** Ends an order that is paid already. */
  finish(paid: PaidOrder): Promise<void>;
  /** Says no more of the last attempt: another one is being prepared. */
  forget(): void;
}

interface ConfirmedPayment {
  readonly orderNumber: string;
  readonly intentID: string;
}

async function confirm(payment: Extract<ChosenPayment, { readonly kind: 'card' }>, { total = 0 }: Order) {
  const { confirmCard } = await import('@broadsheet/subscription/card');
  return confirmCard(payment, total);
}

export function usePay(options: PayOptions): Pay {
  const { sales, identity, pages, cardOption, paypalOption, requestToken } = options;
  const { environment } = useHost();
  const { isBusy, problem, setProblem, failures, run } = usePayAttempts({ identity, pages });
  const [confirmed, setConfirmed] = useState<ConfirmedPayment>();

  function leave(): void {
    removeStoredPurchase(sales.storage);
    pages.toSuccess();
  }

  async function finalize({ orderNumber, intentID: token }: ConfirmedPayment): Promise<void> {
    if (cardOption === undefined) throw new Error('The site takes no cards.');
    const recaptchaToken = (await requestToken()) ?? readStoredCaptchaToken(sales.storage);
    const { paymentMethodID } = cardOption;
    await finalizePayment(sales, orderNumber, { paymentMethodID, token, recaptchaToken });
    leave();
  }

  async function take(orderNumber: string, confirmation: Confirmation): Promise<void> {
    if (confirmation.status === 'refused')
      return setProblem({ kind: 'provider', message: confirmation.message });
    const { intentID } = confirmation;
    setConfirmed({ orderNumber, intentID });
    return finalize({ orderNumber, intentID });
  }

  async function goToPayPal({ orderNumber }: Order): Promise<void> {
    if (paypalOption === undefined) throw new Error('The site has no PayPal.');
    const { paymentMethodID } = paypalOption;
    const begun = await beginPayment(sales, orderNumber, { paymentMethodID });
    if (begun === 'paid') return leave();
    const url = toProviderUrl(begun.parameter1, environment.origin());
    storeOrderNumber(sales.storage, begun.orderNumber);
    environment.navigate(url);
  }

  return {
    isBusy,
    isConfirmed: confirmed !== undefined,
    problem,
    failures,
    pay: (order, payment) =>
      run(async () => {
        if (confirmed !== undefined) return finalize(confirmed);
        switch (payment.kind) {
          case 'card':
            return take(order.orderNumber, await confirm(payment, order));
          case 'paypal':
            return goToPayPal(order);
          case 'wallet':
            // Its own button pays, from the sheet.
            return;
        }
      }),
    async payByWallet({ orderNumber }, sheet) {
      let isMade = false;
      await run(async () => {
        const confirmation = await sheet.confirm();
        isMade = confirmation.status === 'confirmed';
        return take(orderNumber, confirmation);
      });
      if (!isMade) sheet.fail();
    },
    finish: ({ orderNumber, intentID }) =>
      run(async () => {
        if (intentID === undefined) return leave();
        setConfirmed({ orderNumber, intentID });
        return finalize({ orderNumber, intentID });
      }),
    forget: () => setProblem(undefined),
  };
}
