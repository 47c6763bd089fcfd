/** Keys of the providers in tests: made once a process, because making them takes longer than the tests themselves. */
import { randomUUID } from 'node:crypto';
import { exportJWK, exportPKCS8, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey, JWK, JWTPayload } from 'jose';

const made = new Map<string, ReturnType<typeof generateKeyPair>>();

/** @param name the same one gives the same pair */
export function keyPair(name: string, algorithm: 'RS256' | 'ES256' = 'RS256') {
  const pair = made.get(name) ?? generateKeyPair(algorithm, { extractable: true });
  made.set(name, pair);
  return pair;
}

/** The keys that a provider publishes. */
export async function keySetOf(name: string): Promise<{ readonly keys: readonly JWK[] }> {
  const { publicKey } = await keyPair(name);
  return { keys: [{ ...(await exportJWK(publicKey)), kid: name, alg: 'RS256', use: 'sig' }] };
}

/** Apple's private key as its file holds it, and the public half. */
export async function applePem(): Promise<{ readonly pem: string; readonly publicKey: CryptoKey }> {
  const { privateKey, publicKey } = await keyPair('apple client', 'ES256');
  return { pem: await exportPKCS8(privateKey), publicKey };
}

export interface TokenSettings {
  /** Whose key signs; the header names `kid` all the same. */
  readonly key?: string;
  /** From issue to expiry, in seconds; negative for one that has expired so long ago. */
  readonly lifeSeconds?: number;
}

/** @param kid under which the provider publishes its key @param now milliseconds */
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
