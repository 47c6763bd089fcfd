import { sendCall } from '@broadsheet/client-core';
import { readInitializedPaymentUpdate } from '../answers/Payment.ts';
import type { InitializedPaymentUpdate } from '../answers/Payment.ts';
import { asReader } from '../call/asReader.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { changeChallengeCall } from '../contract/changeChallengeCall.ts';
import { withRead } from '../json/withRead.ts';

/**
 * Fetches the parameters of the bank's challenge (3-D Secure) for a change that `finalizeSubscriptionChange` refused with
 * the code 400036: `parameter1` is the client secret of the card provider, `parameter2` its key. After the challenge, call
 * `finalizeSubscriptionChange` again.
 *
 * @param sessionId the `sessionId` that `initializeSubscriptionChange` returned
 * @throws SalesError `missing_jwt`
 * @throws ApiError 409 when the bank requires no challenge, NetworkError
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
