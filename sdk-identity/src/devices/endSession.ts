import { isApiError, sendCall, withoutError } from '@broadsheet/client-core';
import { asReader } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { deviceCalls } from '../contract/deviceCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

const NOT_FOUND = 404;

/**
 * Signs the reader out in another browser or app; `logout` does so here. A session that has ended already is no error.
 *
 * @param id the session's id from `listSessions`
 * @throws IdentityError `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 */
export async function endSession(
  context: IdentityContext,
  id: string,
  { signal }: CallOptions = {},
): Promise<void> {
  // Ending a session twice has the same effect as ending it once.
  const parts = { values: [id], idempotent: true, signal };
  try {
    await sendCall(asReader(context), deviceCalls.end, { ...parts, read: withoutError });
  } catch (error) {
    if (!isApiError(error) || error.httpStatus !== NOT_FOUND) throw error;
  }
}
