import type { Fields } from '../../identity/http/readFields.ts';
import { invalidSale } from '../http/SalesError.ts';
import type { PostalAddress } from '../orders/PostalAddress.ts';

const LINES = ['line1', 'line2', 'locality', 'region', 'postal'] as const;
const LONGEST = 200;

/** Reads an address out of a body. @throws SalesError 400 without a country of ISO 3166-1 */
export function readAddress(fields: Fields): PostalAddress {
  const country = fields.text('country', 2).toUpperCase();
  if (!/^[A-Z]{2}$/.test(country)) {
    throw invalidSale('The member "country" must be a code of two letters, such as DE (ISO 3166-1).');
  }
  const lines = LINES.flatMap((line) => {
    const text = fields.optionalText(line, LONGEST)?.trim();
    return text === undefined || text === '' ? [] : [[line, text] as const];
  });
  return { country, ...Object.fromEntries(lines) };
}
