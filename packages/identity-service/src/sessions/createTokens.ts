/**
 * The three kinds of tokens of a session: JWTs signed with HMAC-SHA256. Each kind has its own key, derived from the
 * platform's secret, so no kind can be used as another. Published clients read only `exp`.
 */
import { SignJWT, errors, jwtVerify } from 'jose';
import type { Keyring } from '@broadsheet/service-kit/keys';

/** Milliseconds for which an access token is valid. */
export const ACCESS_TOKEN_MS = 15 * 60_000;

const KINDS = ['access', 'refresh', 'cookie'] as const;
export type TokenKind = (typeof KINDS)[number];

export interface TokenClaims {
  readonly accountUuid: string;
  readonly sessionId: string;
  /** The number of the session's refreshes before this token; `refreshSession` decides which refresh tokens are valid. */
  readonly generation: number;
}

export interface Tokens {
  /** Signs a token. Times are in milliseconds; the token has whole seconds. The same input returns the same token. */
  sign(
    kind: TokenKind,
    claims: TokenClaims,
    moments: { readonly from: number; readonly until: number },
  ): Promise<string>;
  /** Verifies a token. @returns undefined for a token that is expired, of another kind, or not ours */
  verify(kind: TokenKind, token: string): Promise<TokenClaims | undefined>;
  /** Like `verify`, but also returns the claims of a token that has expired. */
  verifyEvenExpired(kind: TokenKind, token: string): Promise<TokenClaims | undefined>;
}

const ALGORITHM = 'HS256';
const ISSUER = 'broadsheet';
const getPurpose = (kind: TokenKind): string => `identity ${kind} token`;
const seconds = (moment: number): number => Math.floor(moment / 1000);

/** Creates the signer of tokens. @param keys the platform's keys; whoever knows them can sign in as anybody */
export function createTokens(keys: Keyring, clock: { now(): number }): Tokens {
  /** @param asOf the moment at which the token must not have expired yet, in milliseconds since 1970 */
  async function verifyWith(key: Uint8Array, token: string, asOf: number): Promise<TokenClaims | undefined> {
    try {
      const { payload } = await jwtVerify<{ sid?: unknown; gen?: unknown }>(token, key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        requiredClaims: ['sub', 'exp'],
        currentDate: new Date(asOf),
      });
      const { sub, sid, gen } = payload;
      if (typeof sub !== 'string' || typeof sid !== 'string' || typeof gen !== 'number') return undefined;
      return { accountUuid: sub, sessionId: sid, generation: gen };
    } catch (error) {
      // Whatever the fault of a token, its bearer is not signed in.
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
  async function verify(kind: TokenKind, token: string, asOf: number): Promise<TokenClaims | undefined> {
    for (const key of keys.deriveAll(getPurpose(kind))) {
      const claims = await verifyWith(key, token, asOf);
      if (claims !== undefined) return claims;
    }
    return undefined;
  }
  return {
    sign: (kind, { accountUuid, sessionId, generation }, { from, until }) =>
      new SignJWT({ sid: sessionId, gen: generation })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(accountUuid)
        .setIssuer(ISSUER)
        .setIssuedAt(seconds(from))
        .setExpirationTime(seconds(until))
        .sign(keys.derive(getPurpose(kind))),
    verify: (kind, token) => verify(kind, token, clock.now()),
    verifyEvenExpired: (kind, token) => verify(kind, token, 0),
  };
}
