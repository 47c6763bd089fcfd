import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

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
 * @param secret the key, which never leaves the server
 * @param tokenVersion the version of the tokens; those of another version are not accepted
 */
export function createSigner(secret: string, tokenVersion: string): Signer {
  const sign = (value: string): string =>
    createHmac('sha256', secret).update(`${tokenVersion}:${value}`).digest('base64url');
  return {
    sign,
    // Tokens are compared as text, because base64url has several spellings of the same bytes.
    verify: (value, token) => timingSafeEqual(digest(sign(value)), digest(token)),
  };
}
