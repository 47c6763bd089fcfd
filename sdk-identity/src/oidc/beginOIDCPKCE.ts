import { rememberFlow } from '../redirect/signInFlow.ts';
import { goTo } from '../redirect/goTo.ts';
import { vendorError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { makePkceValues } from './pkceValues.ts';

export interface PkceStart {
  /** The absolute URL of the login page of the site where the reader has an account. */
  readonly loginUrl: string;
  /** This site's client id at that site. */
  readonly clientId: string;
  /** The URL to which the reader returns, with `code` and `state`; it must be registered at that site. */
  readonly redirectUri: string;
  /** The requested scope. Default: `openid`, which makes the other site return an ID token with a nonce. */
  readonly scope?: string;
}

/**
 * Redirects to the login page of another site, which signs the reader in for this one. `completeOIDCPKCE` completes the
 * sign-in, in the same tab.
 *
 * @throws IdentityError `pkce_unavailable`, `unsafe_url`, `adapter_missing`
 */
export async function beginOIDCPKCE(context: IdentityContext, start: PkceStart): Promise<void> {
  const { loginUrl, clientId, redirectUri, scope = 'openid' } = start;
  if (!URL.canParse(loginUrl)) throw vendorError('unsafe_url');
  const { state, nonce, verifier, challenge } = await makePkceValues(context);
  const address = new URL(loginUrl);
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  rememberFlow(context, { kind: 'pkce', state, nonce, verifier, clientId, redirectUri });
  goTo(context, address.href);
}
