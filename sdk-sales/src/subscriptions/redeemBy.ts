import { sendCall } from '@broadsheet/client-core';
import type { Endpoint } from '@broadsheet/client-core';
import { readSubscriptionID } from '../answers/Subscription.ts';
import type { SubscriptionID } from '../answers/Subscription.ts';
import { asReader } from '../call/asReader.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';

export interface Redemption extends CallOptions {
  readonly body: object;
}

/** Sends a call that redeems a code for a subscription. */
export const redeemBy = (
  context: SalesContext,
  call: Endpoint,
  { body, signal }: Redemption,
): Promise<SubscriptionID> => sendCall(asReader(context), call, { body, signal, read: readSubscriptionID });
