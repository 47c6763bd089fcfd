import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Makes and checks the tokens that image URLs carry as `auth`. */
export interface Signer {
  /** The token of an image id or a whole image URL. */
  sign(value: string): string;
  /** Takes as long for a wrong token as for a right one. */
  verify(value: string, token: string): boolean;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * HMAC-SHA256 of version and value, base64url.
 *
 * @param secret never leaves the server
 * @param tokenVersion a token of another version is not accepted
 */
export function createSigner(secret: string, tokenVersion: string): Signer {
  const sign = (value: string): string =>
    createHmac('sha256', secret).update(`${tokenVersion}:${value}`).digest('base64url');
  return {
    sign,
    // Texts are compared, not bytes: base64url can spell the same bytes in several ways.
    verify: (value, token) => timingSafeEqual(digest(sign(value)), digest(token)),
  };
}
