import type { CallOptions } from '../../CallOptions.ts';
import { VENDOR_MS, awaitVendor } from '../vendor/awaitVendor.ts';
import { loadVendor } from '../vendor/loadVendor.ts';
import { refuseVendor } from '../vendor/refuseVendor.ts';
import type { VendorContext } from '../vendor/VendorContext.ts';
import { globalAt, hasMethods } from '../vendor/vendorValues.ts';
import { findInstance } from './legacyGoogle.ts';

const ENDING = '.apps.googleusercontent.com';

/** Loads the script of the legacy Google Sign In and its `auth2`. @throws IdentityError `google_sdk` */
export async function loadLegacyGoogle(context: VendorContext, { signal }: CallOptions): Promise<void> {
  const origin = context.edges.scriptOrigins?.google ?? 'https://apis.google.com';
  const url = `${origin}/js/platform.js`;
  await loadVendor(context, { url, global: 'gapi', parent: 'head', code: 'google_sdk' }, { signal });
  const gapi = globalAt(context, 'gapi');
  const failure = (cause?: unknown): Error => refuseVendor('google_sdk', cause);
  if (!hasMethods(gapi, 'load')) throw failure();
  await awaitVendor(context, (callback, onerror) => gapi.load('auth2', { callback, onerror }), {
    ms: VENDOR_MS,
    failure,
    signal,
  });
}

async function clientIdOf({ vendors, getConfig }: VendorContext, given?: string, signal?: AbortSignal) {
  const id =
    given || vendors.google.clientId || (await getConfig({ signal })).googleClientId?.split(',')[0]?.trim();
  if (!id) throw refuseVendor('google_client_id_missing');
  return `${id.replaceAll(ENDING, '')}${ENDING}`;
}

/**
 * Makes the instance of the legacy Google Sign In, or takes the one that is there.
 *
 * @throws IdentityError `google_sdk`, `google_client_id_missing`, `google_init`
 */
export async function startLegacyGoogle(
  context: VendorContext,
  clientId: string | undefined,
  { signal }: CallOptions,
): Promise<void> {
  const { vendors } = context;
  const auth2 = globalAt(context, 'gapi', 'auth2');
  if (!hasMethods(auth2, 'init')) throw refuseVendor('google_sdk');
  const client_id = await clientIdOf(context, clientId, signal);
  if (clientId) vendors.google = { ...vendors.google, clientId };
  if (!findInstance(context)) {
    const failure = (cause?: unknown): Error => refuseVendor('google_init', cause);
    const ask = (answer: () => void, fail: (cause?: unknown) => void): void => {
      const instance = auth2.init({ client_id });
      // The instance never gets into a promise: resolving one with it would never end.
      if (hasMethods(instance, 'then')) instance.then(() => answer(), fail);
      else answer();
    };
    await awaitVendor(context, ask, { ms: VENDOR_MS, failure, signal });
  }
  vendors.google = { ...vendors.google, auth2, authInstance: findInstance(context) };
}
