import { isRecord, readString } from '@broadsheet/client-core';
import type { CallOptions } from '../../CallOptions.ts';
import type { UserIdentity } from '../../session/UserIdentity.ts';
import { socialLogin } from '../socialLogin.ts';
import { VENDOR_MS, awaitVendor } from '../vendor/awaitVendor.ts';
import { refuseVendor } from '../vendor/refuseVendor.ts';
import type { VendorContext } from '../vendor/VendorContext.ts';
import { globalAt, hasMethods, memberAt } from '../vendor/vendorValues.ts';

const noAnswer = (cause?: unknown): Error => refuseVendor('facebook_no_answer', cause);

/** Facebook's token for a reader who is connected; `undefined` for any other. */
function readToken(answer: unknown): string | undefined {
  if (!isRecord(answer)) throw noAnswer();
  const status = readString(answer, 'status');
  if (status === undefined) throw refuseVendor('facebook_status', answer);
  const token = memberAt(answer, 'authResponse', 'accessToken');
  return status === 'connected' && typeof token === 'string' ? token : undefined;
}

/**
 * Signs in a reader whom Facebook knows, or links them (wire-contract 1.5.2). With a custom button, one whom it does not
 * know is asked by Facebook's own dialog, for as long as that takes; `signal` ends the wait.
 *
 * @throws IdentityError `facebook_sdk`: not initialised or blocked; `facebook_no_answer`, `facebook_status`;
 *   `facebook_canceled`, which is also how a window that was blocked or closed shows
 * @throws ApiError, NetworkError
 */
export async function facebookSignOn(
  context: VendorContext,
  { signal }: CallOptions = {},
): Promise<UserIdentity> {
  const facebook = globalAt(context, 'FB');
  if (!hasMethods(facebook, 'getLoginStatus', 'login')) throw refuseVendor('facebook_sdk');
  const ask = (answer: (value: unknown) => void): unknown => facebook.getLoginStatus(answer, true);
  const status = await awaitVendor(context, ask, { ms: VENDOR_MS, failure: noAnswer, signal });
  const open = (answer: (value: unknown) => void): unknown => facebook.login(answer);
  const token =
    readToken(status) ??
    (context.vendors.isFacebookButtonCustom
      ? readToken(await awaitVendor(context, open, { failure: noAnswer, signal }))
      : undefined);
  if (token === undefined) throw refuseVendor('facebook_canceled', status);
  return socialLogin(context, 'facebook', token, { signal });
}
