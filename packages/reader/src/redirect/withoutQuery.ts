import { addressQuery } from './addressQuery.ts';

/** Path and query of an address without these values. */
export function withoutQuery(address: string, ...names: readonly string[]): string {
  const values = addressQuery(address);
  for (const name of names) values.delete(name);
  const path = address.replace(/[?#].*$/s, '');
  return values.size === 0 ? path : `${path}?${values}`;
}
