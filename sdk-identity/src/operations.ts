/**
 * Every operation of the client as a function of its context, so that an application bundles only those that it calls. Some
 * of them are not methods of the client.
 */
export * from './accountOperations.ts';
export { accountOperationNames } from './accountOperationNames.ts';
export { assembleIdentityClient } from './assembleIdentityClient.ts';
export type { BoundAccountOperations } from './IdentityClient.ts';
export * from './sessionOperations.ts';
export { createIdentityContext } from './context/createIdentityContext.ts';
export { endAllSessions } from './devices/endAllSessions.ts';
export { endSession } from './devices/endSession.ts';
export { listSessions } from './devices/listSessions.ts';
export type { ReaderSession } from './devices/listSessions.ts';
export { confirmEmail } from './email/confirmEmail.ts';
export { restoreEmail } from './email/restoreEmail.ts';
export { leaveVendorsAtLogout } from './logout/leaveVendorsAtLogout.ts';
export { beginOIDCPKCE } from './oidc/beginOIDCPKCE.ts';
export type { PkceStart } from './oidc/beginOIDCPKCE.ts';
export { completeOIDCPKCE } from './oidc/completeOIDCPKCE.ts';
export type { PkceReturn } from './oidc/completeOIDCPKCE.ts';
export { checkResetLink } from './password/checkResetLink.ts';
export { chooseFacebookLocale } from './social/chooseFacebookLocale.ts';
export { readAmpReaderId, writeAmpReaderId } from './storage/ampReaderId.ts';
export { createCookieStorage } from './storage/createCookieStorage.ts';
