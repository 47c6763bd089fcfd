import { sendCall } from '@broadsheet/client-core';
import { readEntitlements } from '../answers/Entitlements.ts';
import type { Entitlements } from '../answers/Entitlements.ts';
import { asAnyone } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { entitlementsCall } from '../contract/entitlementsCall.ts';

/**
 * What the reader may read, if there is one, and the country that the call came from.
 *
 * @throws ApiError, NetworkError
 */
export async function getEntitlements(
  context: SalesContext,
  { signal }: CallOptions = {},
): Promise<Entitlements> {
  // It is not about a cart, so nobody's call needs no cookie.
  const parts = { cache: 'no-store', credentials: 'same-origin', signal } as const;
  const found = await sendCall(asAnyone(context), entitlementsCall, { ...parts, read: readEntitlements });
  context.onSubscriber?.(Boolean(found.skus?.length));
  return found;
}
