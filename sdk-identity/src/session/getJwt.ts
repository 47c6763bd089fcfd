import type { CallOptions } from '../CallOptions.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import type { TokenState } from '../token/createTokenClock.ts';
import { freshSession } from './freshSession.ts';

export interface TokenStates {
  readonly access: TokenState;
  readonly refresh: TokenState;
}

/**
 * An access token that can be used now, renewed if need be; `undefined` when nobody is signed in.
 *
 * @throws what `extendSession` throws
 */
export async function getJwt(context: IdentityContext, options?: CallOptions): Promise<string | undefined> {
  return (await freshSession(context, options))?.accessToken;
}

/** What is known of the stored tokens, without asking anybody. */
export function getTokenStates({ session, tokens }: IdentityContext): TokenStates {
  const identity = session.read();
  return { access: tokens.stateOf(identity?.accessToken), refresh: tokens.stateOf(identity?.refreshToken) };
}
