/**
 * Charges whose reader sits at the screen. The bank may ask them (3-D Secure); then the payment waits at the provider,
 * and whoever comes next, a click, another process or one that gives up, looks at that same payment.
 */
import { describeFailure } from '../../../identity/http/describeFailure.ts';
import type { BankChallenge, ChargeOutcome, ReaderChargeOutcome, SavedMethodCharge } from '../Payments.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import type { PaymentProvider } from '../providers/PaymentProvider.ts';
import { findNotedCharge, noteCharge, noteReference } from './notedCharge.ts';

type Asked = Pick<PaymentsContext, 'log'> & {
  readonly provider: PaymentProvider;
  readonly reference: string;
};

/** What became of a payment that the bank has asked about. */
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

/** Charges the method that an order was paid with, and lets the bank ask the reader. */
export async function chargeReader(
  context: PaymentsContext,
  charge: SavedMethodCharge,
): Promise<ReaderChargeOutcome> {
  const noted = await noteCharge(context, charge);
  if (noted === undefined) return { kind: 'needsReader' };
  const { provider, method, isRepeated, reference } = noted;
  if (reference !== undefined) return lookAtCharge({ ...context, provider, reference });
  const { amount, currency, idempotencyKey } = charge;
  const saved = { method, isRepeated, amount, currency, idempotencyKey };
  const answer = await provider.charge({ ...saved, isReaderPresent: true });
  if (answer.kind !== 'challenged') return answer;
  await noteReference(context.database, idempotencyKey, answer);
  return { kind: 'challenged' };
}

/** @throws Error when the provider does not answer */
export async function findChallenge(
  context: PaymentsContext,
  idempotencyKey: string,
): Promise<BankChallenge | undefined> {
  const noted = await findNotedCharge(context, idempotencyKey);
  if (noted?.reference === undefined) return undefined;
  return noted.provider.resume({ kind: 'payment', reference: noted.reference });
}

/** Makes sure that nothing comes of a charge which waits for its reader, unless they have answered already. */
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
