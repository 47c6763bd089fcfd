import { isRecord, readString } from '@broadsheet/client-core';
import type { CallOptions } from '../call/CallOptions.ts';
import { vendorError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';
import { socialLogin } from './socialLogin.ts';
import { awaitVendor } from '../vendor/awaitVendor.ts';
import { globalAt, hasMethods, memberAt } from '../vendor/vendorValues.ts';

const NO_ANSWER = 'facebook_no_answer';

/** Facebook's token for a reader who is connected; `undefined` for any other. */
function readToken(answer: unknown): string | undefined {
  if (!isRecord(answer)) throw vendorError(NO_ANSWER);
  const status = readString(answer, 'status');
  if (status === undefined) throw vendorError('facebook_status', answer);
  const token = memberAt(answer, 'authResponse', 'accessToken');
  return status === 'connected' && typeof token === 'string' ? token : undefined;
}

/**
 * Signs in a reader whom Facebook knows, or links them. With a custom button, one whom it does not
 * know is asked by Facebook's own dialog, for as long as that takes; `signal` ends the wait.
 *
 * @throws IdentityError `facebook_sdk`: not initialised or blocked; `facebook_no_answer`, `facebook_status`;
 *   `facebook_canceled`, which is also how a window that was blocked or closed shows
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
