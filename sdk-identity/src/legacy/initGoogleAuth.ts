import type { CallOptions } from '../call/CallOptions.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { requireLegacy } from '../subscribe-with-google/legacyGoogleUser.ts';
import { logDeprecation } from './logDeprecation.ts';
import { loadLegacyGoogle, startLegacyGoogle } from './startLegacyGoogle.ts';

/**
 * Puts the legacy Google Sign In that the page has loaded in use. Deprecated, and says so.
 *
 * @param clientId the one given before, else the first of the configuration, when left out
 * @throws IdentityError `google_sdk`: the page has not loaded it; `google_client_id_missing`, `google_init`
 */
export async function initGoogleAuth(
  context: IdentityContext,
  clientId?: string,
  options: CallOptions = {},
): Promise<void> {
  logDeprecation(context);
  await startLegacyGoogle(context, clientId, options);
}

/**
 * As `initGoogleAuth`, loading the script too. Deprecated, and says so.
 *
 * @throws IdentityError `google_legacy_only`, and what `initGoogleAuth` throws
 */
export async function initGoogleAuthSDK(
  context: IdentityContext,
  clientId?: string,
  options: CallOptions = {},
): Promise<void> {
  logDeprecation(context);
  requireLegacy(context);
  await loadLegacyGoogle(context, options);
  await startLegacyGoogle(context, clientId, options);
}
