import type { OrderContact } from './Order.ts';

/** What somebody is called who bought something: their name, else their address; undefined once both are deleted. */
export function nameOf({ firstName, lastName, email }: OrderContact): string | undefined {
  const name = [firstName, lastName].filter((part) => part !== undefined && part !== '').join(' ');
  return name === '' ? email : name;
}
