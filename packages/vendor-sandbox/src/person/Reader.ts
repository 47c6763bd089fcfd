import { createHash } from 'node:crypto';
import { readString } from '@broadsheet/client-core';

/** Somebody with an account at a vendor. An empty `email` is an account without one. */
export interface Reader {
  readonly email: string;
  readonly name: string;
}

export const ADA: Reader = { name: 'Ada Lindqvist', email: 'ada.lindqvist@example.com' };

export const SAMPLE_READERS: readonly Reader[] = [
  ADA,
  { name: 'Tomás Okafor', email: 'tomas.okafor@example.com' },
  { name: 'Mei Haraldsen', email: 'mei.haraldsen@example.com' },
];

/** The reader in the content of a seal. */
export function readReader(content: Readonly<Record<string, unknown>>): Reader {
  return { email: readString(content, 'email') ?? '', name: readString(content, 'name') ?? '' };
}

/** Given and family name; the last word is the family's. */
export function namesOf({ name }: Reader): { readonly given: string; readonly family: string } {
  const words = name.split(' ');
  if (words.length === 1) return { given: name, family: '' };
  return { given: words.slice(0, -1).join(' '), family: words.at(-1) ?? '' };
}

/** The same 32 hexadecimal digits for a reader at one vendor, always. */
export function fingerprintOf({ email, name }: Reader, vendor: string): string {
  const identity = email === '' ? name : email.toLowerCase();
  return createHash('sha256').update(`${vendor}:${identity}`).digest('hex').slice(0, 32);
}

/** As many decimal digits as asked for, the first of them no zero. */
export function numberOf(reader: Reader, vendor: string, digits: number): string {
  const number = BigInt(`0x${fingerprintOf(reader, vendor)}`)
    .toString()
    .padStart(digits, '7');
  return `1${number.slice(-(digits - 1))}`;
}
