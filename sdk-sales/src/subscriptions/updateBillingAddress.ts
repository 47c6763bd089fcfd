import { sendCall } from '@broadsheet/client-core';
import { readAddress } from '../answers/Address.ts';
import type { Address, CompleteAddress } from '../answers/Address.ts';
import { asReader } from '../call/asReader.ts';
import { mergeSubscriptions } from '../cache/mergeEntries.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { subscriptionCalls } from '../contract/subscriptionCalls.ts';
import type { UpdateAddressRequestBody } from '../contract/subscriptionCalls.ts';
import { getSubscriptionDetails } from './getSubscriptionDetails.ts';

export interface UpdateAddressOptions extends CallOptions {
  readonly subscriptionID: number;
}

/** The success test of the call: the response is an address with a country. */
const readChanged = (body: unknown): Address | undefined => {
  const address = readAddress(body);
  return address?.country ? address : undefined;
};

/**
 * Changes the billing address of a subscription, after fetching the subscription's details.
 *
 * @returns the changed address from the service
 * @throws SalesError `missing_jwt`
 * @throws ApiError, NetworkError
 */
export async function updateBillingAddress(
  context: SalesContext,
  billingAddress: CompleteAddress,
  { subscriptionID, signal }: UpdateAddressOptions,
): Promise<Address> {
  const { cache } = context;
  const details = await getSubscriptionDetails(context, subscriptionID, { signal });
  const body: UpdateAddressRequestBody = { billingAddress, subscriptionID };
  const parts = { body, signal, read: readChanged };
  const address = await sendCall(asReader(context), subscriptionCalls.updateAddress, parts);
  mergeSubscriptions(cache, [{ ...details, billingAddress: address }]);
  return address;
}
