import { textAt, valueAt } from '../../content/json/Json.ts';
import type { Json } from '../../content/json/Json.ts';

/** One tax on one item, such as 19 % VAT. */
export interface TaxLine {
  /** As readers know it: `VAT`, `MwSt.`, `New York state sales tax`. */
  readonly name: string;
  /** In millionths: 190000 is 19 %. */
  readonly ratePpm: number;
  /** In minor units of the order's currency. */
  readonly amount: number;
}

/** Reads a stored tax line. @throws Error when the table was changed by hand into something else */
export function parseTaxLine(value: Json): TaxLine {
  const name = textAt(value, 'name');
  const ratePpm = valueAt(value, 'ratePpm');
  const amount = valueAt(value, 'amount');
  if (name === undefined || typeof ratePpm !== 'number' || typeof amount !== 'number') {
    throw new Error('A stored tax line cannot be read: restore the table.');
  }
  return { name, ratePpm, amount };
}
