import type { CallOptions } from '../call/CallOptions.ts';
import { vendorError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { getUserSettings } from './getUserSettings.ts';

export type ThirdPartyService = 'DISQUS';

/** The tokens with which a comments service recognises the reader. */
export type ThirdPartyTokens =
  | { readonly enabled: false }
  | { readonly enabled: true; readonly publicKey?: string; readonly ssoToken?: string };

/**
 * Resolves with the reader's tokens for a third party's service. They are part of the settings and the configuration, so
 * there is no separate call.
 *
 * @throws IdentityError `unsupported_service`, `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 */
export async function getThirdPartyTokens(
  context: IdentityContext,
  service: ThirdPartyService,
  options: CallOptions = {},
): Promise<ThirdPartyTokens> {
  // Callers without TypeScript may pass any value.
  if (service !== 'DISQUS') throw vendorError('unsupported_service');
  const settings = await getUserSettings(context, options);
  const { disqus } = await context.getConfig(options);
  if (disqus?.enabled !== true) return { enabled: false };
  return { enabled: true, publicKey: disqus.publicKey, ssoToken: settings.disqus?.ssoKey };
}
