/**
 * Secrets of authenticator apps are stored sealed under the platform's secret, so that a copy of the tables makes no codes.
 * Under a new secret they are no longer readable; recovery codes and passkeys still are.
 */
import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';

export interface Seal {
  close(text: string): Promise<string>;
  /** @returns undefined for what was not sealed with this secret */
  open(sealed: string): Promise<string | undefined>;
}

/** @param secret of the platform */
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
