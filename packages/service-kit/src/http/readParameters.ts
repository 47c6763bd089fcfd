import { HttpError } from './HttpError.ts';

/** The query parameters of a URL. Unknown parameters are ignored; of a repeated one the first counts. */
export interface Parameters {
  /** Reads text. @returns undefined when absent or empty. @throws HttpError 400 for text with a NUL character */
  text(name: string): string | undefined;
  /** Reads required text. @throws HttpError 400 when absent or empty */
  requiredText(name: string): string;
  /** Reads a whole number. @throws HttpError 400 for anything else and outside the limits */
  integer(name: string, fallback: number, limits: { readonly min: number; readonly max?: number }): number;
  /** Reads a flag: false for `false` and `0`, true for any other value. */
  flag(name: string, fallback: boolean): boolean;
}

const LARGEST = 2_147_483_647;
const LONGEST_ECHO = 40;

/** Creates the reader of query parameters. @param address the URL of the request */
export function readParameters(address: string): Parameters {
  const query = new URL(address).searchParams;
  const text = (name: string): string | undefined => {
    const value = query.get(name) ?? '';
    if (value.includes('\u0000')) {
      throw new HttpError(400, `The parameter "${name}" holds a NUL character. Leave it out.`);
    }
    return value === '' ? undefined : value;
  };
  return {
    text,
    requiredText(name) {
      const value = text(name);
      if (value === undefined)
        throw new HttpError(400, `The parameter "${name}" is missing. Give it a value.`);
      return value;
    },
    integer(name, fallback, { min, max = LARGEST }) {
      const value = text(name);
      if (value === undefined) return fallback;
      const number = /^-?\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
      if (number >= min && number <= max) return number;
      throw new HttpError(
        400,
        `The parameter "${name}" is "${value.slice(0, LONGEST_ECHO)}" and must be a whole number from ${min} to ${max}.`,
      );
    },
    flag(name, fallback) {
      const value = text(name);
      return value === undefined ? fallback : value !== 'false' && value !== '0';
    },
  };
}
