import { createHash } from 'node:crypto';
import { string } from '@broadsheet/client-core';

/** A person with an account at a vendor. An empty `email` means an account without an email address. */
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

/** Reads the reader from the content of a seal. */
export function readReader(content: Readonly<Record<string, unknown>>): Reader {
  return { email: string(content['email']) ?? '', name: string(content['name']) ?? '' };
}

/** Splits a name into given and family name; the last word is the family name. */
export function getNames({ name }: Reader): { readonly given: string; readonly family: string } {
  const words = name.split(' ');
  if (words.length === 1) return { given: name, family: '' };
  return { given: words.slice(0, -1).join(' '), family: words.at(-1) ?? '' };
}

/** Returns 32 hexadecimal digits, always the same for a reader at one vendor. */
export function getFingerprint({ email, name }: Reader, vendor: string): string {
  const identity = email === '' ? name : email.toLowerCase();
  return createHash('sha256').update(`${vendor}:${identity}`).digest('hex').slice(0, 32);
}

/** Returns the given number of decimal digits, always the same for a reader at one vendor; the first is not zero. */
export function getAccountNumber(reader: Reader, vendor: string, digits: number): string {
  const number = BigInt(`0x${getFingerprint(reader, vendor)}`)
    .toString()
    .padStart(digits, '7');
  return `1${number.slice(-(digits - 1))}`;
}
