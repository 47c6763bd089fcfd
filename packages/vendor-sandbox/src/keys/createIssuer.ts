import { randomUUID } from 'node:crypto';
import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import type { JWK, JWTPayload } from 'jose';
import type { SandboxClock } from '../SandboxClock.ts';
import { secondsNow } from '../SandboxClock.ts';

export interface IdTokenClaims extends JWTPayload {
  readonly iss: string;
  readonly aud: string;
  readonly sub: string;
}

export interface IdTokenAge {
  /** The lifetime of the token in seconds; negative for a token that expired that long ago. */
  readonly lifeSeconds: number;
}

/** Signs ID tokens (RS256) with a key of its own, which is generated at the first use and never stored. */
export interface Issuer {
  sign(claims: IdTokenClaims, age: IdTokenAge): Promise<string>;
  /** Returns the public key as a JSON Web Key Set. */
  keySet(): Promise<{ readonly keys: readonly JWK[] }>;
}

export function createIssuer(clock: SandboxClock, keyId: string): Issuer {
  let pair: ReturnType<typeof generateKeyPair> | undefined;
  const keys = () => (pair ??= generateKeyPair('RS256'));
  return {
    async sign(claims, { lifeSeconds }) {
      const { privateKey } = await keys();
      const now = secondsNow(clock);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
        .setIssuedAt(lifeSeconds < 0 ? now + 2 * lifeSeconds : now)
        .setExpirationTime(now + lifeSeconds)
        .setJti(randomUUID())
        .sign(privateKey);
    },
    async keySet() {
      const { publicKey } = await keys();
      return { keys: [{ ...(await exportJWK(publicKey)), kid: keyId, use: 'sig', alg: 'RS256' }] };
    },
  };
}
