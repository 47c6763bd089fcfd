import type { IdentityClient } from '@broadsheet/sdk-identity';

/** Runs a sign-in. Resolves with whether it succeeded; the implementation reports errors to the reader. */
export type Attempt = (action: () => Promise<unknown>) => Promise<boolean>;

/** The options of a sign-in with any provider. */
export interface SocialSignOnOptions {
  /** `undefined` until it is there, and always in the page builder: nothing happens then. */
  readonly client: IdentityClient | undefined;
  readonly attempt: Attempt;
  /** Called once the reader is signed in, or the provider is linked to the account of a reader who already was. */
  readonly onSignedIn: () => unknown;
}

/** The sign-in with one provider, for a custom button. */
export interface SocialSignOn {
  /** `off`: not configured. `failed`: the vendor's script did not come; a press tries again. */
  readonly status: 'off' | 'loading' | 'ready' | 'failed';
  /** Called when the reader clicks the button. */
  press(): void;
}
