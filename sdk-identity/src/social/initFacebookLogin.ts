import type { CallOptions } from '../call/CallOptions.ts';
import { loadVendor } from '../vendor/loadVendor.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { getVendorId } from '../vendor/getVendorId.ts';

export interface FacebookLoginOptions extends CallOptions {
  /** The app's id at Facebook. Default: the first id of the configuration. */
  readonly appId?: string;
  /** A locale that Facebook supports, such as `pt_BR`: see `chooseFacebookLocale`. Default: `en_US`. */
  readonly locale?: string;
  /** Whether `facebookSignOn` may open Facebook's dialog. Once true, it stays true for the lifetime of the page. */
  readonly customButton?: boolean;
}

const VERSION = 'v20.0';

const vendor = { id: 'facebookAppId', code: 'facebook_app_id_missing' } as const;

/**
 * Loads Facebook's script and initialises it with the app's id. Call it before the reader clicks, because browsers allow a
 * popup only shortly after a click.
 *
 * @throws IdentityError `facebook_app_id_missing`, `facebook_sdk`, `adapter_missing`
 * @throws ApiError, NetworkError when the configuration could not be fetched
 */
export async function initFacebookLogin(
  context: IdentityContext,
  options: FacebookLoginOptions = {},
): Promise<void> {
  const { locale, customButton, signal } = options;
  const appId = await getVendorId(context, options.appId, vendor, { signal });
  const origin = context.adapters.scriptOrigins?.facebook ?? 'https://connect.facebook.net';
  const url = `${origin}/${locale || 'en_US'}/sdk.js`;
  const place = { global: 'FB', method: 'init', id: 'facebook-jssdk', parent: 'body' } as const;
  const facebook = await loadVendor(context, { url, ...place, code: 'facebook_sdk' }, { signal });
  if (customButton === true) context.vendors.isFacebookButtonCustom = true;
  facebook.init({ appId, autoLogAppEvents: true, xfbml: true, status: true, version: VERSION });
}
