/**
 * Encrypts what waits in the outbox, because it has addresses and names: neither the table nor a copy of it can be read
 * without the platform's key. AES-256-GCM; the id of the row is authenticated, so that no content can be moved to another.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keyring } from '../keys/createKeyring.ts';
import { parseJson } from '../json/Json.ts';
import type { Json } from '../json/Json.ts';

const PURPOSE = 'outgoing mails';
const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts content for the row with an id. @returns base64url */
export function sealContent(
  keys: Keyring,
  { id, content }: { readonly id: string; readonly content: Json },
): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keys.derive(PURPOSE), nonce);
  cipher.setAAD(Buffer.from(id));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function openWith(key: Uint8Array, id: string, sealed: Buffer): Json | undefined {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(id));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const rest = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  try {
    return parseJson(Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8'));
  } catch {
    // Another key has encrypted it, or somebody has changed it: the caller learns that no key fits.
    return undefined;
  }
}

/** Decrypts the content of the row with an id; undefined when no key of the platform fits. */
export function openContent(
  keys: Keyring,
  { id, sealed }: { readonly id: string; readonly sealed: string },
): Json | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  for (const key of keys.deriveAll(PURPOSE)) {
    const content = openWith(key, id, bytes);
    if (content !== undefined) return content;
  }
  return undefined;
}
