import type { Endpoints } from '@broadsheet/client-core';
import type { SuccessBody } from './identityErrors.ts';

export const socialCalls = {
  appleUrl: { method: 'GET', path: '/identity/public/v1/apple/authurl' },
  appleReturn: { method: 'POST', path: '/identity/public/v1/apple/auth' },
  unlink: { method: 'DELETE', path: '/identity/public/v1/identity/:grantType' },
} as const satisfies Endpoints<SocialCalls>;

/** Signing in with Apple by way of the service, and unlinking. The sign-in itself is `login` with its `grantType`. */
export interface SocialCalls {
  /** Returns a JSON string: a URL with a query, to which the client adds `redirect_uri`. */
  readonly appleUrl: { readonly caller: 'anyone'; readonly answer: string };
  /** Takes Apple's answer, and is what `redirect_uri` names; no client calls it. */
  readonly appleReturn: { readonly caller: 'anyone'; readonly form: AppleReturnForm };
  /** Unlinks `facebook`, `google` or `apple`. Clients take anything without `code` and `message` for a success. */
  readonly unlink: { readonly caller: 'reader'; readonly answer: SuccessBody };
}

/** Apple's answer: a code, or an error. */
export interface AppleReturnForm {
  readonly code?: string;
  readonly state?: string;
  readonly error?: string;
  readonly id_token?: string;
  /** JSON with the reader's name; sent once, at the first sign-in. */
  readonly user?: string;
}
