import { readSubscriptionChange } from '../answers/SubscriptionChange.ts';
import type { SubscriptionChange } from '../answers/SubscriptionChange.ts';
import { asReader } from '../call/asReader.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { subscriptionChangeCalls } from '../contract/subscriptionChangeCalls.ts';
import { withoutBlanks } from '../json/withoutBlanks.ts';
import { withRead } from '../json/withRead.ts';
import { sendFinalization } from '../payment/sendFinalization.ts';

export interface FinalizeChangeOptions extends CallOptions {
  readonly reasonCode?: string;
}

/**
 * Carries out a change that `initializeSubscriptionChange` has prepared. The call is not repeated automatically.
 *
 * @param sessionId the `sessionId` that `initializeSubscriptionChange` returned
 * @throws SalesError `missing_jwt`, `call_in_flight`
 * @throws ApiError, NetworkError
 */
export const finalizeSubscriptionChange = (
  context: SalesContext,
  sessionId: string,
  { reasonCode, signal }: FinalizeChangeOptions = {},
): Promise<SubscriptionChange> =>
  sendFinalization(context, asReader(context), {
    call: subscriptionChangeCalls.finalize,
    name: 'finalizeSubscriptionChange',
    values: [],
    body: withoutBlanks({ sessionId, reasonCode }),
    signal,
    read: withRead(readSubscriptionChange),
  });
