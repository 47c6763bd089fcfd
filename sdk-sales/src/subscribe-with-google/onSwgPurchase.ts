import { sendCall, withoutError } from '@broadsheet/client-core';
import { asAnyone } from '../call/asReader.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { swgCalls } from '../contract/swgCalls.ts';

/**
 * Sends the data of a purchase with Subscribe with Google to the service.
 *
 * @param purchaseData Google's JSON, sent unchanged
 * @throws ApiError, NetworkError
 */
export async function onSwgPurchase(
  context: SalesContext,
  purchaseData: string,
  { signal }: CallOptions = {},
): Promise<void> {
  const parts = { jsonText: purchaseData, signal, read: withoutError };
  await sendCall(asAnyone(context), swgCalls.purchase, parts);
}
