import { isRecord, string } from '@broadsheet/client-core';
import type { Address } from '../address/Address.ts';
import { readAddress } from '../address/addressValues.ts';
import { isTaxedByRegion } from '../address/isTaxedByRegion.ts';
import { readWalletAddress, readWalletText } from '../address/readWalletAddress.ts';

const LONGEST_EMAIL = 254;
/** Nothing more is certain of an address before a mail to it has come; the service looks closer. */
const EMAIL = /^[^\s@<>"(),:;]+@[^\s@<>"(),:;]+\.[^\s@<>"(),:;]+$/;

/** Who pays with a wallet, as the wallet tells it. Nobody has proved the email. */
export interface WalletBuyer {
  readonly email: string;
  readonly names: { readonly firstName?: string; readonly lastName?: string };
  /** What taxes need of the address. */
  readonly area: Address;
  /** The address with all its lines; some may be blank. */
  readonly address: Address;
}

export type ReadBuyer =
  | { readonly kind: 'buyer'; readonly buyer: WalletBuyer }
  /** The wallet told nothing that can be used as this part. */
  | { readonly kind: 'unusable'; readonly part: 'email' | 'name' | 'address' };

/** The most characters of each name, as the identity service takes them. */
const LONGEST_NAME = 100;

/** Shortens a name, and splits no character. */
const shorten = (name: string): string =>
  name
    .slice(0, LONGEST_NAME)
    .replace(/\p{Cs}$/u, '')
    .trim();

/** The last word is the family name; of one word only, it is the first name. */
function toNames(name: string): WalletBuyer['names'] {
  const words = name.split(/\s+/).filter(Boolean);
  const last = words.length > 1 ? words.at(-1) : undefined;
  const firstName = shorten((last === undefined ? words : words.slice(0, -1)).join(' '));
  const lastName = last && shorten(last);
  return { ...(firstName !== '' && { firstName }), ...(lastName !== undefined && { lastName }) };
}

/** Reads what a wallet hands over with a payment, in the card provider's spelling. It may be anything. */
export function readWalletBuyer(given: unknown): ReadBuyer {
  const details = isRecord(given) ? given : {};
  const email = readWalletText(details['email'], LONGEST_EMAIL);
  if (email === undefined || !EMAIL.test(email)) return { kind: 'unusable', part: 'email' };
  const name = readWalletText(string(details['name']) ?? '');
  if (name === undefined) return { kind: 'unusable', part: 'name' };
  const address = readWalletAddress(details['address']);
  if (address === undefined) return { kind: 'unusable', part: 'address' };
  const { country, region } = address;
  const area = readAddress({ country, region: isTaxedByRegion(country) ? region : '' });
  return { kind: 'buyer', buyer: { email, names: toNames(name), area, address } };
}
