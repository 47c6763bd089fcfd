import { list, sendCall } from '@broadsheet/client-core';
import { readAddress } from '../answers/Address.ts';
import type { Address } from '../answers/Address.ts';
import { asReader } from '../call/asReader.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { checkoutCalls } from '../contract/checkoutCalls.ts';

/**
 * Fetches the addresses that the reader has entered before.
 *
 * @throws SalesError `missing_jwt`
 * @throws ApiError, NetworkError
 */
export async function getAddresses(
  context: SalesContext,
  { signal }: CallOptions = {},
): Promise<readonly Address[]> {
  const { cache } = context;
  const parts = { signal, read: list(readAddress) };
  cache.addresses = await sendCall(asReader(context), checkoutCalls.addresses, parts);
  return cache.addresses;
}
