import { sendCall } from '@broadsheet/client-core';
import { readInitializedPayment } from '../answers/Payment.ts';
import type { InitializedPayment } from '../answers/Payment.ts';
import { asAnyone } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { PAYMENT_TIMEOUT_MS } from '../payment/paymentTimeout.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { checkoutCalls } from '../contract/checkoutCalls.ts';
import { oneAtATime } from '../single-flight/oneAtATime.ts';

export interface InitializePaymentOptions extends CallOptions {
  /** Of a payment option. */
  readonly paymentMethodID: number;
  /** What Apple Pay asks the merchant to validate. */
  readonly applePayValidationUrl?: string;
}

/**
 * Begins the payment of an order. Sent once: some services open a payment each time.
 *
 * @throws SalesError `call_in_flight`
 * @throws ApiError, NetworkError
 */
export function initializePayment(
  context: SalesContext,
  orderNumber: string,
  { paymentMethodID, applePayValidationUrl, signal }: InitializePaymentOptions,
): Promise<InitializedPayment> {
  return oneAtATime(context, 'initializePayment', () =>
    sendCall(asAnyone(context), checkoutCalls.initializePayment, {
      values: [orderNumber, String(paymentMethodID)],
      query: { validationURL: applePayValidationUrl },
      idempotent: false,
      timeoutMs: PAYMENT_TIMEOUT_MS,
      signal,
      read: readInitializedPayment,
    }),
  );
}
