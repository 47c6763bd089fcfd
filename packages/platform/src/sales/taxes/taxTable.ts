import { listAt, textAt } from '../../content/json/Json.ts';
import type { Json } from '../../content/json/Json.ts';
import { findDocument } from '../documents/documentStore.ts';
import type { DocumentScope } from '../documents/documentStore.ts';

/** A tax of a country. */
export interface Tax {
  readonly name: string;
  /** In millionths: 190000 is 19 %. */
  readonly ratePpm: number;
  /** Where it is due; everywhere in the country when there are none. */
  readonly regions: readonly string[];
  /** Of the products that are taxed so; all when there are none. */
  readonly categories: readonly string[];
}

const MILLION = 1_000_000;

const textsAt = (value: Json, key: string): readonly string[] =>
  listAt(value, key).filter((each) => typeof each === 'string');

function parseTax(value: Json): Tax {
  return {
    name: textAt(value, 'name') ?? '',
    // At most six decimals, so the product is a whole number but for what a double adds.
    ratePpm: Math.round(Number(textAt(value, 'rate') ?? '0') * MILLION),
    regions: textsAt(value, 'regions'),
    categories: textsAt(value, 'categories'),
  };
}

/** All taxes of a country; none where no table says otherwise. */
export async function findTaxes(scope: DocumentScope, country: string): Promise<readonly Tax[]> {
  const document = await findDocument(scope, 'tax-table', { id: country });
  return document === undefined ? [] : listAt(document, 'taxes').map(parseTax);
}

/** The taxes that are due on a kind of product in a place. */
export function chooseTaxes(
  taxes: readonly Tax[],
  { region, category }: { readonly region: string | undefined; readonly category: string },
): readonly Tax[] {
  const place = region?.trim().toLowerCase();
  return taxes.filter(
    ({ regions, categories }) =>
      (regions.length === 0 || regions.some((each) => each.toLowerCase() === place)) &&
      (categories.length === 0 || categories.includes(category)),
  );
}
