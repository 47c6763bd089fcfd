import { describeFailure } from '@broadsheet/service-kit/http';
import type { SavedMethodCharge } from '../Payments.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import type { ChargeAnswer } from '../providers/PaymentProvider.ts';
import type { RecordedCharge } from './recordedCharge.ts';

/** Asks a provider for a recorded charge. @returns `unknown`, with an entry in the log, when the provider does not answer */
export async function requestCharge(
  { log }: Pick<PaymentsContext, 'log'>,
  { amount, currency, idempotencyKey }: SavedMethodCharge,
  { recorded, isReaderPresent }: { readonly recorded: RecordedCharge; readonly isReaderPresent: boolean },
): Promise<ChargeAnswer> {
  const { provider, method, firstTriedAt } = recorded;
  const charge = { method, firstTriedAt, amount, currency, idempotencyKey, isReaderPresent };
  try {
    return await provider.charge(charge);
  } catch (error) {
    log.error('A charge got no answer; it is requested again.', describeFailure(error));
    return { kind: 'unknown' };
  }
}
