import { foldEmail, isEmail, LONGEST_EMAIL } from './foldEmail.ts';
import { invalidRequest } from './ServiceError.ts';
import type { Fields } from './readFields.ts';

/** Reads an address. @returns the folded address. @throws ServiceError 400 unless it is a complete address */
export function readEmail(fields: Fields, name: string): string {
  const email = foldEmail(fields.text(name, LONGEST_EMAIL));
  if (isEmail(email)) return email;
  throw invalidRequest(`The member "${name}" must be a complete email address such as name@example.com.`);
}
