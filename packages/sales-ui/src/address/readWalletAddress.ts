import { isRecord, string } from '@broadsheet/client-core';
import type { Address } from './Address.ts';
import { isTaxedByRegion } from './isTaxedByRegion.ts';
import { readAddress } from './addressValues.ts';
import { COUNTRIES } from './countries.ts';
import { US_STATES } from './usStates.ts';

/** The most characters of a line, as the service takes them. */
const LONGEST = 200;
/** Control characters, lone surrogates, and those that turn the direction of what follows. */
const UNSAFE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** Returns a text of a wallet without blanks around it; `undefined` for what no person calls themselves or their street. */
export function readWalletText(value: unknown, longest = LONGEST): string | undefined {
  const text = (string(value) ?? '').trim();
  return text.length > longest || UNSAFE.test(text) ? undefined : text;
}

const PARTS = {
  line1: 'line1',
  line2: 'line2',
  locality: 'city',
  region: 'state',
  postal: 'postal_code',
  country: 'country',
} as const;

/** Some wallets spell out what others abbreviate. */
function toRegion(region: string, country: string): string | undefined {
  if (country !== 'US') return region;
  const code = region.toUpperCase();
  if (Object.hasOwn(US_STATES, code)) return code;
  return Object.entries(US_STATES).find(([, name]) => name.toLowerCase() === region.toLowerCase())?.[0];
}

/**
 * Reads the address that a wallet hands over, in the card provider's spelling; lines that it leaves out are blank.
 *
 * @returns `undefined` without a country of ISO 3166-1, without the region where taxes depend on it, and for a line that is
 *   no line of an address
 */
export function readWalletAddress(given: unknown): Address | undefined {
  if (!isRecord(given)) return undefined;
  const values: Record<string, string> = {};
  for (const [name, spelling] of Object.entries(PARTS)) {
    const text = readWalletText(given[spelling]);
    if (text === undefined) return undefined;
    values[name] = text;
  }
  const country = (values['country'] ?? '').toUpperCase();
  if (!COUNTRIES.includes(country)) return undefined;
  const region = toRegion(values['region'] ?? '', country);
  if (region === undefined || (region === '' && isTaxedByRegion(country))) return undefined;
  return readAddress({ ...values, country, region });
}
