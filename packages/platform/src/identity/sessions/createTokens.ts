/**
 * The three kinds of tokens of a session: JWTs signed with HMAC-SHA256. Each kind has its own key, derived from the
 * platform's secret, so no kind can be used as another. Published clients read only `exp`.
 */
import { hkdfSync } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';

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
const KEY_BYTES = 32;
const seconds = (moment: number): number => Math.floor(moment / 1000);

/** Creates the signer of tokens. @param secret the platform's secret; whoever knows it can sign in as anybody */
export function createTokens(secret: string, clock: { now(): number }): Tokens {
  const keyOf = (kind: TokenKind): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', secret, '', `identity ${kind} token`, KEY_BYTES));
  const keys = { access: keyOf('access'), refresh: keyOf('refresh'), cookie: keyOf('cookie') };
  /** @param asOf the moment at which the token must not have expired yet, in milliseconds since 1970 */
  async function verify(kind: TokenKind, token: string, asOf: number): Promise<TokenClaims | undefined> {
    try {
      const { payload } = await jwtVerify<{ sid?: unknown; gen?: unknown }>(token, keys[kind], {
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
  return {
    sign: (kind, { accountUuid, sessionId, generation }, { from, until }) =>
      new SignJWT({ sid: sessionId, gen: generation })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(accountUuid)
        .setIssuer(ISSUER)
        .setIssuedAt(seconds(from))
        .setExpirationTime(seconds(until))
        .sign(keys[kind]),
    verify: (kind, token) => verify(kind, token, clock.now()),
    verifyEvenExpired: (kind, token) => verify(kind, token, 0),
  };
}
