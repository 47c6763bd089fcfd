/**
 * Things that a stand-in hands out and is shown again: codes, access tokens, challenge tokens, cookies.
 *
 * They carry what they stand for and are signed, so nothing is stored and a restart with the same secret knows them.
 */
import { createHash, randomBytes } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import type { SandboxClock } from '../SandboxClock.ts';

export type SealPurpose =
  | 'google-session'
  | 'facebook-session'
  | 'facebook-access'
  | 'paypal-access'
  | 'paypal-agreement'
  | 'recaptcha'
  | `${'apple' | 'openid'}-${'code' | 'access' | 'refresh'}`;

/** `issuedAt`, `expiresAt` in seconds since 1970. */
interface Sealed {
  readonly id: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** `unknown`: not from here, made for another purpose, or changed. */
export type Opened = ({ readonly status: 'good' | 'expired' } & Sealed) | { readonly status: 'unknown' };

export interface Seals {
  /** @param lifeSeconds negative makes one that has expired already */
  seal(
    purpose: SealPurpose,
    content: Readonly<Record<string, unknown>>,
    lifeSeconds: number,
  ): Promise<string>;
  open(purpose: SealPurpose, token: string): Promise<Opened>;
}

function sealedOf({ jti = '', iat = 0, exp = 0, content }: JWTPayload): Sealed {
  const isContent = typeof content === 'object' && content !== null;
  return { id: jti, content: isContent ? { ...content } : {}, issuedAt: iat, expiresAt: exp };
}

/** @param secret without it one is made up, and nothing outlives the process */
export function createSeals(clock: SandboxClock, secret = randomBytes(32).toString('hex')): Seals {
  const key = createHash('sha256').update(`vendor-sandbox:${secret}`).digest();
  return {
    seal(purpose, content, lifeSeconds) {
      const now = Math.floor(clock.now() / 1000);
      const issuedAt = lifeSeconds < 0 ? now + 2 * lifeSeconds : now;
      return new SignJWT({ content })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(purpose)
        .setJti(randomBytes(9).toString('base64url'))
        .setIssuedAt(issuedAt)
        .setExpirationTime(now + lifeSeconds)
        .sign(key);
    },
    async open(purpose, token) {
      const currentDate = new Date(clock.now());
      try {
        const { payload } = await jwtVerify(token, key, { audience: purpose, currentDate });
        return { status: 'good', ...sealedOf(payload) };
      } catch (error) {
        if (error instanceof errors.JWTExpired) return { status: 'expired', ...sealedOf(error.payload) };
        if (error instanceof errors.JOSEError) return { status: 'unknown' };
        throw error;
      }
    },
  };
}
