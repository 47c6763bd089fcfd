import type { CallOptions } from '../call/CallOptions.ts';
import { vendorError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { getUserSettings } from './getUserSettings.ts';

export type ThirdPartyService = 'DISQUS';

/** What the comments need to know the reader. */
export type ThirdPartyTokens =
  | { readonly enabled: false }
  | { readonly enabled: true; readonly publicKey?: string; readonly ssoToken?: string };

/**
 * The reader's tokens for a service of others. No call of its own: the settings and the
 * configuration say it.
 *
 * @throws IdentityError `unsupported_service`, `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 */
export async function getThirdPartyTokens(
  context: IdentityContext,
  service: ThirdPartyService,
  options: CallOptions = {},
): Promise<ThirdPartyTokens> {
  // Callers without types pass anything.
  if (service !== 'DISQUS') throw vendorError('unsupported_service');
  const settings = await getUserSettings(context, options);
  const { disqus } = await context.getConfig(options);
  if (disqus?.enabled !== true) return { enabled: false };
  return { enabled: true, publicKey: disqus.publicKey, ssoToken: settings.disqus?.ssoKey };
}
