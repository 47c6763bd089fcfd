import type { CallOptions } from '../call/CallOptions.ts';
import { vendorError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { globalAt, hasMethods } from '../vendor/vendorValues.ts';
import { googleSignOn, toGoogleError } from './googleSignOn.ts';
import { findInstance, requireLegacy } from '../subscribe-with-google/legacyGoogleUser.ts';
import { logDeprecation } from './logDeprecation.ts';
import type { LegacyGoogleSettings } from '../adapters/VendorOptions.ts';
import { loadLegacyGoogle, startLegacyGoogle } from './startLegacyGoogle.ts';

export interface GoogleLoginOptions
  extends CallOptions, Pick<LegacyGoogleSettings, 'onSuccess' | 'onFailure'> {
  readonly clientId?: string;
  /** The width of the button in CSS pixels. Default: 240. */
  readonly width?: number;
  /** The height of the button in CSS pixels. Default: 50. */
  readonly height?: number;
  readonly longtitle?: boolean;
  readonly theme?: string;
  /** The scopes to request. Default: `profile` and `email`. */
  readonly scope?: readonly string[];
  /** The id of the element that becomes the button. Default: `google-sign-in-button`. */
  readonly buttonId?: string;
  /** Whether the page has its own button, which calls `googleSignOn`. */
  readonly customButton?: boolean;
}

function showButton(context: IdentityContext, options: GoogleLoginOptions): void {
  const { width = 240, height = 50, longtitle = true, theme = 'dark' } = options;
  const { buttonId = 'google-sign-in-button', scope: scopes = ['profile', 'email'] } = options;
  const scope = scopes.join(' ');
  const instance = findInstance(context);
  const signin2 = globalAt(context, 'gapi', 'signin2');
  if (!hasMethods(instance, 'attachClickHandler') || !hasMethods(signin2, 'render')) {
    throw vendorError('google_init');
  }
  const signOn = (user: unknown): void => void googleSignOn(context, user).catch(report);
  const report = (error: unknown): void => {
    if (context.vendors.google.onFailure === undefined) context.reportError(error);
  };
  const identityError = (cause: unknown): void => {
    const error = toGoogleError(cause);
    context.vendors.google.onFailure?.(error.message);
    report(error);
  };
  instance.attachClickHandler(buttonId, { scope, prompt: 'select_account' }, signOn, identityError);
  signin2.render(buttonId, { scope, width, height, longtitle, theme });
}

/**
 * Renders the button of the legacy Google Sign In, or initialises it for the page's own button. Deprecated: logs a message.
 *
 * A sign-in with the button ends with `onSuccess` or `onFailure`; without `onFailure`, errors are reported.
 *
 * @throws IdentityError `google_legacy_only`, `google_sdk`, `google_client_id_missing`, `google_init`
 */
export async function initGoogleLogin(
  context: IdentityContext,
  options: GoogleLoginOptions = {},
): Promise<void> {
  logDeprecation(context);
  requireLegacy(context);
  const { clientId, onSuccess, onFailure, customButton, signal } = options;
  const { google } = context.vendors;
  if (!findInstance(context)) await loadLegacyGoogle(context, { signal });
  await startLegacyGoogle(context, clientId, { signal });
  if (onSuccess !== undefined) Object.assign(google, { onSuccess, onFailure });
  if (customButton === true) google.useCustomButton = true;
  if (google.useCustomButton !== true) showButton(context, options);
}
