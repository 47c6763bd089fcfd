import { invalidRequest } from '../IdentityError.ts';
import type { Fields } from './readFields.ts';

/** RFC 5321 allows no more. */
export const LONGEST_EMAIL = 254;

const EMAIL =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** The form in which an address is stored and compared: readers do not remember how they capitalised it. */
export function foldEmail(address: string): string {
  return address.trim().normalize('NFC').toLowerCase();
}

/** Whether text looks like a complete address; the proof is a mail that arrives. */
export function isEmail(address: string): boolean {
  return address.length <= LONGEST_EMAIL && EMAIL.test(address);
}

/** @returns the folded address. @throws IdentityError 400 for anything that is not a complete address */
export function readEmail(fields: Fields, name: string): string {
  const email = foldEmail(fields.text(name, LONGEST_EMAIL));
  if (isEmail(email)) return email;
  throw invalidRequest(`The member "${name}" must be a complete email address such as name@example.com.`);
}
