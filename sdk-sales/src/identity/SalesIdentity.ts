import type { CallOptions } from '../call/CallOptions.ts';

/**
 * What the sales client asks of an identity client. That of `sdk-identity` fits as it is, and so does the class of the
 * published one, with `userIdentity` instead of `getJwt`.
 */
export interface SalesIdentity {
  /** Whether a reader is signed in, after a refresh of the session if it needs one. */
  isLoggedIn(options?: CallOptions): boolean | Promise<boolean>;
  /** An access token that can be used now. */
  getJwt?(options?: CallOptions): Promise<string | undefined>;
  readonly userIdentity?: { readonly accessToken?: string | null } | undefined;
  /** Refreshes the session. Without it a call that is refused with 401 is not sent again. */
  extendSession?(options?: CallOptions): Promise<unknown>;
  /** Hears that somebody logged in, logged out, or took another's place. */
  onSessionChange?(listener: () => void): () => void;
}
