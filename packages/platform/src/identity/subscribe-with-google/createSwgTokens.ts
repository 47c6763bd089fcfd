/**
 * The tokens by which Google links a subscription to a reader, or to nobody yet. They are JWTs with their own key, so none
 * of them opens a session.
 */
import { hkdfSync } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';

/** Milliseconds for which a token is valid. */
const LIFETIME_MS = 10 * 60_000;
const ALGORITHM = 'HS256';
const ISSUER = 'broadsheet';
const AUDIENCE = 'subscribe-with-google';
const KEY_BYTES = 32;

export interface SwgTokens {
  /** Signs a token. @param accountUuid the reader's account; undefined when nobody is signed in */
  sign(accountUuid: string | undefined): Promise<string>;
  /** Returns whether a token was issued for that reader and is still valid. */
  isFor(token: string, accountUuid: string): Promise<boolean>;
}

/** Creates the signer of the tokens. @param secret the platform's secret */
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
