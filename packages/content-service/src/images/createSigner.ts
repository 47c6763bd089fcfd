import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Keyring } from '@broadsheet/service-kit/keys';

/** Signs and verifies the tokens that image URLs have as `auth`. */
export interface Signer {
  /** Returns the token of an image id or a complete image URL. */
  sign(value: string): string;
  /** Verifies a token; takes as long for a wrong token as for a right one. */
  verify(value: string, token: string): boolean;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Creates a signer of tokens: the HMAC-SHA256 of version and value in base64url.
 *
 * @param keys the keys, which never leave the server; those of retired secrets verify
 * @param tokenVersion the version of the tokens; those of another version are not accepted
 */
export function createSigner(keys: Pick<Keyring, 'secret' | 'listSecrets'>, tokenVersion: string): Signer {
  const signWith = (secret: string, value: string): string =>
    createHmac('sha256', secret).update(`${tokenVersion}:${value}`).digest('base64url');
  return {
    sign: (value) => signWith(keys.secret, value),
    // Tokens are compared as text, because base64url has several spellings of the same bytes.
    verify: (value, token) =>
      keys.listSecrets().some((secret) => timingSafeEqual(digest(signWith(secret, value)), digest(token))),
  };
}
