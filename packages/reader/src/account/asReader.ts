import { isApiError } from '@broadsheet/client-core';
import type { IdentityClient } from '@broadsheet/sdk-identity';

const UNAUTHORIZED = 401;

/**
 * Makes a call of the reader who is signed in. A token that the service refuses though it has not run out belongs to a
 * session that was ended on another device, which only a renewal finds out: the reader is then signed out here as well.
 *
 * @throws what the call throws; what `extendSession` throws
 */
export async function asReader<Value>(client: IdentityClient, call: () => Promise<Value>): Promise<Value> {
  try {
    return await call();
  } catch (error) {
    if (!isApiError(error) || error.httpStatus !== UNAUTHORIZED) throw error;
    await client.extendSession();
    return call();
  }
}
