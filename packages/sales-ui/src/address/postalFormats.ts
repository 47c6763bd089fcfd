/** The format of postal codes in countries with a fixed one; other countries accept any text. */
export interface PostalFormat {
  /**
   * The format, as in a `pattern` attribute. Lower-case letters and missing spaces are accepted, because their meaning is
   * clear.
   */
  readonly pattern: string;
  readonly example: string;
}

const digits = (count: number, example: string): PostalFormat => ({ pattern: `\\d{${count}}`, example });

const FIVE = ['DE', 'ES', 'FR', 'IT', 'FI', 'UA', 'TR', 'MX', 'MY', 'TH', 'HR', 'EE', 'SA', 'ID', 'LK', 'CU'];
const FOUR = ['AT', 'AU', 'BE', 'CH', 'DK', 'HU', 'LU', 'NO', 'NZ', 'SI', 'BG', 'CY', 'LI', 'PH', 'TN', 'ZA'];
const SIX = ['CN', 'RU', 'SG', 'RO', 'KZ', 'CO', 'VN', 'BY'];

export const POSTAL_FORMATS: Readonly<Record<string, PostalFormat>> = {
  ...Object.fromEntries(FIVE.map((code) => [code, digits(5, '12345')])),
  ...Object.fromEntries(FOUR.map((code) => [code, digits(4, '1234')])),
  ...Object.fromEntries(SIX.map((code) => [code, digits(6, '123456')])),
  BR: { pattern: '\\d{5}-?\\d{3}', example: '01310-100' },
  CA: { pattern: '[A-Za-z]\\d[A-Za-z][ \\-]?\\d[A-Za-z]\\d', example: 'K1A 0B1' },
  CZ: { pattern: '\\d{3} ?\\d{2}', example: '110 00' },
  GB: { pattern: '[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2}', example: 'SW1A 1AA' },
  GR: { pattern: '\\d{3} ?\\d{2}', example: '105 57' },
  IE: { pattern: '[A-Za-z][\\dA-Za-z]{2} ?[\\dA-Za-z]{4}', example: 'D02 AF30' },
  IN: { pattern: '\\d{3} ?\\d{3}', example: '110 001' },
  JP: { pattern: '\\d{3}-?\\d{4}', example: '100-0001' },
  KR: digits(5, '03187'),
  LT: { pattern: '(LT-)?\\d{5}', example: 'LT-01100' },
  LV: { pattern: '(LV-)?\\d{4}', example: 'LV-1050' },
  NL: { pattern: '\\d{4} ?[A-Za-z]{2}', example: '1012 AB' },
  PL: { pattern: '\\d{2}-?\\d{3}', example: '00-001' },
  PT: { pattern: '\\d{4}(-?\\d{3})?', example: '1000-001' },
  SE: { pattern: '\\d{3} ?\\d{2}', example: '111 22' },
  SK: { pattern: '\\d{3} ?\\d{2}', example: '811 01' },
  US: { pattern: '\\d{5}(-?\\d{4})?', example: '10001' },
};

/** The countries that have no postal codes. */
const WITHOUT_CODES = new Set(
  (
    'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LC LY ML MO MR MW NR ' +
    'NU PA QA RW SB SC SL SO SR ST SY TD TF TG TK TL TO TV UG VU YE ZW'
  ).split(' '),
);

/** What stands for a postal code where there is none; payment services read it so. */
export const NO_POSTAL_CODE = '00000';

/** Returns whether a country has postal codes. @param country its code in ISO 3166-1 alpha-2 */
export const hasPostalCodes = (country: string): boolean => !WITHOUT_CODES.has(country);
