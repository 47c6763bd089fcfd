import { sendCall } from '@broadsheet/client-core';
import { readSharingDetails } from '../answers/Sharing.ts';
import type { SharingDetails } from '../answers/Sharing.ts';
import { asReader } from '../call/asReader.ts';
import { mergeSharedSubscriptions } from '../cache/mergeEntries.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { sharingCalls } from '../contract/sharingCalls.ts';

/**
 * Fetches the people with whom a subscription is shared, and their maximum number.
 *
 * @throws SalesError `missing_jwt`
 * @throws ApiError, NetworkError
 */
export async function getSubscriptionSharingDetails(
  context: SalesContext,
  id: number,
  { signal }: CallOptions = {},
): Promise<SharingDetails> {
  const { cache } = context;
  const parts = { values: [String(id)], cache: 'no-cache', signal, read: readSharingDetails } as const;
  const details = await sendCall(asReader(context), sharingCalls.details, parts);
  mergeSharedSubscriptions(cache, details.sharedSubscriptions);
  return details;
}
