import { invalidRequest } from './ServiceError.ts';
import type { Fields } from './readFields.ts';

/** The maximum length of an email address (RFC 5321). */
export const LONGEST_EMAIL = 254;

const EMAIL =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** Returns the form in which an address is stored and compared, because readers do not remember its capitalisation. */
export function foldEmail(address: string): string {
  return address.trim().normalize('NFC').toLowerCase();
}

/** Returns whether a text looks like a complete address; only a mail that arrives proves it. */
export function isEmail(address: string): boolean {
  return address.length <= LONGEST_EMAIL && EMAIL.test(address);
}

/** Reads an address. @returns the folded address. @throws ServiceError 400 unless it is a complete address */
export function readEmail(fields: Fields, name: string): string {
  const email = foldEmail(fields.text(name, LONGEST_EMAIL));
  if (isEmail(email)) return email;
  throw invalidRequest(`The member "${name}" must be a complete email address such as name@example.com.`);
}
