import { invalidRequest } from '@broadsheet/service-kit/http';
import type { Fields } from '@broadsheet/service-kit/http';
import type { PostalAddress } from './PostalAddress.ts';

const LINES = ['line1', 'line2', 'locality', 'region', 'postal'] as const;
const LONGEST = 200;
/** The countries where tax depends on the region, so that the region is required. */
const NEED_REGION: ReadonlySet<string> = new Set(['US', 'CA']);
/** The countries where a postal code is not required. */
const WITHOUT_POSTAL: ReadonlySet<string> = new Set([
  ...['AE', 'AG', 'AO', 'AW', 'BF', 'BI', 'BJ', 'BO', 'BS', 'BW', 'BZ', 'CD', 'CF', 'CG', 'CI', 'CK', 'CM'],
  ...['DJ', 'DM', 'ER', 'FJ', 'GA', 'GD', 'GH', 'GM', 'GQ', 'GY', 'HK', 'IE', 'JM', 'KI', 'KM', 'KN', 'KP'],
  ...['LC', 'LY', 'ML', 'MO', 'MR', 'MW', 'NR', 'NU', 'PA', 'QA', 'RW', 'SB', 'SC', 'SL', 'SO', 'SR', 'ST'],
  ...['SY', 'TD', 'TF', 'TG', 'TK', 'TL', 'TO', 'TV', 'UG', 'VU', 'YE', 'ZW'],
]);
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Returns whether a text is a country code of ISO 3166-1 alpha-2, in capitals. */
export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && countryNames.of(code) !== undefined;
}

/** Reads an address from a request body. @throws ServiceError 400 without a country of ISO 3166-1 */
export function readAddress(fields: Fields): PostalAddress {
  const country = fields.text('country', 2).toUpperCase();
  if (!isCountry(country)) {
    throw invalidRequest('The member "country" must be a code of two letters, such as DE (ISO 3166-1).');
  }
  const lines = LINES.flatMap((line) => {
    const text = fields.optionalText(line, LONGEST)?.trim();
    return text === undefined || text === '' ? [] : [[line, text] as const];
  });
  return { country, ...Object.fromEntries(lines) };
}

/**
 * Reads the billing address of later charges. Published clients may leave lines out, but not the one that decides the taxes.
 *
 * @throws ServiceError 400 without a country of ISO 3166-1, and without a region where taxes depend on it
 */
export function readTaxedAddress(fields: Fields): PostalAddress {
  const address = readAddress(fields);
  if (!NEED_REGION.has(address.country) || address.region !== undefined) return address;
  throw invalidRequest('The member "billingAddress.region" is missing: taxes depend on it. Give it a value.');
}

/**
 * Reads an address to which an order can be billed or sent.
 *
 * @param name the name of the body's member that holds the address, for error messages
 * @throws ServiceError 400 when a line is missing that the country requires
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
  throw invalidRequest(`The member "${name}.${missing}" is missing. Give it a value.`);
}
