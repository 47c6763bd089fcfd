'use client';
import type { PaymentOption, SalesContext } from '@broadsheet/sdk-sales';
import { enforceRecaptcha, finalizePayment } from '@broadsheet/sdk-sales/operations';
import { readStoredCaptchaToken } from '@broadsheet/sdk-sales/rules';
import { useState } from 'react';
import type { CheckoutPages } from '../arrival/useCheckoutPages.ts';
import { forgetCheckout } from '../recovery/forgetCheckout.ts';

export interface FinalizeOptions {
  readonly sales: SalesContext;
  readonly pages: CheckoutPages;
  readonly cardOption: PaymentOption | undefined;
  /** Returns a valid challenge token, if there is a challenge. */
  readonly requestToken: () => Promise<string | undefined>;
}

/** A payment that the card provider has made and whose order is not final yet. */
export interface ConfirmedPayment {
  readonly orderNumber: string;
  readonly intentID: string;
}

/** Finalizes orders that the card provider has charged, and remembers the payment until that has succeeded. */
export function useFinalize({ sales, pages, cardOption, requestToken }: FinalizeOptions) {
  const [confirmed, setConfirmed] = useState<ConfirmedPayment>();

  const findChallengeToken = async () => (await requestToken()) ?? readStoredCaptchaToken(sales.storage);

  /**
   * Returns a challenge token. It is required before anything is charged, because an order cannot be finalized without it.
   */
  async function requireChallengeToken(): Promise<string | undefined> {
    const token = await findChallengeToken();
    await enforceRecaptcha(sales, { recaptchaToken: token });
    return token;
  }

  function leave(): void {
    forgetCheckout(sales);
    pages.toSuccess();
  }

  async function finalize(payment: ConfirmedPayment, challengeToken?: string): Promise<void> {
    if (cardOption === undefined) throw new Error('The site takes no cards.');
    setConfirmed(payment);
    const { orderNumber, intentID: token } = payment;
    const recaptchaToken = challengeToken ?? (await findChallengeToken());
    const { paymentMethodID } = cardOption;
    await finalizePayment(sales, orderNumber, { paymentMethodID, token, recaptchaToken });
    leave();
  }

  return { confirmed, requireChallengeToken, finalize, leave };
}
