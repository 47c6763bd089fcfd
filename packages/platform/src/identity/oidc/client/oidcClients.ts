import { LOGIN_PAGE, pageAt } from '../../flows/providerReturn.ts';
import type { IdentityContext } from '../../IdentityContext.ts';
import { notFound } from '../../IdentityError.ts';
import { APPLE_ISSUER } from '../../social/apple/appleUrls.ts';
import type { IdentityType } from '../../store/Account.ts';
import type { OidcClientOptions } from '../OidcOptions.ts';

const GOOGLE_ISSUER = 'https://accounts.google.com';

/** Where a provider that posts its answer sends readers, who then go on to the page. */
export const OIDC_RETURN = '/identity/public/v2/oidc/return';

type ClientContext = Pick<IdentityContext, 'oidc' | 'siteUrl'>;

/** @throws IdentityError 404 */
export function requireClient({ oidc }: ClientContext, clientId: string): OidcClientOptions {
  const client = oidc.clients?.find((known) => known.clientId === clientId);
  if (client === undefined) {
    throw notFound('No such provider is set up here. Choose one from the configuration.');
  }
  return client;
}

/**
 * As what the identities of a provider are stored. Those that have a type of their own are known there by the same ids
 * as with their own way of signing in.
 */
export function kindOf({ issuer, protocol }: OidcClientOptions): {
  readonly type: IdentityType;
  readonly subjectPrefix: string;
} {
  const isOwn = issuer === APPLE_ISSUER || issuer === GOOGLE_ISSUER;
  const subjectPrefix = isOwn ? '' : `${issuer} `;
  if (issuer === APPLE_ISSUER || protocol === 'Apple') return { type: 'Apple', subjectPrefix };
  return { type: issuer === GOOGLE_ISSUER ? 'Google' : 'Identity', subjectPrefix };
}

/** The page that ends a sign-in. */
export function signInPage({ oidc, siteUrl }: ClientContext): URL {
  return pageAt(oidc.page ?? LOGIN_PAGE, siteUrl);
}

/** Whether the provider posts its answer, which no page can receive. */
export function postsAnswer({ protocol }: OidcClientOptions): boolean {
  return protocol === 'Apple';
}

/** Where the provider sends readers back to. */
export function returnUrl(context: ClientContext, client: OidcClientOptions): string {
  if (client.redirectUri !== undefined) return client.redirectUri;
  return postsAnswer(client) ? `${context.siteUrl}${OIDC_RETURN}` : signInPage(context).href;
}
