import { ServiceError } from '@broadsheet/service-kit/http';
import { findOrder } from '../../orders/orderStore.ts';
import { isSubscribed } from '../../orders/requireFirst.ts';
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

/** Returns whether the subject of an attempt still waits for the money; what does not is looked at, and nothing is collected. */
async function isStillNeeded(
  { database, site }: PaymentsContext,
  { subject }: KnownAttempt,
): Promise<boolean> {
  if (subject.kind === 'method') return true;
  const order = await findOrder(database, subject.orderNumber);
  if (order?.type !== 'Parent') return true;
  const { owner, items, createdOn: since } = order;
  return order.status !== 'Cancelled' && !(await isSubscribed(database, { site, owner, items, since }));
}

/**
 * Books a payment that a page reports as made, if the provider confirms it. Idempotent.
 *
 * @throws ServiceError 409 when it was not made, or not started for this subject; 503 when the provider does not answer
 */
export async function finishPayment(context: PaymentsContext, finished: FinishedPayment): Promise<void> {
  const attempt = await requireAttempt(context, finished);
  if (attempt.state === 'succeeded' || attempt.state === 'returned') return;
  const isNeeded = await isStillNeeded(context, attempt);
  const { provider } = finished;
  const payment = await callProvider(context.log, () =>
    isNeeded ? provider.collect(attempt) : provider.look(attempt),
  );
  switch (await settleAttempt(context, attempt, payment)) {
    case 'booked':
    case 'returned':
      return;
    case 'waiting':
      // Where it is not needed any more, the state of the order says why.
      if (!isNeeded) return;
      throw new ServiceError(paymentRefusals.notPaid);
    case 'processing':
      throw new ServiceError(paymentRefusals.processing);
    case 'declined':
      throw new ServiceError(paymentRefusals.declined);
    case 'gone':
      throw new ServiceError(paymentRefusals.gone);
    case 'notOurs':
      throw new ServiceError(paymentRefusals.mismatch);
  }
}
