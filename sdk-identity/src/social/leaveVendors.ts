/** Leaves Facebook and Google when the reader logs out (wire-contract 2.8). */
import { isRecord, readString } from '@broadsheet/client-core';
import { awaitVendor } from './vendor/awaitVendor.ts';
import { refuseVendor } from './vendor/refuseVendor.ts';
import type { VendorContext } from './vendor/VendorContext.ts';
import { globalAt, hasMethods } from './vendor/vendorValues.ts';

// A logout must not wait for a script that never answers.
const LEAVE_MS = 2_000;

async function leaveFacebook(context: VendorContext): Promise<void> {
  const facebook = globalAt(context, 'FB');
  if (!hasMethods(facebook, 'getLoginStatus', 'logout')) return;
  const wait = { ms: LEAVE_MS, failure: (cause?: unknown) => refuseVendor('facebook_no_answer', cause) };
  const status = await awaitVendor(context, (answer) => facebook.getLoginStatus(answer), wait);
  if (!isRecord(status) || readString(status, 'status') !== 'connected') return;
  await awaitVendor(context, (answer) => facebook.logout(answer), wait);
}

async function leaveLegacyGoogle(context: VendorContext): Promise<void> {
  const auth2 = globalAt(context, 'gapi', 'auth2');
  const instance = hasMethods(auth2, 'getAuthInstance') ? auth2.getAuthInstance() : undefined;
  if (!hasMethods(instance, 'signOut')) return;
  const failure = (cause?: unknown): Error => refuseVendor('google_no_answer', cause);
  const ask = (answer: () => void, fail: (cause: unknown) => void): void =>
    void Promise.resolve(instance.signOut()).then(answer, fail);
  await awaitVendor(context, ask, { ms: LEAVE_MS, failure });
}

async function leaveGoogle(context: VendorContext): Promise<void> {
  const google = globalAt(context, 'google', 'accounts', 'id');
  if (hasMethods(google, 'disableAutoSelect')) google.disableAutoSelect();
}

/** Each on its own: what fails is reported and keeps no other from being left. */
export async function leaveVendors(context: VendorContext): Promise<void> {
  const leaves = [leaveFacebook, leaveLegacyGoogle, leaveGoogle];
  await Promise.all(leaves.map((leave) => leave(context).catch(context.reportError)));
}
