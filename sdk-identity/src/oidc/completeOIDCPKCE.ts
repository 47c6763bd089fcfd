import type { CallOptions } from '../call/CallOptions.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { consumeFlow } from '../redirect/signInFlow.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';
import { signInWithOIDCPKCE } from './signInWithOIDCPKCE.ts';

/** The query parameters of the URL after the return from a sign-in that `beginOIDCPKCE` started. */
export interface PkceReturn {
  readonly code: string;
  readonly state: string | undefined;
}

/**
 * Completes the sign-in that `beginOIDCPKCE` started in this tab.
 *
 * @throws IdentityError `flow_not_begun`, `state_mismatch`; nothing was sent
 * @throws what `signInWithOIDCPKCE` throws
 */
export async function completeOIDCPKCE(
  context: IdentityContext,
  { code, state }: PkceReturn,
  options?: CallOptions,
): Promise<UserIdentity> {
  const { nonce, verifier = '', clientId = '', redirectUri = '' } = consumeFlow(context, 'pkce', state);
  const exchange = { client_id: clientId, code_verifier: verifier, redirect_uri: redirectUri, code, nonce };
  return signInWithOIDCPKCE(context, exchange, options);
}
