import type { IdentityClient } from '@broadsheet/sdk-identity';

/** Runs what a reader asked for; answers whether it came about. What went wrong is the caller's to tell. */
export type Attempt = (action: () => Promise<unknown>) => Promise<boolean>;

/** What signing in with any provider needs. */
export interface SocialSignOnOptions {
  /** `undefined` until it is there, and always in the page builder: nothing happens then. */
  readonly client: IdentityClient | undefined;
  readonly attempt: Attempt;
  /** Runs once the reader is signed in, or the provider is linked to the reader who was. */
  readonly onSignedIn: () => unknown;
}

/** One provider, for a button of one's own. */
export interface SocialSignOn {
  /** `off`: not configured. `failed`: the vendor's script did not come; a press tries again. */
  readonly status: 'off' | 'loading' | 'ready' | 'failed';
  /** The reader's press, or what the vendor answered to it. */
  press(): void;
}
