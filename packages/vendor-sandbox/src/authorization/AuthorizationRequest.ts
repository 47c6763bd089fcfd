/** What an app asks of a provider's authorisation page. */
export interface AuthorizationRequest {
  readonly clientId: string;
  /** On the site's own origin, always. */
  readonly redirectUri: string;
  readonly responseMode: 'query' | 'form_post';
  readonly state: string | undefined;
  readonly nonce: string | undefined;
  readonly scopes: readonly string[];
  /** PKCE. */
  readonly challenge: string | undefined;
}
