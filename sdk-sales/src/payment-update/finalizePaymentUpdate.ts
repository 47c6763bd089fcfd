import { readPaymentUpdate } from '../answers/Payment.ts';
import type { PaymentUpdate } from '../answers/Payment.ts';
import { asAnyone } from '../call/asReader.ts';
import { enforceRecaptcha } from '../call/enforceRecaptcha.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { paymentUpdateCalls } from '../contract/paymentUpdateCalls.ts';
import { withRead } from '../json/withRead.ts';
import { finalizingBody } from '../payment/finalizingBody.ts';
import type { FinalizeOptions } from '../payment/FinalizeOptions.ts';
import { sendFinalization } from '../payment/sendFinalization.ts';

/**
 * Replaces the current payment method by the one that the provider has confirmed. The call is not repeated automatically.
 *
 * @param paymentID the id of the current method
 * @throws SalesError `130001`: a challenge token is needed; `call_in_flight`
 * @throws ApiError, NetworkError
 */
export async function finalizePaymentUpdate(
  context: SalesContext,
  paymentID: number,
  options: FinalizeOptions,
): Promise<PaymentUpdate> {
  await enforceRecaptcha(context, options);
  const { paymentMethodID, recaptchaToken, signal } = options;
  return sendFinalization(context, asAnyone(context), {
    call: paymentUpdateCalls.finalize,
    name: 'finalizePaymentUpdate',
    values: [paymentID, paymentMethodID],
    body: finalizingBody(options),
    recaptchaToken,
    signal,
    read: withRead(readPaymentUpdate),
  });
}
