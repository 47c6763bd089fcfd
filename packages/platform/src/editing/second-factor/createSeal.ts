/**
 * Encrypts the secrets of authenticator apps with the platform's secret, so that a copy of the tables cannot generate codes.
 * After a change of the platform's secret they are unreadable; recovery codes and passkeys still work.
 */
import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';

export interface Seal {
  close(text: string): Promise<string>;
  /** Decrypts a text. @returns undefined when it was not encrypted with this secret */
  open(sealed: string): Promise<string | undefined>;
}

/** Creates a seal. @param secret the secret of the platform */
export function createSeal(secret: string): Seal {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'editor authenticator seal', 32));
  return {
    close: (text) =>
      new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key),
    async open(sealed) {
      try {
        return new TextDecoder().decode((await compactDecrypt(sealed, key)).plaintext);
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
