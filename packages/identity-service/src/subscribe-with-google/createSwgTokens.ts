/**
 * The tokens by which Google links a subscription to a reader, or to nobody yet. They are JWTs with their own key, so none
 * of them opens a session.
 */
import { SignJWT, errors, jwtVerify } from 'jose';
import type { Keyring } from '@broadsheet/service-kit/keys';

/** Milliseconds for which a token is valid. */
const LIFETIME_MS = 10 * 60_000;
const ALGORITHM = 'HS256';
const ISSUER = 'broadsheet';
const AUDIENCE = 'subscribe-with-google';
const PURPOSE = 'identity swg token';

export interface SwgTokens {
  /** Signs a token. @param accountUuid the reader's account; undefined when nobody is signed in */
  sign(accountUuid: string | undefined): Promise<string>;
  /** Returns whether a token was issued for that reader and is still valid. */
  isFor(token: string, accountUuid: string): Promise<boolean>;
}

/** Creates the signer of the tokens. @param keys the platform's keys */
export function createSwgTokens(keys: Keyring, clock: { now(): number }): SwgTokens {
  const isSignedFor = async (token: string, accountUuid: string, key: Uint8Array): Promise<boolean> => {
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
  };
  return {
    sign(accountUuid) {
      const now = clock.now();
      const token = new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(Math.floor(now / 1000))
        .setExpirationTime(Math.floor((now + LIFETIME_MS) / 1000));
      return (accountUuid === undefined ? token : token.setSubject(accountUuid)).sign(keys.derive(PURPOSE));
    },
    async isFor(token, accountUuid) {
      for (const key of keys.deriveAll(PURPOSE)) if (await isSignedFor(token, accountUuid, key)) return true;
      return false;
    },
  };
}
