import type { Address, StoredAddress } from './Address.ts';
import { hasRegions } from './hasRegions.ts';

const NAMES = ['line1', 'locality', 'region', 'postal', 'country'] as const;

/**
 * Reads the fields of `AddressFields` from a form's values; a blank second line is left out. The service wants a region of
 * every address: where a country has none, a blank one is the city.
 */
export function readAddress(values: Readonly<Record<string, string>>): Address {
  const filled = (name: string): string => values[name]?.trim() ?? '';
  const [line1, locality, region, postal, country] = NAMES.map(filled);
  const line2 = filled('line2');
  return {
    line1: line1 ?? '',
    ...(line2 !== '' && { line2 }),
    locality: locality ?? '',
    region: region || (hasRegions(country ?? '') ? '' : (locality ?? '')),
    postal: postal ?? '',
    country: country ?? '',
  };
}

/** Converts a stored address to a complete one; `undefined` if a required part is missing. */
export function toWholeAddress(stored: StoredAddress | null | undefined): Address | undefined {
  const values = Object.fromEntries(Object.entries(stored ?? {}).map(([name, value]) => [name, value ?? '']));
  const address = readAddress(values);
  return NAMES.every((name) => address[name] !== '') ? address : undefined;
}

/**
 * Formats an address in lines, as far as it is known.
 *
 * @param country the name of the country. Default: its code
 */
export function toAddressLines(address: StoredAddress, country = address.country ?? ''): readonly string[] {
  const { line1, line2, postal, locality, region } = address;
  const together = (parts: readonly (string | null | undefined)[], separator: string) =>
    parts.filter(Boolean).join(separator);
  const place = together([locality, together([region, postal], ' ')], ', ');
  return [line1, line2, place, country].filter((line) => typeof line === 'string' && line !== '').map(String);
}
