/**
 * Seals are the values that a stand-in issues and gets back: codes, access tokens, challenge tokens, cookies.
 *
 * They contain their data and are signed, so nothing is stored, and they stay valid after a restart with the same secret.
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
  | 'paypal-event'
  | 'recaptcha'
  | `${'apple' | 'openid'}-${'code' | 'access' | 'refresh'}`;

/** The content of a seal. `issuedAt` and `expiresAt` are seconds since 1970. */
interface Sealed {
  readonly id: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** The result of opening a seal. `unknown`: it is foreign, has another purpose, or was changed. */
export type Opened = ({ readonly status: 'good' | 'expired' } & Sealed) | { readonly status: 'unknown' };

export interface Seals {
  /** Creates a seal. @param lifeSeconds negative for a seal that has already expired */
  seal(
    purpose: SealPurpose,
    content: Readonly<Record<string, unknown>>,
    lifeSeconds: number,
  ): Promise<string>;
  open(purpose: SealPurpose, token: string): Promise<Opened>;
}

function toSealed({ jti = '', iat = 0, exp = 0, content }: JWTPayload): Sealed {
  const isContent = typeof content === 'object' && content !== null;
  return { id: jti, content: isContent ? { ...content } : {}, issuedAt: iat, expiresAt: exp };
}

/** Creates the signer of seals. @param secret default: a random one, so that no seal is valid after a restart */
export function createSeals(clock: SandboxClock, secret = randomBytes(32).toString('hex')): Seals {
  const key = new Uint8Array(createHash('sha256').update(`vendor-sandbox:${secret}`).digest());
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
        return { status: 'good', ...toSealed(payload) };
      } catch (error) {
        if (error instanceof errors.JWTExpired) return { status: 'expired', ...toSealed(error.payload) };
        if (error instanceof errors.JOSEError) return { status: 'unknown' };
        throw error;
      }
    },
  };
}
