/**
 * Charges saved methods while their reader is present. The bank may challenge the reader (3-D Secure); the payment then
 * waits at the provider, and every later call (another click, another process, a withdrawal) uses that same payment.
 */
import { describeFailure } from '@broadsheet/service-kit/http';
import type { BankChallenge, ChargeOutcome, ReaderChargeOutcome, SavedMethodCharge } from '../Payments.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import type { PaymentProvider } from '../providers/PaymentProvider.ts';
import { requestCharge } from './requestCharge.ts';
import { findRecordedCharge, recordCharge, recordReference } from './recordedCharge.ts';

type ProviderCharge = Pick<PaymentsContext, 'log'> & {
  readonly provider: PaymentProvider;
  readonly reference: string;
};

/** Looks up the outcome of a challenged payment. */
async function lookAtCharge({ provider, reference, log }: ProviderCharge): Promise<ReaderChargeOutcome> {
  try {
    const payment = await provider.look({ kind: 'payment', reference });
    switch (payment.kind) {
      case 'succeeded':
        return { kind: 'succeeded', reference };
      case 'waiting':
        return { kind: 'challenged' };
      case 'processing':
        return { kind: 'unknown' };
      case 'declined':
      case 'gone':
        return { kind: 'declined' };
    }
  } catch (error) {
    log.error(
      'A charge that a bank asks about could not be looked at; it will be again.',
      describeFailure(error),
    );
    return { kind: 'unknown' };
  }
}

/** Charges the method that an order was paid with, and lets the bank challenge the reader. */
export async function chargeReader(
  context: PaymentsContext,
  charge: SavedMethodCharge,
): Promise<ReaderChargeOutcome> {
  const recorded = await recordCharge(context, charge);
  if (recorded === undefined) return { kind: 'needsReader' };
  const { provider, reference } = recorded;
  if (reference !== undefined) return lookAtCharge({ ...context, provider, reference });
  const answer = await requestCharge(context, charge, { recorded, isReaderPresent: true });
  if (answer.kind !== 'challenged') return answer;
  await recordReference(context.database, charge.idempotencyKey, answer);
  return { kind: 'challenged' };
}

/** Finds the challenge of a charge; `undefined` without one. @throws Error when the provider does not answer */
export async function findChallenge(
  context: PaymentsContext,
  idempotencyKey: string,
): Promise<BankChallenge | undefined> {
  const recorded = await findRecordedCharge(context, idempotencyKey);
  if (recorded?.reference === undefined) return undefined;
  return recorded.provider.resume({ kind: 'payment', reference: recorded.reference });
}

/** Cancels a charge that waits for its reader. @returns `succeeded` if they answered before, `unknown` without an answer */
export async function withdrawCharge(
  context: PaymentsContext,
  idempotencyKey: string,
): Promise<ChargeOutcome> {
  const recorded = await findRecordedCharge(context, idempotencyKey);
  if (recorded?.reference === undefined) return { kind: 'unknown' };
  const { provider, reference } = recorded;
  try {
    await provider.cancel({ kind: 'payment', reference });
  } catch (error) {
    context.log.error('A charge could not be taken back; it will be tried again.', describeFailure(error));
    return { kind: 'unknown' };
  }
  const outcome = await lookAtCharge({ ...context, provider, reference });
  return outcome.kind === 'challenged' ? { kind: 'unknown' } : outcome;
}
