import type { CallOptions } from '../call/CallOptions.ts';
import { loadVendor } from '../vendor/loadVendor.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { getVendorId } from '../vendor/getVendorId.ts';
import { globalAt, memberAt } from '../vendor/vendorValues.ts';
import { chooseFacebookLocale } from './chooseFacebookLocale.ts';

export interface FacebookLoginOptions extends CallOptions {
  /** The first id of the configuration when left out. */
  readonly appId?: string;
  /** Such as `pt_BR`; the browser's first language when left out. */
  readonly locale?: string;
  /** Whether `facebookSignOn` may open Facebook's dialog. Once it may, it may while the page lives. */
  readonly customButton?: boolean;
}

const VERSION = 'v20.0';

function languageOf(context: IdentityContext): string | undefined {
  const navigator = globalAt(context, 'navigator');
  const languages = memberAt(navigator, 'languages');
  const language: unknown = Array.isArray(languages) ? languages[0] : memberAt(navigator, 'language');
  return typeof language === 'string' ? language : undefined;
}

const vendor = { id: 'facebookAppId', code: 'facebook_app_id_missing' } as const;

/**
 * Loads Facebook's script and tells it whose page this is (wire-contract 1.5.2). Best done before the reader asks:
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
  const url = `${origin}/${chooseFacebookLocale(locale || languageOf(context))}/sdk.js`;
  const place = { global: 'FB', method: 'init', id: 'facebook-jssdk', parent: 'body' } as const;
  const facebook = await loadVendor(context, { url, ...place, code: 'facebook_sdk' }, { signal });
  if (customButton === true) context.vendors.isFacebookButtonCustom = true;
  facebook.init({ appId, autoLogAppEvents: true, xfbml: true, status: true, version: VERSION });
}
