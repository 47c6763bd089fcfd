import type { Endpoint } from '@broadsheet/client-core';
import type { IdentityBody } from './signInCalls.ts';
import type { ProfileBody, ProfileChangeBody, ProfileIdentityBody } from './profileCalls.ts';

export const signUpCall = {
  method: 'POST',
  path: '/identity/public/v1/signup',
} as const satisfies Endpoint;

/**
 * Makes an account. With the bearer token of a reader whose account has no password, and the address of that account,
 * it adds one; without the token a service could not tell that reader from a stranger.
 */
export interface SignUpCall {
  readonly caller: 'either';
  readonly body: SignUpRequestBody;
  readonly answer: SignUpBody;
}

export interface SignUpRequestBody {
  readonly identity: { readonly userName: string; readonly credentials: string };
  /** Published clients always send one; `email` is the same as `userName`. */
  readonly profile?: (Omit<ProfileChangeBody, 'email'> & { readonly email: string }) | null;
  readonly recaptchaToken?: string;
  /**
   * Whether the account gets no password, as for who pays with a wallet: `credentials` is not read, and the welcome mail has
   * a link to choose one. An addition of the embedded service.
   */
  readonly passwordByMail?: boolean;
}

/** Tokens stand at the top, beside `identities` and `profile`; without them the reader is not signed in. */
export interface SignUpBody extends IdentityBody {
  readonly identities: readonly ProfileIdentityBody[];
  readonly profile: ProfileBody;
}
