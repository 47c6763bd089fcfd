import { isApiError, sendCall, withoutError } from '@broadsheet/client-core';
import { asReader } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { deviceCalls } from '../contract/deviceCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

const NOT_FOUND = 404;

/**
 * Signs the reader out somewhere else; `logout` does it here. A session that is over already is no error.
 *
 * @param id of `listSessions`
 * @throws IdentityError `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 */
export async function endSession(
  context: IdentityContext,
  id: string,
  { signal }: CallOptions = {},
): Promise<void> {
  // To end a session twice is to end it once.
  const parts = { values: [id], idempotent: true, signal };
  try {
    await sendCall(asReader(context), deviceCalls.end, { ...parts, read: withoutError });
  } catch (error) {
    if (!isApiError(error) || error.httpStatus !== NOT_FOUND) throw error;
  }
}
