'use client';
/**
 * Pays an order. A confirmed payment is remembered until the order is final, so that a retry only finalizes it, whichever
 * method was chosen meanwhile: neither a double click nor a lost response charges twice.
 */
import { useHost } from '@broadsheet/block-kit';
import type { Order } from '@broadsheet/sdk-sales';
import { enforceRecaptcha, finalizePayment } from '@broadsheet/sdk-sales/operations';
import { readStoredCaptchaToken, storeOrderNumber } from '@broadsheet/sdk-sales/rules';
import { toProviderUrl } from '@broadsheet/sales-ui';
import type { Confirmation } from '@broadsheet/sales-ui/card';
import { useRef } from 'react';
import { storePayPalPage } from '../arrival/payPalPage.ts';
import type { CheckoutActing } from '../CheckoutContext.ts';
import type { ConfirmedPayment } from '../checkoutState.ts';
import { forgetCheckout } from '../recovery/forgetCheckout.ts';
import { beginPayment } from './beginPayment.ts';
import type { ChosenPayment } from './ChosenPayment.ts';
import type { Pay } from './Pay.ts';

async function confirm(payment: Extract<ChosenPayment, { readonly kind: 'card' }>, { total = 0 }: Order) {
  const { confirmCard } = await import('@broadsheet/sales-ui/card');
  return confirmCard(payment, total);
}

/**
 * Runs attempts to pay, one at a time, and dispatches how each ends. An expired session leads to the login page.
 */
function usePayAttempts({ identity, pages, dispatch }: CheckoutActing) {
  const { log } = useHost();
  const isRunning = useRef(false);
  return async (action: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    dispatch({ kind: 'paying' });
    try {
      if (await identity.isLoggedIn()) await action();
      else pages.toLogin();
    } catch (error) {
      log(`A payment did not go through. ${String(error)}`);
      dispatch({ kind: 'payFailed', error });
    }
    isRunning.current = false;
    dispatch({ kind: 'payEnded' });
  };
}

/** Returns the calls before and after the provider takes the money. */
function toFinalizing({ data, sales, pages, dispatch, requestToken }: CheckoutActing) {
  const { cardOption } = data;
  const findChallengeToken = async () => (await requestToken()) ?? readStoredCaptchaToken(sales.storage);

  function leave(): void {
    forgetCheckout(sales);
    pages.toSuccess();
  }

  return {
    leave,
    /**
     * Returns a challenge token. It is required before anything is charged, because an order cannot be finalized without
     * it.
     */
    async requireChallengeToken(): Promise<string | undefined> {
      const token = await findChallengeToken();
      await enforceRecaptcha(sales, { recaptchaToken: token });
      return token;
    },
    /**
     * Tells whether another tab has paid the order. Rejects when its payment may not begin any more, because the reader has
     * subscribed to the product in another tab: they are asked before the provider charges anything.
     */
    async isPaidMeanwhile(orderNumber: string): Promise<boolean> {
      if (cardOption === undefined) return false;
      const { paymentMethodID } = cardOption;
      return (await beginPayment(sales, orderNumber, { paymentMethodID })) === 'paid';
    },
    async finalize(payment: ConfirmedPayment, challengeToken?: string): Promise<void> {
      if (cardOption === undefined) throw new Error('The site takes no cards.');
      dispatch({ kind: 'confirmed', payment });
      const { orderNumber, intentID: token } = payment;
      const recaptchaToken = challengeToken ?? (await findChallengeToken());
      const { paymentMethodID } = cardOption;
      await finalizePayment(sales, orderNumber, { paymentMethodID, token, recaptchaToken });
      leave();
    },
  };
}

/** Returns the calls that pay an order. */
export function usePay(options: CheckoutActing): Pay {
  const { data, sales, state, dispatch } = options;
  const { confirmed } = state;
  const host = useHost();
  const { environment } = host;
  const run = usePayAttempts(options);
  const { leave, requireChallengeToken, isPaidMeanwhile, finalize } = toFinalizing(options);

  /** Asks the provider for the payment, and finalizes the order. */
  async function charge(orderNumber: string, requestPayment: () => Promise<Confirmation>): Promise<void> {
    const challengeToken = await requireChallengeToken();
    if (await isPaidMeanwhile(orderNumber)) return leave();
    // After a reload in the middle of the payment, the checkout finds the order by this number.
    storeOrderNumber(sales.storage, orderNumber);
    const confirmation = await requestPayment();
    if (confirmation.status === 'refused') {
      const { error } = confirmation;
      const { advisesAnotherCard, writeRefusal } = await import('@broadsheet/sales-ui/card');
      const message = writeRefusal(error, host);
      const problem = { kind: 'provider', message, advisesAnotherCard: advisesAnotherCard(error) } as const;
      return dispatch({ kind: 'refused', problem });
    }
    return finalize({ orderNumber, intentID: confirmation.intentID }, challengeToken);
  }

  async function goToPayPal({ orderNumber }: Order): Promise<void> {
    const { paypalOption } = data;
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
  };
}
