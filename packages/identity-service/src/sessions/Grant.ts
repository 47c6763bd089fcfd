import type { IdentityType } from '../store/Account.ts';
import type { ReaderAccess } from './ReaderAccess.ts';

export interface GrantAttempt {
  /** The credentials that the browser got from the provider. */
  readonly credentials: string;
  /** The reader who is already signed in; the identity is then linked to their account. */
  readonly reader: ReaderAccess | undefined;
  /** The request; it shows whether the sign-in was started in the same browser. */
  readonly request: Request;
}

/**
 * A way of signing in other than a password. It proves who the reader is and finds, links or creates the account; status,
 * device limit and session are the same for all grants and are handled afterwards.
 */
export interface Grant {
  readonly identityType: IdentityType;
  /** Identifies the reader. @returns the uuid of the account. @throws ServiceError for invalid credentials */
  signIn(attempt: GrantAttempt): Promise<string>;
}
