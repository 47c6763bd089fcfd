/** Logs the reader out of Facebook and Google at a logout. */
import type { IdentityContext } from '../context/IdentityContext.ts';
import { awaitVendor } from '../vendor/awaitVendor.ts';
import type { VendorCall } from '../vendor/awaitVendor.ts';
import { globalAt, hasMethods, memberAt } from '../vendor/vendorValues.ts';

// A logout must not wait for a script that never answers.
const wait = { ms: 2_000 };

async function leaveFacebook(context: IdentityContext): Promise<void> {
  const facebook = globalAt(context, 'FB');
  if (!hasMethods(facebook, 'getLoginStatus', 'logout')) return;
  const code = 'facebook_no_answer';
  const status = await awaitVendor(context, code, (answer) => facebook.getLoginStatus(answer), wait);
  if (memberAt(status, 'status') !== 'connected') return;
  await awaitVendor(context, code, (answer) => facebook.logout(answer), wait);
}

async function leaveLegacyGoogle(context: IdentityContext): Promise<void> {
  const auth2 = globalAt(context, 'gapi', 'auth2');
  const instance = hasMethods(auth2, 'getAuthInstance') ? auth2.getAuthInstance() : undefined;
  if (!hasMethods(instance, 'signOut')) return;
  const signOut: VendorCall = (answer, fail) => void Promise.resolve(instance.signOut()).then(answer, fail);
  await awaitVendor(context, 'google_no_answer', signOut, wait);
}

async function leaveGoogle(context: IdentityContext): Promise<void> {
  const google = globalAt(context, 'google', 'accounts', 'id');
  if (hasMethods(google, 'disableAutoSelect')) google.disableAutoSelect();
}

/**
 * Makes a logout also log out of Facebook and Google, if the page has their scripts. Each is independent: an error is
 * reported and does not stop the others.
 */
export function leaveVendorsAtLogout(context: IdentityContext): void {
  for (const leave of [leaveFacebook, leaveLegacyGoogle, leaveGoogle]) {
    context.logoutTasks.add(() => leave(context));
  }
}
