import type { CallOptions } from '../call/CallOptions.ts';
import { loadVendor } from '../vendor/loadVendor.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { getVendorId } from '../vendor/getVendorId.ts';

export interface FacebookLoginOptions extends CallOptions {
  /** The first id of the configuration when left out. */
  readonly appId?: string;
  /** One that Facebook has, such as `pt_BR`: see `chooseFacebookLocale`. `en_US` when left out. */
  readonly locale?: string;
  /** Whether `facebookSignOn` may open Facebook's dialog. Once it may, it may while the page lives. */
  readonly customButton?: boolean;
}

const VERSION = 'v20.0';

const vendor = { id: 'facebookAppId', code: 'facebook_app_id_missing' } as const;

/**
 * Loads Facebook's script and tells it whose page this is. Best done before the reader asks:
 * browsers open a window only close to a click.
 *
 * @throws IdentityError `facebook_app_id_missing`, `facebook_sdk`, `adapter_missing`
 * @throws ApiError, NetworkError the configuration could not be had
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
