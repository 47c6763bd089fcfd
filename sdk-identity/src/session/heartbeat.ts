import type { CallOptions } from '../CallOptions.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { freshSession } from './freshSession.ts';
import type { SessionState } from './SessionState.ts';

/**
 * Renews the session if its access token is over or says no end (wire-contract 1.1); sends nothing otherwise.
 *
 * @throws what `extendSession` throws
 */
export async function heartbeat(context: IdentityContext, options?: CallOptions): Promise<SessionState> {
  await freshSession(context, options);
  return context.session.state();
}
