import type { IdentityClient } from '../IdentityClient.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { extendSession } from './extendSession.ts';
import { getJwt, getTokenStates } from './getJwt.ts';
import { heartbeat } from './heartbeat.ts';
import { isLoggedIn } from './isLoggedIn.ts';
import { logout } from './logout.ts';

type SessionOperations = Pick<
  IdentityClient,
  | 'logout'
  | 'getSession'
  | 'isLoggedIn'
  | 'heartbeat'
  | 'extendSession'
  | 'clearSession'
  | 'getJwt'
  | 'getTokenStates'
>;

/** The operations of a session that is there. */
export function sessionOperations(context: IdentityContext): SessionOperations {
  const { session } = context;
  return {
    logout: (options) => logout(context, options),
    getSession: session.state,
    isLoggedIn: (options) => isLoggedIn(context, options),
    heartbeat: (options) => heartbeat(context, options),
    extendSession: (options) => extendSession(context, options),
    clearSession: session.end,
    getJwt: (options) => getJwt(context, options),
    getTokenStates: () => getTokenStates(context),
  };
}
