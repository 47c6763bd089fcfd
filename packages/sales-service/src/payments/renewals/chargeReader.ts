/**
 * Charges saved methods while their reader is present. The bank may challenge the reader (3-D Secure); the payment then
 * waits at the provider, and every later call (another click, another process, a withdrawal) uses that same payment.
 */
import { describeFailure } from '@broadsheet/service-kit/http';
import type { BankChallenge, ChargeOutcome, ReaderChargeOutcome, SavedMethodCharge } from '../Payments.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import type { PaymentProvider } from '../providers/PaymentProvider.ts';
import { askForCharge } from './askForCharge.ts';
import { findNotedCharge, noteCharge, noteReference } from './notedCharge.ts';

type Asked = Pick<PaymentsContext, 'log'> & {
  readonly provider: PaymentProvider;
  readonly reference: string;
};

/** Looks up the outcome of a challenged payment. */
async function lookAtCharge({ provider, reference, log }: Asked): Promise<ReaderChargeOutcome> {
  try {
    const payment = await provider.look({ kind: 'payment', reference });
    switch (payment.kind) {
      case 'succeeded':
        return { kind: 'succeeded', reference };
      case 'waiting':
        return { kind: 'challenged' };
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
  const noted = await noteCharge(context, charge);
  if (noted === undefined) return { kind: 'needsReader' };
  const { provider, reference } = noted;
  if (reference !== undefined) return lookAtCharge({ ...context, provider, reference });
  const answer = await askForCharge(context, charge, { noted, isReaderPresent: true });
  if (answer.kind !== 'challenged') return answer;
  await noteReference(context.database, charge.idempotencyKey, answer);
  return { kind: 'challenged' };
}

/** Finds the challenge of a charge; `undefined` without one. @throws Error when the provider does not answer */
export async function findChallenge(
  context: PaymentsContext,
  idempotencyKey: string,
): Promise<BankChallenge | undefined> {
  const noted = await findNotedCharge(context, idempotencyKey);
  if (noted?.reference === undefined) return undefined;
  return noted.provider.resume({ kind: 'payment', reference: noted.reference });
}

/** Cancels a charge that waits for its reader. @returns `succeeded` if they answered before, `unknown` without an answer */
export async function withdrawCharge(
  context: PaymentsContext,
  idempotencyKey: string,
): Promise<ChargeOutcome> {
  const noted = await findNotedCharge(context, idempotencyKey);
  if (noted?.reference === undefined) return { kind: 'unknown' };
  const { provider, reference } = noted;
  try {
    await provider.cancel({ kind: 'payment', reference });
  } catch (error) {
    context.log.error('A charge could not be taken back; it will be tried again.', describeFailure(error));
    return { kind: 'unknown' };
  }
  const outcome = await lookAtCharge({ ...context, provider, reference });
  return outcome.kind === 'challenged' ? { kind: 'unknown' } : outcome;
}
