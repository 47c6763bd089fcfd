import { sendCall } from '@broadsheet/client-core';
import { readInitializedPayment } from '../answers/Payment.ts';
import type { InitializedPayment } from '../answers/Payment.ts';
import { asAnyone } from '../call/asReader.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import { PAYMENT_TIMEOUT_MS } from '../payment/paymentTimeout.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { checkoutCalls } from '../contract/checkoutCalls.ts';
import { oneAtATime } from '../idempotency/oneAtATime.ts';

export interface InitializePaymentOptions extends CallOptions {
  /** The id of the payment option. */
  readonly paymentMethodID: number;
  /** The validation URL that Apple Pay passes to the merchant. */
  readonly applePayValidationUrl?: string;
}

/**
 * Starts the payment of an order. The call is never repeated, because some services create a payment each time.
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
