import { createECDH } from 'node:crypto';

/** The key pair with which the site identifies itself to push services (RFC 8292), base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const CURVE = 'prime256v1';
const PUBLIC_KEY = /^[\w-]{87}$/;
const PRIVATE_KEY = /^[\w-]{43}$/;

/** Makes a new key pair. */
export function createVapidKeys(): VapidKeys {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // Leading zeros count: a private key of 31 bytes would be refused.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex');
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

/** Returns the public key of a private one; undefined when it is none. */
export function toPublicKey(privateKey: string): string | undefined {
  if (!PRIVATE_KEY.test(privateKey)) return undefined;
  const pair = createECDH(CURVE);
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  } catch {
    // Zero and numbers beyond the order of the curve are no keys.
    return undefined;
  }
  return pair.getPublicKey('base64url');
}

/** Returns whether text is a public key: a point of the curve, uncompressed. */
export function isPublicKey(text: string): boolean {
  if (!PUBLIC_KEY.test(text)) return false;
  const bytes = Buffer.from(text, 'base64url');
  if (bytes[0] !== 4) return false;
  const pair = createECDH(CURVE);
  pair.generateKeys();
  try {
    pair.computeSecret(bytes);
  } catch {
    // The point is not on the curve.
    return false;
  }
  return true;
}
