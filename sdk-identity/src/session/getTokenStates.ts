import type { IdentityContext } from '../IdentityContext.ts';
import type { TokenState } from '../token/createTokenClock.ts';

export interface TokenStates {
  readonly access: TokenState;
  readonly refresh: TokenState;
}

/** What is known of the stored tokens, without asking anybody. */
export function getTokenStates({ session, tokens }: IdentityContext): TokenStates {
  const identity = session.read();
  return { access: tokens.stateOf(identity?.accessToken), refresh: tokens.stateOf(identity?.refreshToken) };
}
