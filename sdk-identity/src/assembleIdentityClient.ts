import { createIdentityContext } from './context/createIdentityContext.ts';
import type { IdentityContext } from './context/IdentityContext.ts';
import { IDENTITY_VERSION } from './identityVersion.ts';
import type { BoundAccountOperations, IdentityClient, IdentityClientOptions } from './IdentityClient.ts';
import { leaveVendorsAtLogout } from './logout/leaveVendorsAtLogout.ts';
import * as operations from './sessionOperations.ts';
import { readAmpReaderId, writeAmpReaderId } from './storage/ampReaderId.ts';
import { createCookieStorage } from './storage/createCookieStorage.ts';

/**
 * Creates a client from the operations of a session and the given ones. It does nothing by itself.
 *
 * @param bindAccount returns the account operations as methods; they may be loaded with their first call
 */
export function assembleIdentityClient(
  options: IdentityClientOptions,
  bindAccount: (context: IdentityContext) => BoundAccountOperations,
): IdentityClient {
  const context = createIdentityContext({ createCookieStorage, ...options });
  const { storage, session } = context;
  const { ampReaderId } = options;
  let stop = (): void => undefined;
  leaveVendorsAtLogout(context);
  return {
    version: IDENTITY_VERSION,
    context,
    async start() {
      if (ampReaderId) writeAmpReaderId(storage, ampReaderId);
      stop = context.listenToTabs();
    },
    stop: () => stop(),
    onSessionChange: session.onChange,
    getConfig: context.getConfig,
    getSession: session.getState,
    clearSession: session.end,
    getTokenStates: session.getTokenStates,
    logout: (given) => operations.logout(context, given),
    isLoggedIn: (given) => operations.isLoggedIn(context, given),
    heartbeat: (given) => operations.heartbeat(context, given),
    extendSession: (given) => operations.extendSession(context, given),
    getJwt: (given) => operations.getJwt(context, given),
    getUserProfile: (given) => operations.getUserProfile(context, given),
    ...bindAccount(context),
    getAmpReaderId: () => readAmpReaderId(storage) ?? (ampReaderId || undefined),
    setAmpReaderId: (id) => writeAmpReaderId(storage, id),
  };
}
