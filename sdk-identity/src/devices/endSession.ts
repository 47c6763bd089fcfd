import { isApiError, requireNoError } from '@broadsheet/client-core';
import { callAsReader } from '../call/callAsReader.ts';
import { fillPath } from '../call/fillPath.ts';
import type { CallOptions } from '../CallOptions.ts';
import { deviceCalls } from '../contract/deviceCalls.ts';
import type { IdentityContext } from '../IdentityContext.ts';

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
  const path = fillPath(deviceCalls.end.path, id);
  try {
    // To end a session twice is to end it once.
    const request = { ...deviceCalls.end, path, idempotent: true, signal };
    const { response } = await callAsReader(context, request);
    requireNoError(response);
  } catch (error) {
    if (!isApiError(error) || error.httpStatus !== NOT_FOUND) throw error;
  }
}
