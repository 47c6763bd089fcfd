import type { Session } from './UserIdentity.ts';

/** Whether somebody is signed in, as far as this browser knows. A session may still be refused by the service. */
export type SessionState =
  { readonly status: 'signed-out' } | { readonly status: 'signed-in'; readonly identity: Session };
