import { sendCall } from '@broadsheet/client-core';
import { readSubscriptionID } from '../answers/Subscription.ts';
import type { SubscriptionID } from '../answers/Subscription.ts';
import { asReader } from '../call/asReader.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { keepPlanCall } from '../contract/keepPlanCall.ts';

/**
 * Takes back a change of plan that waits for the end of the period; without one, nothing changes.
 *
 * @throws SalesError `missing_jwt`
 * @throws ApiError 409 while the subscription is being charged, NetworkError
 */
export const keepPlan = (
  context: SalesContext,
  id: number,
  { signal }: CallOptions = {},
): Promise<SubscriptionID> =>
  sendCall(asReader(context), keepPlanCall, {
    values: [String(id)],
    body: {},
    signal,
    read: readSubscriptionID,
  });
