import type { Fields } from '../../identity/http/readFields.ts';
import { invalidSale } from '../http/SalesError.ts';
import type { PostalAddress } from './PostalAddress.ts';

const LINES = ['line1', 'line2', 'locality', 'region', 'postal'] as const;
const LONGEST = 200;
/** Where tax depends on the region. */
const NEED_REGION: ReadonlySet<string> = new Set(['US', 'CA']);
/** Where letters arrive without a postal code. */
const WITHOUT_POSTAL: ReadonlySet<string> = new Set([
  ...['AE', 'AG', 'AO', 'AW', 'BF', 'BI', 'BJ', 'BO', 'BS', 'BW', 'BZ', 'CD', 'CF', 'CG', 'CI', 'CK', 'CM'],
  ...['DJ', 'DM', 'ER', 'FJ', 'GA', 'GD', 'GH', 'GM', 'GQ', 'GY', 'HK', 'IE', 'JM', 'KI', 'KM', 'KN', 'KP'],
  ...['LC', 'LY', 'ML', 'MO', 'MR', 'MW', 'NR', 'NU', 'PA', 'QA', 'RW', 'SB', 'SC', 'SL', 'SO', 'SR', 'ST'],
  ...['SY', 'TD', 'TF', 'TG', 'TK', 'TL', 'TO', 'TV', 'UG', 'VU', 'YE', 'ZW'],
]);
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether a text is a country of ISO 3166-1, in capitals. */
export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && countryNames.of(code) !== undefined;
}

/** Reads an address out of a body. @throws SalesError 400 without a country of ISO 3166-1 */
export function readAddress(fields: Fields): PostalAddress {
  const country = fields.text('country', 2).toUpperCase();
  if (!isCountry(country)) {
    throw invalidSale('The member "country" must be a code of two letters, such as DE (ISO 3166-1).');
  }
  const lines = LINES.flatMap((line) => {
    const text = fields.optionalText(line, LONGEST)?.trim();
    return text === undefined || text === '' ? [] : [[line, text] as const];
  });
  return { country, ...Object.fromEntries(lines) };
}

/**
 * Reads an address that an order can be billed or sent to.
 *
 * @param name of the member that holds it, for messages
 * @throws SalesError 400 for a line that its country needs and that is not there
 */
export function readCompleteAddress(fields: Fields, name: string): PostalAddress {
  const address = readAddress(fields);
  const { country } = address;
  const needed = [
    'line1' as const,
    'locality' as const,
    ...(NEED_REGION.has(country) ? ['region' as const] : []),
    ...(WITHOUT_POSTAL.has(country) ? [] : ['postal' as const]),
  ];
  const missing = needed.find((line) => address[line] === undefined);
  if (missing === undefined) return address;
  throw invalidSale(`The member "${name}.${missing}" is missing. Give it a value.`);
}
