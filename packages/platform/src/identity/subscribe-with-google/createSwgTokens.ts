/**
 * Tokens by which Google links a subscription to a reader, or to nobody yet: JWTs under a key of
 * their own, so that none of them opens a session.
 */
import { hkdfSync } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';

/** How long a token is good, in milliseconds. */
const LIFETIME_MS = 10 * 60_000;
const ALGORITHM = 'HS256';
const ISSUER = 'broadsheet';
const AUDIENCE = 'subscribe-with-google';
const KEY_BYTES = 32;

export interface SwgTokens {
  /** @param accountUuid undefined when nobody is signed in */
  sign(accountUuid: string | undefined): Promise<string>;
  /** Whether a token was made for that reader and is still good. */
  isFor(token: string, accountUuid: string): Promise<boolean>;
}

/** @param secret of the platform */
export function createSwgTokens(secret: string, clock: { now(): number }): SwgTokens {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'identity swg token', KEY_BYTES));
  return {
    sign(accountUuid) {
      const now = clock.now();
      const token = new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(Math.floor(now / 1000))
        .setExpirationTime(Math.floor((now + LIFETIME_MS) / 1000));
      return (accountUuid === undefined ? token : token.setSubject(accountUuid)).sign(key);
    },
    async isFor(token, accountUuid) {
      try {
        await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          subject: accountUuid,
          requiredClaims: ['sub', 'exp'],
          currentDate: new Date(clock.now()),
        });
        return true;
      } catch (error) {
        if (error instanceof errors.JOSEError) return false;
        throw error;
      }
    },
  };
}
