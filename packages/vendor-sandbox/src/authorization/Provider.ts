import type { Issuer } from '../keys/createIssuer.ts';
import type { Reader } from '../person/Reader.ts';
import type { AuthorizationRequest } from './AuthorizationRequest.ts';

/** The credentials by which an app authenticates at the token endpoint. */
export interface ClientProof {
  readonly clientId: string;
  /** The client secret, from the form or the Authorization header. */
  readonly secret: string | undefined;
  /** Whether no secret is needed, because PKCE or the token that is refreshed replaces it. */
  readonly mayLackSecret: boolean;
  /** The issuer of the requested tokens. */
  readonly issuer: string;
}

/** The content of an authorisation. */
export interface Grant {
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly nonce: string | undefined;
  readonly reader: Reader;
}

/** The differences between Apple and any other OpenID provider. */
export interface Provider {
  readonly id: 'apple' | 'openid';
  readonly name: string;
  readonly origin: string;
  /** The path of the authorisation page. */
  readonly authorizePath: string;
  readonly keys: Issuer;
  readonly idTokenSeconds: number;
  /** The error code for a reader who has refused. */
  readonly refusedError: string;
  /** Checks a request. @returns error code and description if this provider would refuse it */
  checkRequest(
    request: AuthorizationRequest,
    fields: URLSearchParams,
  ): readonly [error: string, description: string] | undefined;
  /** Returns additional fields of the redirect back to the site. */
  answerFields(request: AuthorizationRequest, reader: Reader): Readonly<Record<string, string>>;
  /** Checks an app's credentials. @returns the fault; undefined if there is none */
  checkClient(proof: ClientProof): string | undefined;
  getSubject(reader: Reader): string;
  /** Returns the claims of the ID token in addition to issuer, audience, subject, nonce and times. */
  toClaims(grant: Grant): Readonly<Record<string, unknown>>;
}
