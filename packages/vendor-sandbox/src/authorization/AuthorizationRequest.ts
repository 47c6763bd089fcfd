/** An app's request to a provider's authorisation page. */
export interface AuthorizationRequest {
  readonly clientId: string;
  /** The redirect URI, which is always on the site's own origin. */
  readonly redirectUri: string;
  readonly responseMode: 'query' | 'form_post';
  readonly state: string | undefined;
  readonly nonce: string | undefined;
  readonly scopes: readonly string[];
  /** The PKCE challenge. */
  readonly challenge: string | undefined;
}
