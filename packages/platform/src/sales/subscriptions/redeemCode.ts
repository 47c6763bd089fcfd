/**
 * The codes of gifts and invitations. A code is the id of its subscription with a keyed hash of the id. So no table contains
 * codes that could be redeemed, a code can be shown to its owner again, and nobody can invent one.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The purpose of a code; a code for one purpose is invalid for the other. */
export type CodePurpose = 'gift' | 'share';

const LETTERS: Readonly<Record<CodePurpose, string>> = { gift: 'G', share: 'S' };
const HASH_BYTES = 16;

function hash(secret: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'redeem codes', 32));
  return createHmac('sha256', key).update(text).digest().subarray(0, HASH_BYTES);
}

/** Returns the code that opens a subscription: letters, digits, `-` and `_`, so it needs no encoding in a URL. */
export function toRedeemCode(
  secret: string,
  { purpose, id }: { readonly purpose: CodePurpose; readonly id: number },
): string {
  const name = `${LETTERS[purpose]}${id}`;
  return `${name}-${hash(secret, name).toString('base64url')}`;
}

/** Parses a code. @returns the id of its subscription; undefined for anything but a valid code for the purpose */
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
