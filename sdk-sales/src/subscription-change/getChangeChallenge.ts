import { sendCall } from '@broadsheet/client-core';
import { readInitializedPaymentUpdate } from '../answers/Payment.ts';
import type { InitializedPaymentUpdate } from '../answers/Payment.ts';
import { asReader } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { changeChallengeCall } from '../contract/changeChallengeCall.ts';
import { withRead } from '../json/withRead.ts';

/**
 * Asks for what lets a reader answer their bank about a change that `finalizeSubscriptionChange` was refused for with the
 * code 400036: `parameter1` is the client secret of the card provider, `parameter2` its key. Afterwards finalize again.
 *
 * @param sessionId of what `initializeSubscriptionChange` gave
 * @throws SalesError `missing_jwt`
 * @throws ApiError 409 when the bank asks nothing, NetworkError
 */
export const getChangeChallenge = (
  context: SalesContext,
  sessionId: string,
  { signal }: CallOptions = {},
): Promise<InitializedPaymentUpdate> =>
  sendCall(asReader(context), changeChallengeCall, {
    values: [sessionId],
    signal,
    read: withRead(readInitializedPaymentUpdate),
  });
