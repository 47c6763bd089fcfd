import { sendCall } from '@broadsheet/client-core';
import { readSubscriptionChange } from '../answers/SubscriptionChange.ts';
import type { SubscriptionChange } from '../answers/SubscriptionChange.ts';
import { asReader } from '../call/asReader.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { subscriptionChangeCalls } from '../contract/subscriptionChangeCalls.ts';
import type { InitializeChangeRequestBody } from '../contract/subscriptionChangeCalls.ts';
import { withoutBlanks } from '../json/withoutBlanks.ts';
import { withRead } from '../json/withRead.ts';
import { oneAtATime } from '../idempotency/oneAtATime.ts';

export interface InitializeChangeOptions
  extends CallOptions, Omit<InitializeChangeRequestBody, 'subscriptionId'> {}

/**
 * Fetches the effects of another price for a subscription, without changing it.
 *
 * @throws SalesError `missing_jwt`, `call_in_flight`
 * @throws ApiError, NetworkError
 */
export function initializeSubscriptionChange(
  context: SalesContext,
  subscriptionId: number,
  { signal, ...change }: InitializeChangeOptions,
): Promise<SubscriptionChange> {
  const body = withoutBlanks({ subscriptionId, ...change });
  const parts = { body, signal, read: withRead(readSubscriptionChange) };
  return oneAtATime(context, 'initializeSubscriptionChange', () =>
    sendCall(asReader(context), subscriptionChangeCalls.initialize, parts),
  );
}
