import { LOGIN_PAGE, pageAt } from '../../flows/providerReturn.ts';
import type { IdentityContext } from '../../IdentityContext.ts';
import { notFound } from '@broadsheet/service-kit/http';
import { APPLE_ISSUER } from '../../social/apple/appleUrls.ts';
import type { IdentityType } from '../../store/Account.ts';
import type { OidcClientOptions } from '../OidcOptions.ts';

const GOOGLE_ISSUER = 'https://accounts.google.com';

/** The path to which a provider posts its response; it redirects readers to the page. */
export const OIDC_RETURN = '/identity/public/v2/oidc/return';

type ClientContext = Pick<IdentityContext, 'oidc' | 'siteUrl'>;

/** Returns the provider with a client id. @throws ServiceError 404 when there is none */
export function requireClient({ oidc }: ClientContext, clientId: string): OidcClientOptions {
  const client = oidc.clients?.find((known) => known.clientId === clientId);
  if (client === undefined) {
    throw notFound('No such provider is set up here. Choose one from the configuration.');
  }
  return client;
}

/**
 * Returns the type under which a provider's identities are stored, and a prefix for their subjects. Apple and Google have no
 * prefix, because their social sign-in stores the same ids.
 */
export function getClientKind({ issuer, protocol }: OidcClientOptions): {
  readonly type: IdentityType;
  readonly subjectPrefix: string;
} {
  const isOwn = issuer === APPLE_ISSUER || issuer === GOOGLE_ISSUER;
  const subjectPrefix = isOwn ? '' : `${issuer} `;
  if (issuer === APPLE_ISSUER || protocol === 'Apple') return { type: 'Apple', subjectPrefix };
  return { type: issuer === GOOGLE_ISSUER ? 'Google' : 'Identity', subjectPrefix };
}

/** Returns the URL of the page that completes a sign-in. */
export function signInPage({ oidc, siteUrl }: ClientContext): URL {
  return pageAt(oidc.page ?? LOGIN_PAGE, siteUrl);
}

/** Returns whether the provider posts its response, which a page cannot receive. */
export function postsAnswer({ protocol }: OidcClientOptions): boolean {
  return protocol === 'Apple';
}

/** Returns the URL to which the provider redirects readers. */
export function returnUrl(context: ClientContext, client: OidcClientOptions): string {
  if (client.redirectUri !== undefined) return client.redirectUri;
  return postsAnswer(client) ? `${context.siteUrl}${OIDC_RETURN}` : signInPage(context).href;
}
