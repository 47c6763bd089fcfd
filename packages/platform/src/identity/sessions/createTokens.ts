/**
 * The three tokens of a session, all JWTs signed with HMAC-SHA256 under keys of their own, derived from the platform's
 * secret: one kind can never be used as another. Published clients read `exp` and nothing else.
 */
import { hkdfSync } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';

/** How long an access token is good, in milliseconds. */
export const ACCESS_TOKEN_MS = 15 * 60_000;

const KINDS = ['access', 'refresh', 'cookie'] as const;
export type TokenKind = (typeof KINDS)[number];

export interface TokenClaims {
  readonly accountUuid: string;
  readonly sessionId: string;
  /** Counts the refreshes of the session before it; `refreshSession` says which refresh tokens are good. */
  readonly generation: number;
}

export interface Tokens {
  /** Moments in milliseconds; the token holds whole seconds. The same input gives the same token. */
  sign(
    kind: TokenKind,
    claims: TokenClaims,
    moments: { readonly from: number; readonly until: number },
  ): Promise<string>;
  /** @returns undefined for a token that is expired, of another kind, or not one of ours */
  verify(kind: TokenKind, token: string): Promise<TokenClaims | undefined>;
}

const ALGORITHM = 'HS256';
const ISSUER = 'broadsheet';
const KEY_BYTES = 32;
const seconds = (moment: number): number => Math.floor(moment / 1000);

/** @param secret of the platform; whoever knows it can sign in as anybody */
export function createTokens(secret: string, clock: { now(): number }): Tokens {
  const keyOf = (kind: TokenKind): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', secret, '', `identity ${kind} token`, KEY_BYTES));
  const keys = { access: keyOf('access'), refresh: keyOf('refresh'), cookie: keyOf('cookie') };
  return {
    sign: (kind, { accountUuid, sessionId, generation }, { from, until }) =>
      new SignJWT({ sid: sessionId, gen: generation })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(accountUuid)
        .setIssuer(ISSUER)
        .setIssuedAt(seconds(from))
        .setExpirationTime(seconds(until))
        .sign(keys[kind]),
    async verify(kind, token) {
      try {
        const { payload } = await jwtVerify<{ sid?: unknown; gen?: unknown }>(token, keys[kind], {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          requiredClaims: ['sub', 'exp'],
          currentDate: new Date(clock.now()),
        });
        const { sub, sid, gen } = payload;
        if (typeof sub !== 'string' || typeof sid !== 'string' || typeof gen !== 'number') return undefined;
        return { accountUuid: sub, sessionId: sid, generation: gen };
      } catch (error) {
        // Whatever is wrong with a token, its bearer is nobody.
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
