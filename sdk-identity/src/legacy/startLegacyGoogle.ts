import type { CallOptions } from '../call/CallOptions.ts';
import { awaitVendor } from '../vendor/awaitVendor.ts';
import type { VendorCall } from '../vendor/awaitVendor.ts';
import { loadVendor } from '../vendor/loadVendor.ts';
import { vendorError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { getVendorId } from '../vendor/getVendorId.ts';
import { globalAt, hasMethods } from '../vendor/vendorValues.ts';
import { findInstance } from '../subscribe-with-google/legacyGoogleUser.ts';

const ENDING = '.apps.googleusercontent.com';

/** Loads the script of the legacy Google Sign In and its `auth2`. @throws IdentityError `google_sdk` */
export async function loadLegacyGoogle(context: IdentityContext, { signal }: CallOptions): Promise<void> {
  const origin = context.adapters.scriptOrigins?.google ?? 'https://apis.google.com';
  const url = `${origin}/js/platform.js`;
  const script = { url, global: 'gapi', method: 'load', parent: 'head', code: 'google_sdk' } as const;
  const gapi = await loadVendor(context, script, { signal });
  const start: VendorCall = (callback, onerror) => gapi.load('auth2', { callback, onerror });
  await awaitVendor(context, 'google_sdk', start, { signal });
}

const vendor = { id: 'googleClientId', code: 'google_client_id_missing' } as const;

/**
 * Creates the instance of the legacy Google Sign In, or uses the existing one.
 *
 * @throws IdentityError `google_sdk`, `google_client_id_missing`, `google_init`
 */
export async function startLegacyGoogle(
  context: IdentityContext,
  clientId: string | undefined,
  { signal }: CallOptions,
): Promise<void> {
  const { google } = context.vendors;
  const auth2 = globalAt(context, 'gapi', 'auth2');
  if (!hasMethods(auth2, 'init')) throw vendorError('google_sdk');
  const id = await getVendorId(context, clientId || google.clientId, vendor, { signal });
  const client_id = `${id.replaceAll(ENDING, '')}${ENDING}`;
  if (clientId) google.clientId = clientId;
  if (!findInstance(context)) {
    const start: VendorCall = (answer, fail) => {
      const instance = auth2.init({ client_id });
      // No promise may resolve with the instance: it is a thenable that resolves with itself, for ever.
      if (hasMethods(instance, 'then')) instance.then(() => answer(), fail);
      else answer();
    };
    await awaitVendor(context, 'google_init', start, { signal });
  }
  google.auth2 = auth2;
  google.authInstance = findInstance(context);
}
