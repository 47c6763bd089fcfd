import type { IdentityConfig } from '@broadsheet/sdk-identity';

/** How a sign-in with Apple starts: as one of the service's OIDC clients, or the classic way. */
export type AppleSignInOption =
  { readonly kind: 'oidc'; readonly clientId: string } | { readonly kind: 'classic' };

/** A provider of OpenID Connect other than those with a button of their own. */
export interface OpenIdProvider {
  readonly clientId: string;
  /** The name that readers see; `undefined` if none is configured. */
  readonly name: string | undefined;
}

/** The providers that readers of this site can sign in with; one that is not configured is `undefined`. */
export interface SocialProviders {
  readonly google: { readonly clientId: string } | undefined;
  readonly facebook: { readonly appId: string } | undefined;
  readonly apple: AppleSignInOption | undefined;
  readonly openId: readonly OpenIdProvider[];
}

export interface SocialProvidersOptions {
  /** The id of the OIDC client for Apple. Default: the first whose protocol is Apple's. */
  readonly appleClientId?: string;
}

const partBefore = (mark: string, text = ''): string => (text.split(mark)[0] ?? '').trim();

function appleOidcClient(
  { oidcClients }: IdentityConfig,
  { appleClientId }: SocialProvidersOptions,
): string | undefined {
  const wanted = appleClientId === undefined ? undefined : partBefore(';', appleClientId);
  return oidcClients
    .filter(({ protocol }) => protocol.toLowerCase() === 'apple')
    .map(({ clientId }) => partBefore(';', clientId))
    .find((id) => id !== '' && (wanted === undefined || id === wanted));
}

function appleSignInOption(
  config: IdentityConfig,
  options: SocialProvidersOptions,
): AppleSignInOption | undefined {
  const clientId = appleOidcClient(config, options);
  if (clientId !== undefined) return { kind: 'oidc', clientId };
  const { teamId, keyId, urlToReceiveAuthToken } = config;
  return teamId && keyId && urlToReceiveAuthToken ? { kind: 'classic' } : undefined;
}

/** Returns the OpenID providers. An id may be followed by a semicolon and a text of the service, which is ignored. */
function openIdProviders({ oidcClients }: IdentityConfig): readonly OpenIdProvider[] {
  return oidcClients.flatMap(({ protocol, clientId, name }) => {
    const id = partBefore(';', clientId);
    return id === '' || protocol.toLowerCase() === 'apple' ? [] : [{ clientId: id, name }];
  });
}

/**
 * Returns the configured providers. Of several ids separated by commas the first counts; of the ids of Apple's clients, the
 * part before a semicolon.
 *
 * @param config `undefined` while it loads: no provider is configured
 */
export function getSocialProviders(
  config: IdentityConfig | undefined,
  options: SocialProvidersOptions = {},
): SocialProviders {
  if (config === undefined) return { google: undefined, facebook: undefined, apple: undefined, openId: [] };
  const clientId = partBefore(',', config.googleClientId);
  const appId = partBefore(',', config.facebookAppId);
  return {
    google: clientId === '' ? undefined : { clientId },
    facebook: appId === '' ? undefined : { appId },
    apple: appleSignInOption(config, options),
    openId: openIdProviders(config),
  };
}
