import { textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';

/** One tax on one item, such as 19 % VAT. */
export interface TaxLine {
  /** The name of the tax for readers: `VAT`, `MwSt.`, `New York state sales tax`. */
  readonly name: string;
  /** The rate in millionths: 190000 is 19 %. */
  readonly ratePpm: number;
  /** The amount in minor units of the order's currency. */
  readonly amount: number;
}

/** Parses a stored tax line. @throws Error when it is invalid, e.g. because the table was edited by hand */
export function parseTaxLine(value: Json): TaxLine {
  const name = textAt(value, 'name');
  const ratePpm = valueAt(value, 'ratePpm');
  const amount = valueAt(value, 'amount');
  if (name === undefined || typeof ratePpm !== 'number' || typeof amount !== 'number') {
    throw new Error('A stored tax line cannot be read: restore the table.');
  }
  return { name, ratePpm, amount };
}
