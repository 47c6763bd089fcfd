import type { Session } from './UserIdentity.ts';

/** Whether somebody is signed in, as far as this browser knows. The service may still refuse the session. */
export type SessionState =
  { readonly status: 'signed-out' } | { readonly status: 'signed-in'; readonly identity: Session };
