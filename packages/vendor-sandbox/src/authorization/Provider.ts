import type { Issuer } from '../keys/createIssuer.ts';
import type { Reader } from '../person/Reader.ts';
import type { AuthorizationRequest } from './AuthorizationRequest.ts';

/** How an app proves at the token endpoint that it is itself. */
export interface ClientProof {
  readonly clientId: string;
  /** From the form or the Authorization header. */
  readonly secret: string | undefined;
  /** Whether PKCE stands in for a secret, or the token that is refreshed does. */
  readonly mayLackSecret: boolean;
  /** Of the tokens that are asked for. */
  readonly issuer: string;
}

/** What an authorisation has been given for. */
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
  /** Path of the authorisation page. */
  readonly authorizePath: string;
  readonly keys: Issuer;
  readonly idTokenSeconds: number;
  /** Error of a page whose reader has refused. */
  readonly refusedError: string;
  /** @returns error and its description for a request that this provider would not take */
  checkRequest(
    request: AuthorizationRequest,
    fields: URLSearchParams,
  ): readonly [error: string, description: string] | undefined;
  /** Further fields of the way back. */
  answerFields(request: AuthorizationRequest, reader: Reader): Readonly<Record<string, string>>;
  /** @returns what is wrong with the proof */
  checkClient(proof: ClientProof): string | undefined;
  subjectOf(reader: Reader): string;
  /** Claims of the ID token besides issuer, audience, subject, nonce and times. */
  claimsOf(grant: Grant): Readonly<Record<string, unknown>>;
}
