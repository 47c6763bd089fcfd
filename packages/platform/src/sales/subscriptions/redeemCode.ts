/**
 * Codes of gifts and invitations. A code is the id of what it opens with a keyed hash of that id, so nothing that could be
 * redeemed stands in a table, its owner can be shown it again, and nobody can make one up.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a code is for; one is no good for the other. */
export type CodePurpose = 'gift' | 'share';

const LETTERS: Readonly<Record<CodePurpose, string>> = { gift: 'G', share: 'S' };
const HASH_BYTES = 16;

function hash(secret: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'redeem codes', 32));
  return createHmac('sha256', key).update(text).digest().subarray(0, HASH_BYTES);
}

/** The code that opens a subscription: letters, digits, `-` and `_`, so it stands in an address as it is. */
export function toRedeemCode(
  secret: string,
  { purpose, id }: { readonly purpose: CodePurpose; readonly id: number },
): string {
  const name = `${LETTERS[purpose]}${id}`;
  return `${name}-${hash(secret, name).toString('base64url')}`;
}

/** The id that a code opens; undefined for anything that was not given out for the purpose. */
export function parseRedeemCode(
  secret: string,
  { purpose, code }: { readonly purpose: CodePurpose; readonly code: string },
): number | undefined {
  const [, name = '', digits = '', mac = ''] = /^([A-Z](\d{1,10}))-([\w-]{22})$/.exec(code.trim()) ?? [];
  if (!name.startsWith(LETTERS[purpose])) return undefined;
  const given = Buffer.from(mac, 'base64url');
  const expected = hash(secret, name);
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(digits) : undefined;
}
