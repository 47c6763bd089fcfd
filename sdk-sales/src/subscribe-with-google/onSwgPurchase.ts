import { sendCall, withoutError } from '@broadsheet/client-core';
import { asAnyone } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { swgCalls } from '../contract/swgCalls.ts';

/**
 * Hands over what Subscribe with Google says of a purchase.
 *
 * @param purchaseData Google's JSON, sent as it is
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
