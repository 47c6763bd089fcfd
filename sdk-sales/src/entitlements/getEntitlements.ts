import { sendCall } from '@broadsheet/client-core';
import { readEntitlements } from '../answers/Entitlements.ts';
import type { Entitlements } from '../answers/Entitlements.ts';
import { asAnyone } from '../call/asReader.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { entitlementsCall } from '../contract/entitlementsCall.ts';

/**
 * Fetches the signed-in reader's entitlements, if any, and the country from which the call was sent.
 *
 * @throws ApiError, NetworkError
 */
export async function getEntitlements(
  context: SalesContext,
  { signal }: CallOptions = {},
): Promise<Entitlements> {
  // The call does not concern a cart, so an anonymous one needs no cookie.
  const parts = { cache: 'no-store', credentials: 'same-origin', signal } as const;
  const found = await sendCall(asAnyone(context), entitlementsCall, { ...parts, read: readEntitlements });
  context.onSubscriber?.(Boolean(found.skus?.length));
  return found;
}
