/**
 * Encrypts the secrets of authenticator apps with the platform's secret, so that a copy of the tables cannot generate codes.
 * Those of a retired secret are encrypted anew at the start; once the secret is lost they are unreadable, and recovery codes
 * and passkeys still work.
 */
import { CompactEncrypt, compactDecrypt, errors } from 'jose';
import type { Keyring } from '@broadsheet/service-kit/keys';

export interface Seal {
  close(text: string): Promise<string>;
  /** Decrypts a text. @returns undefined when it was not encrypted with this secret */
  open(sealed: string): Promise<string | undefined>;
  /** Returns whether a text was encrypted with a secret other than the current one. */
  isOfRetired(sealed: string): Promise<boolean>;
}

const PURPOSE = 'editor authenticator seal';

async function openWith(key: Uint8Array, sealed: string): Promise<string | undefined> {
  try {
    return new TextDecoder().decode((await compactDecrypt(sealed, key)).plaintext);
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** Creates a seal. @param keys the platform's keys */
export function createSeal(keys: Keyring): Seal {
  return {
    async isOfRetired(sealed) {
      return (await openWith(keys.derive(PURPOSE), sealed)) === undefined;
    },
    close: (text) =>
      new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(keys.derive(PURPOSE)),
    async open(sealed) {
      for (const key of keys.deriveAll(PURPOSE)) {
        const text = await openWith(key, sealed);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}
