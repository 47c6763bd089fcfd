import type { CallOptions } from './CallOptions.ts';

/**
 * The members of an identity client that the sales client uses. The client of `sdk-identity` has them, and so does the class
 * of the published client, with `userIdentity` instead of `getJwt`.
 */
export interface SalesIdentity {
  /** Returns whether a reader is signed in, after a refresh of the session if necessary. */
  isLoggedIn(options?: CallOptions): boolean | Promise<boolean>;
  /** Resolves with a usable access token. */
  getJwt?(options?: CallOptions): Promise<string | undefined>;
  readonly userIdentity?: { readonly accessToken?: string | null } | undefined;
  /** Refreshes the session. Without this method, a call that is refused with 401 is not repeated. */
  extendSession?(options?: CallOptions): Promise<unknown>;
  /** Calls the listener when somebody logs in, logs out, or replaces another reader. */
  onSessionChange?(listener: () => void): () => void;
}
