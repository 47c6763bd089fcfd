/**
 * The key that signs ID tokens. It is created once and stored in the database for all processes and later starts, encrypted
 * under the platform's secret, so that the tables alone cannot sign. One that was encrypted under a retired secret is
 * encrypted anew; a secret that nobody knows any more leads to a new key.
 */
import {
  CompactEncrypt,
  calculateJwkThumbprint,
  compactDecrypt,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
} from 'jose';
import type { CryptoKey, JWK } from 'jose';
import { textColumn, momentParameter } from '@broadsheet/service-kit/database';
import type { Database } from '@broadsheet/service-kit/database';
import { isJsonObject, parseJson, textAt } from '@broadsheet/service-kit/json';
import type { Keyring } from '@broadsheet/service-kit/keys';

export const SIGNING_ALGORITHM = 'RS256';
const ID = 'oidc-provider';
const PURPOSE = 'identity signing key seal';

export interface SigningKey {
  readonly id: string;
  readonly privateKey: CryptoKey;
  /** The public key in the form that other sites read. */
  readonly publicJwk: JWK;
}

interface KeyOptions {
  readonly database: Database;
  readonly keys: Keyring;
  readonly clock: { now(): number };
}

function seal(text: string, sealingKey: Uint8Array): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(sealingKey);
}

async function makeSealedKey(sealingKey: Uint8Array): Promise<string> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  return seal(JSON.stringify(await exportJWK(privateKey)), sealingKey);
}

async function open(sealed: string, sealingKey: Uint8Array): Promise<string | undefined> {
  try {
    return new TextDecoder().decode((await compactDecrypt(sealed, sealingKey)).plaintext);
  } catch (error) {
    if (error instanceof errors.JWEDecryptionFailed) return undefined;
    throw error;
  }
}

/** Decrypts a key. @returns undefined for a key that was encrypted under another secret */
async function unseal(sealed: string, sealingKey: Uint8Array): Promise<SigningKey | undefined> {
  const text = await open(sealed, sealingKey);
  if (text === undefined) return undefined;
  const jwk = parseJson(text);
  const [n, e] = [textAt(jwk, 'n'), textAt(jwk, 'e')];
  if (!isJsonObject(jwk) || n === undefined || e === undefined) {
    throw new Error('The stored signing key is not an RSA key: restore the table "signing_keys".');
  }
  const privateKey = await importJWK({ ...jwk, kty: 'RSA' }, SIGNING_ALGORITHM);
  if (privateKey instanceof Uint8Array) throw new Error('The stored signing key is not an RSA key.');
  const bare = { kty: 'RSA', n, e };
  const id = await calculateJwkThumbprint(bare);
  return { id, privateKey, publicJwk: { ...bare, kid: id, alg: SIGNING_ALGORITHM, use: 'sig' } };
}

/** Encrypts a key of a retired secret under the present one; a new key where none of the secrets opens it. */
async function renewSealed(stored: string | undefined, keys: Keyring): Promise<string> {
  const [sealingKey = keys.derive(PURPOSE), ...retired] = keys.deriveAll(PURPOSE);
  for (const key of retired) {
    const text = stored === undefined ? undefined : await open(stored, key);
    if (text !== undefined) return seal(text, sealingKey);
  }
  return makeSealedKey(sealingKey);
}

async function loadKey({ database, keys, clock }: KeyOptions): Promise<SigningKey> {
  const sealingKey = keys.derive(PURPOSE);
  const read = async (): Promise<string | undefined> => {
    const [row] = await database.query('select sealed from signing_keys where id = $1', [ID]);
    return row === undefined ? undefined : textColumn(row, 'sealed');
  };
  const stored = await read();
  const key = stored === undefined ? undefined : await unseal(stored, sealingKey);
  if (key !== undefined) return key;
  // If several processes create a key at the same moment, the first one wins.
  await database.query(
    `insert into signing_keys (id, sealed, created_at) values ($1, $2, ${momentParameter(3)})
      on conflict (id) do update set sealed = excluded.sealed, created_at = excluded.created_at
        where signing_keys.sealed = $4`,
    [ID, await renewSealed(stored, keys), clock.now(), stored ?? ''],
  );
  const made = await unseal((await read()) ?? '', sealingKey);
  if (made === undefined) {
    throw new Error('Another process keeps the signing key under another secret. Give all the same one.');
  }
  return made;
}

/** Creates a function that reads or creates the key on its first call and then reuses it; a failure is not cached. */
export function createSigningKey(options: KeyOptions): () => Promise<SigningKey> {
  let loading: Promise<SigningKey> | undefined;
  return async () => {
    loading ??= loadKey(options);
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
}
