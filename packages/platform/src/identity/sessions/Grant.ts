import type { IdentityType } from '../store/Account.ts';
import type { ReaderAccess } from './ReaderAccess.ts';

export interface GrantAttempt {
  /** What the provider gave to the browser. */
  readonly credentials: string;
  /** Who is signed in already; the identity is linked to that account then. */
  readonly reader: ReaderAccess | undefined;
  /** What the browser sent; it tells whether a sign-in was begun there. */
  readonly request: Request;
}

/**
 * A way of signing in other than a password. It proves who the reader is and finds, links or makes the account; status,
 * device limit and session are the same for all ways and come after it.
 */
export interface Grant {
  readonly identityType: IdentityType;
  /** @returns uuid of the account. @throws IdentityError when the credentials prove nothing */
  signIn(attempt: GrantAttempt): Promise<string>;
}
