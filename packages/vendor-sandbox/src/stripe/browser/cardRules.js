/** The rules of card fields: permitted input, its format, and its errors. */

/**
 * @typedef {'cardNumber' | 'cardExpiry' | 'cardCvc'} FieldType
 * @typedef {{ readonly code: string, readonly message: string }} FieldProblem
 *
 * @typedef {object} FieldState
 * @property {string} text as it is shown
 * @property {string} digits
 * @property {boolean} isComplete
 * @property {string} brand of a card number; `unknown` at first
 * @property {FieldProblem | undefined} problem that shows while typing
 * @property {FieldProblem | undefined} unfinished that shows once the field is left
 */

/** @type {readonly (readonly [brand: string, pattern: RegExp, length: number])[]} */
const BRANDS = [
  ['amex', /^3[47]/, 15],
  ['diners', /^3(?:0[0-5]|[68])/, 14],
  ['discover', /^6(?:011|4[4-9]|5)/, 16],
  ['jcb', /^35/, 16],
  ['unionpay', /^62/, 16],
  ['mastercard', /^(?:5[1-5]|2[2-7])/, 16],
  ['visa', /^4/, 16],
];

/** @param {string} digits */
function brandOf(digits) {
  const [brand = 'unknown', , length = 16] = BRANDS.find(([, pattern]) => pattern.test(digits)) ?? [];
  // Older cards of Diners Club have 14 digits, those of other networks have 16.
  return { brand, length: brand === 'diners' && digits.startsWith('30') && digits.length > 14 ? 16 : length };
}

/** Checks the check digit of a card number (ISO/IEC 7812). @param {string} digits */
function hasCheckDigit(digits) {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** @param {string} typed @returns {FieldState} */
function readNumber(typed) {
  const all = typed.replaceAll(/\D/g, '').slice(0, 16);
  const { brand, length } = brandOf(all);
  const digits = all.slice(0, length);
  const isFull = digits.length === length;
  const isValid = isFull && hasCheckDigit(digits);
  const groups =
    brand === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?$/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?$/;
  const parts =
    groups
      .exec(digits)
      ?.slice(1)
      .filter((part) => part !== undefined) ?? [];
  return {
    text: parts.join(' '),
    digits,
    isComplete: isValid,
    brand,
    problem:
      isFull && !isValid ? { code: 'invalid_number', message: 'Your card number is invalid.' } : undefined,
    unfinished: isFull
      ? undefined
      : { code: 'incomplete_number', message: 'Your card number is incomplete.' },
  };
}

/** @param {string} typed @param {Date} today @returns {FieldState} */
function readExpiry(typed, today) {
  const all = typed.replaceAll(/\D/g, '').slice(0, 4);
  const digits = /^[2-9]/.test(all) ? `0${all}`.slice(0, 4) : all;
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  const isFull = digits.length === 4;
  const isPast = isFull && year * 12 + month < today.getFullYear() * 12 + today.getMonth() + 1;
  const isMonth = digits.length < 2 || (month >= 1 && month <= 12);
  /** @type {FieldProblem | undefined} */
  const problem = !isMonth
    ? { code: 'invalid_expiry_month', message: "Your card's expiration date is invalid." }
    : isPast
      ? { code: 'invalid_expiry_year_past', message: "Your card's expiration year is in the past." }
      : undefined;
  return {
    text: digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits,
    digits,
    isComplete: isFull && problem === undefined,
    brand: 'unknown',
    problem,
    unfinished: isFull
      ? undefined
      : { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." },
  };
}

/** @param {string} typed @returns {FieldState} */
function readCode(typed) {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 4);
  const isComplete = digits.length >= 3;
  return {
    text: digits,
    digits,
    isComplete,
    brand: 'unknown',
    problem: undefined,
    unfinished: isComplete
      ? undefined
      : { code: 'incomplete_cvc', message: "Your card's security code is incomplete." },
  };
}

/**
 * @param {FieldType} type
 * @param {string} typed
 * @param {Date} today
 */
export function readField(type, typed, today) {
  if (type === 'cardNumber') return readNumber(typed);
  return type === 'cardExpiry' ? readExpiry(typed, today) : readCode(typed);
}
