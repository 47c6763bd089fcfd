import { readPaymentUpdate } from '../answers/Payment.ts';
import type { PaymentUpdate } from '../answers/Payment.ts';
import { asAnyone } from '../call/asReader.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { paymentUpdateCalls } from '../contract/paymentUpdateCalls.ts';
import { withRead } from '../json/withRead.ts';
import { finalizingBody } from '../payment/finalizingBody.ts';
import type { Finalize3dsOptions } from '../payment/FinalizeOptions.ts';
import { sendFinalization } from '../payment/sendFinalization.ts';

/**
 * Replaces the payment method after the bank's challenge (3-D Secure). Needs no challenge token; otherwise like
 * `finalizePaymentUpdate`.
 *
 * @param paymentID the id of the current method
 * @throws SalesError `call_in_flight`
 * @throws ApiError, NetworkError
 */
export const finalizePaymentUpdate3ds = (
  context: SalesContext,
  paymentID: number,
  options: Finalize3dsOptions,
): Promise<PaymentUpdate> =>
  sendFinalization(context, asAnyone(context), {
    call: paymentUpdateCalls.finalize3ds,
    name: 'finalizePaymentUpdate3ds',
    values: [paymentID, options.paymentMethodID],
    body: finalizingBody(options),
    signal: options.signal,
    read: withRead(readPaymentUpdate),
  });
