import type { CallOptions } from '../CallOptions.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { freshSession } from './freshSession.ts';
import { isSession } from './UserIdentity.ts';

/**
 * Whether a reader is signed in (wire-contract 1.1). A session that has to be renewed is.
 *
 * When the renewal fails, the session itself is the answer: one that the service refused is over, one that nobody
 * could ask about stays.
 *
 * @throws NetworkError `aborted` to a caller that left
 */
export async function isLoggedIn(context: IdentityContext, options: CallOptions = {}): Promise<boolean> {
  try {
    return (await freshSession(context, options)) !== undefined;
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    return isSession(context.session.read());
  }
}
