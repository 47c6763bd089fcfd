import { sendCall } from '@broadsheet/client-core';
import { readInitializedPaymentUpdate } from '../answers/Payment.ts';
import type { InitializedPaymentUpdate } from '../answers/Payment.ts';
import { asAnyone } from '../call/asReader.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import { PAYMENT_TIMEOUT_MS } from '../payment/paymentTimeout.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { paymentUpdateCalls } from '../contract/paymentUpdateCalls.ts';
import { withRead } from '../json/withRead.ts';
import { oneAtATime } from '../idempotency/oneAtATime.ts';

export interface InitializePaymentUpdateOptions extends CallOptions {
  /** The id of the new payment option. */
  readonly paymentMethodID: number;
}

/**
 * Starts the change of a payment method.
 *
 * @param paymentID the id of the current method, `currentPaymentMethod.paymentMethodID` of a subscription
 * @throws SalesError `call_in_flight`
 * @throws ApiError, NetworkError
 */
export function initializePaymentUpdate(
  context: SalesContext,
  paymentID: number,
  { paymentMethodID, signal }: InitializePaymentUpdateOptions,
): Promise<InitializedPaymentUpdate> {
  return oneAtATime(context, 'initializePaymentUpdate', () =>
    sendCall(asAnyone(context), paymentUpdateCalls.initialize, {
      values: [String(paymentID), String(paymentMethodID)],
      body: {},
      timeoutMs: PAYMENT_TIMEOUT_MS,
      signal,
      read: withRead(readInitializedPaymentUpdate),
    }),
  );
}
