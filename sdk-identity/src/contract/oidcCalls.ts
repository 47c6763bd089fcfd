import type { Endpoints } from '@broadsheet/client-core';
import type { ErrorBody, SuccessBody } from './identityErrors.ts';
import type { IdentityBody } from './signInCalls.ts';

export const oidcCalls = {
  initiate: { method: 'GET', path: '/identity/public/v2/oidc/:clientId/initiate' },
  signIn: { method: 'GET', path: '/identity/public/v2/oidc/signin' },
  token: { method: 'POST', path: '/identity/public/v2/oidc/provider/token' },
  providerLogin: { method: 'GET', path: '/identity/public/v2/oidc/provider/login' },
  unlink: { method: 'PUT', path: '/identity/public/v2/oidc/unlink' },
} as const satisfies Endpoints<OidcCalls>;

/** OpenID Connect: signing in with other providers, and being one for other sites. */
export interface OidcCalls {
  /** Begins a sign-in with another provider. */
  readonly initiate: { readonly caller: 'anyone'; readonly answer: OidcInitiationBody };
  /** Ends it with what the provider gave. The code is good once. A reader who is signed in is linked. */
  readonly signIn: {
    readonly caller: 'either';
    readonly query: OidcSignInQuery;
    readonly answer: IdentityBody;
  };
  /** Changes the code that `providerLogin` gave into tokens. It is good once. */
  readonly token: {
    readonly caller: 'anyone';
    readonly form: OidcTokenRequestBody;
    readonly answer: OidcTokenBody;
    readonly refusal: OidcTokenErrorBody;
  };
  /** Makes a code for another site that signs its readers in here. */
  readonly providerLogin: {
    readonly caller: 'reader';
    readonly query: OidcProviderLoginQuery;
    readonly answer: OidcProviderLoginBody;
  };
  /** Unlinks a provider. Clients take anything without `code` and `message` for a success. */
  readonly unlink: {
    readonly caller: 'reader';
    readonly body: UnlinkOidcRequestBody;
    readonly answer: SuccessBody;
  };
}

export interface OidcSignInQuery {
  readonly code: string;
  readonly state: string;
}

/** Where a sign-in with another provider begins. */
export interface OidcInitiationBody {
  readonly url: string;
  readonly redirectURI: string;
  /** What the provider must give back; also in the query of `url`. */
  readonly state?: string;
  readonly clientId?: string;
  readonly responseType?: string;
  readonly scope?: string;
  readonly codeChallenge?: string;
  readonly codeChallengeMethod?: string;
}

/** The parts of the form, in this order. */
export interface OidcTokenRequestBody {
  readonly grant_type: 'authorization_code';
  readonly client_id: string;
  readonly code_verifier: string;
  readonly redirect_uri: string;
  readonly code: string;
}

export interface OidcTokenBody {
  readonly access_token: string;
  readonly refresh_token: string;
  /** A JWT; its `nonce` is the one that the sign-in began with. */
  readonly id_token: string;
  /** Seconds. */
  readonly expires_in: number;
  readonly token_type?: 'Bearer';
}

/** A refusal, besides in the words of OAuth 2 when the code or the client was not good. */
export interface OidcTokenErrorBody extends ErrorBody {
  readonly error?: string;
  readonly error_description?: string;
}

/** What a site that signs its readers in here has put into the address, under the names of OAuth 2 and RFC 7636. */
export interface OidcProviderLoginQuery {
  readonly response_type?: string;
  readonly scope?: string;
  readonly state?: string;
  readonly client_id?: string;
  readonly redirect_uri?: string;
  readonly nonce?: string;
  readonly code_challenge?: string;
  readonly code_challenge_method?: string;
}

/**
 * The parameters of `OidcProviderLoginQuery`. Other parameters of the address are not read, and `code_challenge_method` gets
 * no default.
 */
export const oidcLoginParameters = [
  'response_type',
  'scope',
  'state',
  'client_id',
  'redirect_uri',
  'nonce',
  'code_challenge',
  'code_challenge_method',
] as const satisfies readonly (keyof OidcProviderLoginQuery)[];

/** Sent without `code`, which would make it a refusal. */
export interface OidcProviderLoginBody {
  /** The address to which the browser goes. */
  readonly message: string;
}

export interface UnlinkOidcRequestBody {
  readonly identifier: string;
}
