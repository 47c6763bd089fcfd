import { isRecord, string } from '@broadsheet/client-core';
import type { CallOptions } from '../call/CallOptions.ts';
import { vendorError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';
import { socialLogin } from './socialLogin.ts';
import { awaitVendor } from '../vendor/awaitVendor.ts';
import { globalAt, hasMethods, memberAt } from '../vendor/vendorValues.ts';

const NO_ANSWER = 'facebook_no_answer';

/** Returns Facebook's access token of a connected reader; `undefined` for any other status. */
function readToken(answer: unknown): string | undefined {
  if (!isRecord(answer)) throw vendorError(NO_ANSWER);
  const status = string(answer['status']);
  if (status === undefined) throw vendorError('facebook_status', answer);
  const token = memberAt(answer, 'authResponse', 'accessToken');
  return status === 'connected' && typeof token === 'string' ? token : undefined;
}

/**
 * Signs in with the reader's Facebook account, or links it. With a custom button, opens Facebook's dialog for a reader who
 * is not connected, and waits for it without a time limit; `signal` aborts the wait.
 *
 * @throws IdentityError `facebook_sdk`: not initialised or blocked; `facebook_no_answer`, `facebook_status`;
 *   `facebook_canceled`, also when the popup was blocked or closed
 * @throws ApiError, NetworkError
 */
export async function facebookSignOn(
  context: IdentityContext,
  { signal }: CallOptions = {},
): Promise<UserIdentity> {
  const facebook = globalAt(context, 'FB');
  if (!hasMethods(facebook, 'getLoginStatus', 'login')) throw vendorError('facebook_sdk');
  const status = await awaitVendor(context, NO_ANSWER, (answer) => facebook.getLoginStatus(answer, true), {
    signal,
  });
  let token = readToken(status);
  if (token === undefined && context.vendors.isFacebookButtonCustom) {
    const wait = { ms: Infinity, signal };
    token = readToken(await awaitVendor(context, NO_ANSWER, (answer) => facebook.login(answer), wait));
  }
  if (token === undefined) throw vendorError('facebook_canceled', status);
  return socialLogin(context, 'facebook', token, { signal });
}
