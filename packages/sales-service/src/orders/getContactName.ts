import { toWrittenEmail } from '@broadsheet/service-kit/http';
import type { OrderContact } from './Order.ts';

/** Returns a buyer's name, otherwise the email address; `undefined` once both are deleted. */
export function getContactName({ firstName, lastName, email }: OrderContact): string | undefined {
  const name = [firstName, lastName].filter((part) => part !== undefined && part !== '').join(' ');
  if (name !== '') return name;
  return email === undefined ? undefined : toWrittenEmail(email);
}
