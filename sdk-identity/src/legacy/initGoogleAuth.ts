import type { CallOptions } from '../call/CallOptions.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { requireLegacy } from '../subscribe-with-google/legacyGoogleUser.ts';
import { logDeprecation } from './logDeprecation.ts';
import { loadLegacyGoogle, startLegacyGoogle } from './startLegacyGoogle.ts';

/**
 * Initialises the legacy Google Sign In that the page has loaded. Deprecated: logs a message.
 *
 * @param clientId default: the one given before, else the first of the configuration
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
 * Like `initGoogleAuth`, but loads the script first. Deprecated: logs a message.
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
