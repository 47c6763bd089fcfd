/** What readers may do about the browsers and apps they are signed in with; fetched with the first of them. */
import type { IdentityClient } from '../IdentityClient.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { endAllSessions } from './endAllSessions.ts';
import { endSession } from './endSession.ts';
import { listSessions } from './listSessions.ts';

export type DeviceOperations = Pick<IdentityClient, 'listSessions' | 'endSession' | 'endAllSessions'>;

export function deviceOperations(context: IdentityContext): DeviceOperations {
  return {
    listSessions: (...args) => listSessions(context, ...args),
    endSession: (...args) => endSession(context, ...args),
    endAllSessions: (...args) => endAllSessions(context, ...args),
  };
}
