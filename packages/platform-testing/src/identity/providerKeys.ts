/**
 * The keys of the providers in tests: generated once for each process, because that takes longer than the tests themselves.
 */
import { randomUUID } from 'node:crypto';
import { exportJWK, exportPKCS8, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey, JWK, JWTPayload } from 'jose';

const made = new Map<string, ReturnType<typeof generateKeyPair>>();

/** Returns a key pair. @param name the same name returns the same pair */
export function keyPair(name: string, algorithm: 'RS256' | 'ES256' = 'RS256') {
  const pair = made.get(name) ?? generateKeyPair(algorithm, { extractable: true });
  made.set(name, pair);
  return pair;
}

/** Returns the key set that a provider publishes. */
export async function createKeySet(name: string): Promise<{ readonly keys: readonly JWK[] }> {
  const { publicKey } = await keyPair(name);
  return { keys: [{ ...(await exportJWK(publicKey)), kid: name, alg: 'RS256', use: 'sig' }] };
}

/** Returns Apple's private key in the form of its file, and the public key. */
export async function applePem(): Promise<{ readonly pem: string; readonly publicKey: CryptoKey }> {
  const { privateKey, publicKey } = await keyPair('apple client', 'ES256');
  return { pem: await exportPKCS8(privateKey), publicKey };
}

export interface TokenSettings {
  /** The name of the key that signs; the header names `kid` nevertheless. */
  readonly key?: string;
  /** Seconds from issue to expiry; negative for a token that expired that long ago. */
  readonly lifeSeconds?: number;
}

/** Signs an ID token. @param kid the id under which the provider publishes its key @param now milliseconds */
export async function signIdToken(
  kid: string,
  claims: JWTPayload,
  now: number,
  { key = kid, lifeSeconds = 600 }: TokenSettings = {},
): Promise<string> {
  const { privateKey } = await keyPair(key);
  const seconds = Math.floor(now / 1000);
  return new SignJWT({ iat: Math.min(seconds, seconds + lifeSeconds - 1), ...claims })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setExpirationTime(seconds + lifeSeconds)
    .setJti(randomUUID())
    .sign(privateKey);
}
