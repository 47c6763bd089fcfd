import type { OrderContact } from './Order.ts';

/** Returns a buyer's name, otherwise the email address; `undefined` once both are deleted. */
export function getContactName({ firstName, lastName, email }: OrderContact): string | undefined {
  const name = [firstName, lastName].filter((part) => part !== undefined && part !== '').join(' ');
  return name === '' ? email : name;
}
