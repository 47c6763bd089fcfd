import { rememberFlow } from '../redirect/signInFlow.ts';
import { goTo } from '../redirect/goTo.ts';
import { vendorError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { makePkceValues } from './pkceValues.ts';

export interface PkceStart {
  /** The whole address of the login page of the site that knows the reader. */
  readonly loginUrl: string;
  /** The name under which that site knows this one. */
  readonly clientId: string;
  /** Where the reader comes back, with `code` and `state`; that site must have been told of it. */
  readonly redirectUri: string;
  /** `openid` when left out, which is what brings an ID token with a nonce. */
  readonly scope?: string;
}

/**
 * Leaves the page for the login page of another site, which signs the reader in for this one. `completeOIDCPKCE` ends it, in the same tab.
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
