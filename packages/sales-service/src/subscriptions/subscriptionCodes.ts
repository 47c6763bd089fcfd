/**
 * The codes of gifts and invitations. A code is a random text that is stored with its subscription: what was bought does not
 * depend on a key. Codes from before were the id of the subscription with a keyed hash of it; `storeOldCodes` stores them
 * too, and until it has run they are made of the key.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { integerColumn, textColumn } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import type { Keyring } from '@broadsheet/service-kit/keys';

/** The purpose of a code; a code for one purpose is invalid for the other. */
export type CodePurpose = 'gift' | 'share';

const LETTERS: Readonly<Record<CodePurpose, string>> = { gift: 'G', share: 'S' };
const KINDS: Readonly<Record<CodePurpose, string>> = { gift: 'gift', share: 'shared' };
const HASH_BYTES = 16;
/** The subscriptions whose codes are stored by one call. */
const BATCH = 500;

/** Creates a code: letters, digits, `-` and `_`, so it needs no encoding in a URL. */
export function createRedeemCode(purpose: CodePurpose): string {
  return `${LETTERS[purpose]}-${randomBytes(HASH_BYTES).toString('base64url')}`;
}

function hash(key: Uint8Array, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest().subarray(0, HASH_BYTES);
}

const KEY = 'redeem codes';

function toOldCode(
  key: Uint8Array,
  { purpose, id }: { readonly purpose: CodePurpose; readonly id: number },
): string {
  const name = `${LETTERS[purpose]}${id}`;
  return `${name}-${hash(key, name).toString('base64url')}`;
}

/** Returns the code of a subscription. */
export function toRedeemCode(
  keys: Keyring,
  {
    purpose,
    id,
    redeemCode,
  }: { readonly purpose: CodePurpose; readonly id: number; readonly redeemCode: string | undefined },
): string {
  return redeemCode ?? toOldCode(keys.derive(KEY), { purpose, id });
}

export interface TypedCode {
  readonly purpose: CodePurpose;
  readonly code: string;
}

/** Parses a code that was made of a key. @returns the id of its subscription; undefined for any other code */
function parseOldCode(keys: Keyring, { purpose, code }: TypedCode): number | undefined {
  const [, name = '', digits = '', mac = ''] = /^([A-Z](\d{1,10}))-([\w-]{22})$/.exec(code) ?? [];
  if (!name.startsWith(LETTERS[purpose])) return undefined;
  const given = Buffer.from(mac, 'base64url');
  const isGood = keys.deriveAll(KEY).some((key) => {
    const expected = hash(key, name);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isGood ? Number(digits) : undefined;
}

/** Finds the subscription that a code opens. @returns its id; undefined for anything but a valid code for the purpose */
export async function findByRedeemCode(
  queries: Queries,
  { purpose, code }: TypedCode,
  keys: Keyring,
): Promise<number | undefined> {
  const typed = code.trim();
  if (typed === '' || typed.includes('\u0000')) return undefined;
  const [row] = await queries.query('select id from subscriptions where redeem_code = $1 and kind = $2', [
    typed,
    KINDS[purpose],
  ]);
  return row === undefined ? parseOldCode(keys, { purpose, code: typed }) : integerColumn(row, 'id');
}

/** Stores the codes that were made of the key, so that they are good whatever becomes of it. Repeat it at any rate. */
export async function storeOldCodes(queries: Queries, keys: Keyring): Promise<void> {
  for (;;) {
    const rows = await queries.query(
      `select id, kind from subscriptions
        where redeem_code is null and kind in ('gift', 'shared') order by id limit ${BATCH}`,
    );
    for (const row of rows) {
      const purpose = textColumn(row, 'kind') === 'gift' ? 'gift' : 'share';
      const id = integerColumn(row, 'id');
      await queries.query(
        'update subscriptions set redeem_code = $2 where id = $1::int and redeem_code is null',
        [id, toOldCode(keys.derive(KEY), { purpose, id })],
      );
    }
    if (rows.length < BATCH) return;
  }
}
