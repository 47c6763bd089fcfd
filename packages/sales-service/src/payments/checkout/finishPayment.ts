import { ServiceError } from '@broadsheet/service-kit/http';
import { findAttempt } from '../attempts/attemptStore.ts';
import type { AttemptSubject, KnownAttempt } from '../attempts/attemptStore.ts';
import { paymentRefusals } from '../booking/paymentRefusals.ts';
import { settleAttempt } from '../booking/settleAttempt.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import type { PaymentProvider } from '../providers/PaymentProvider.ts';
import { callProvider } from './callProvider.ts';

export interface FinishedPayment {
  readonly provider: PaymentProvider;
  /** The reference that the page got from the provider: the id of an intent, or PayPal's token. */
  readonly token: string;
  readonly subject: AttemptSubject;
}

const isSame = (one: AttemptSubject, other: AttemptSubject): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Finds the attempt with the page's token. @throws ServiceError 409 when it was not started for this subject */
async function requireAttempt(
  { database }: PaymentsContext,
  { provider, token, subject }: FinishedPayment,
): Promise<KnownAttempt> {
  const attempt = await findAttempt(database, { provider: provider.name, reference: token });
  if (attempt === undefined || !isSame(attempt.subject, subject))
    throw new ServiceError(paymentRefusals.unknownPayment);
  return attempt;
}

/**
 * Books a payment that a page reports as made, if the provider confirms it. Idempotent.
 *
 * @throws ServiceError 409 when it was not made, or not started for this subject; 503 when the provider does not answer
 */
export async function finishPayment(context: PaymentsContext, finished: FinishedPayment): Promise<void> {
  const attempt = await requireAttempt(context, finished);
  if (attempt.state === 'succeeded' || attempt.state === 'returned') return;
  const payment = await callProvider(context.log, () => finished.provider.collect(attempt));
  switch (await settleAttempt(context, attempt, payment)) {
    case 'booked':
    case 'returned':
      return;
    case 'waiting':
      throw new ServiceError(paymentRefusals.notPaid);
    case 'declined':
      throw new ServiceError(paymentRefusals.declined);
    case 'gone':
      throw new ServiceError(paymentRefusals.gone);
    case 'notOurs':
      throw new ServiceError(paymentRefusals.mismatch);
  }
}
