'use client';
/**
 * Pays an order. A confirmed payment is remembered until the order is final, so that a retry only finalizes it, whichever
 * method was chosen meanwhile: neither a double click nor a lost response charges twice.
 */
import { useHost } from '@broadsheet/block-kit';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { Order, PaymentOption } from '@broadsheet/sdk-sales';
import { storeOrderNumber } from '@broadsheet/sdk-sales/rules';
import { toProviderUrl } from '@broadsheet/sales-ui';
import type { Confirmation } from '@broadsheet/sales-ui/card';
import { storePayPalPage } from '../arrival/payPalPage.ts';
import { beginPayment } from './beginPayment.ts';
import type { ChosenPayment } from './ChosenPayment.ts';
import { useFinalize } from './useFinalize.ts';
import type { FinalizeOptions } from './useFinalize.ts';
import { usePayAttempts } from './usePayAttempts.ts';
import type { PayProblem } from './usePayAttempts.ts';
import type { PaidOrder } from './usePaymentStart.ts';
import type { WalletSheet } from './WalletSheet.ts';

export interface PayOptions extends FinalizeOptions {
  readonly identity: IdentityClient;
  readonly paypalOption: PaymentOption | undefined;
}

export interface Pay {
  readonly isBusy: boolean;
  /** Whether the provider has made the payment, so that the order only has to be finalized. */
  readonly isConfirmed: boolean;
  readonly problem: PayProblem | undefined;
  /** The number of failed attempts. */
  readonly failures: number;
  pay(order: Order, payment: ChosenPayment): Promise<void>;
  /**
   * Pays an order to which the reader has agreed in a wallet's sheet; completes the sheet as failed when the payment fails.
   */
  payByWallet(order: Order, sheet: WalletSheet): Promise<void>;
  /** Finalizes an order that is already paid. */
  finish(paid: PaidOrder): Promise<void>;
  /** Shows why the service lets no payment begin. */
  refuse(error: unknown): void;
  /** Removes the message about the last attempt, because another one is being prepared. */
  forget(): void;
}

async function confirm(payment: Extract<ChosenPayment, { readonly kind: 'card' }>, { total = 0 }: Order) {
  const { confirmCard } = await import('@broadsheet/sales-ui/card');
  return confirmCard(payment, total);
}

/**
 * Tells whether another tab has paid the order. Rejects when its payment may not begin any more, because the reader has
 * subscribed to the product in another tab: they are asked before the provider charges anything.
 */
async function isPaidMeanwhile({ sales, cardOption }: PayOptions, orderNumber: string): Promise<boolean> {
  if (cardOption === undefined) return false;
  const { paymentMethodID } = cardOption;
  return (await beginPayment(sales, orderNumber, { paymentMethodID })) === 'paid';
}

export function usePay(options: PayOptions): Pay {
  const { sales, identity, pages, paypalOption } = options;
  const host = useHost();
  const { environment } = host;
  const { isBusy, problem, setProblem, failures, run } = usePayAttempts({ identity, pages });
  const { confirmed, requireChallengeToken, finalize, leave } = useFinalize(options);

  /** Asks the provider for the payment, and finalizes the order. */
  async function charge(orderNumber: string, ask: () => Promise<Confirmation>): Promise<void> {
    const challengeToken = await requireChallengeToken();
    if (await isPaidMeanwhile(options, orderNumber)) return leave();
    // After a reload in the middle of the payment, the checkout finds the order by this number.
    storeOrderNumber(sales.storage, orderNumber);
    const confirmation = await ask();
    if (confirmation.status === 'refused') {
      const { error } = confirmation;
      const { advisesAnotherCard, writeRefusal } = await import('@broadsheet/sales-ui/card');
      const message = writeRefusal(error, host);
      return setProblem({ kind: 'provider', message, advisesAnotherCard: advisesAnotherCard(error) });
    }
    return finalize({ orderNumber, intentID: confirmation.intentID }, challengeToken);
  }

  async function goToPayPal({ orderNumber }: Order): Promise<void> {
    if (paypalOption === undefined) throw new Error('The site has no PayPal.');
    const { paymentMethodID } = paypalOption;
    // The token is stored for the return from PayPal.
    await requireChallengeToken();
    const begun = await beginPayment(sales, orderNumber, { paymentMethodID });
    if (begun === 'paid') return leave();
    const url = toProviderUrl(begun.parameter1, environment.siteUrl());
    storeOrderNumber(sales.storage, begun.orderNumber);
    storePayPalPage(environment);
    environment.navigate(url);
  }

  async function payBy(payment: ChosenPayment, order: Order): Promise<void> {
    if (confirmed !== undefined) return finalize(confirmed);
    if (payment.kind === 'card') return charge(order.orderNumber, () => confirm(payment, order));
    // A wallet pays from its sheet, with `payByWallet`.
    if (payment.kind === 'paypal') return goToPayPal(order);
  }

  return {
    isBusy,
    isConfirmed: confirmed !== undefined,
    problem,
    failures,
    pay: (order, payment) => run(() => payBy(payment, order)),
    async payByWallet({ orderNumber }, sheet) {
      let isMade = false;
      await run(() =>
        charge(orderNumber, async () => {
          const confirmation = await sheet.confirm();
          isMade = confirmation.status === 'confirmed';
          return confirmation;
        }),
      );
      if (!isMade) sheet.fail();
    },
    finish: ({ orderNumber, intentID }) =>
      run(async () => (intentID === undefined ? leave() : finalize({ orderNumber, intentID }))),
    refuse: (error) => setProblem({ kind: 'service', error }),
    forget: () => setProblem(undefined),
  };
}
