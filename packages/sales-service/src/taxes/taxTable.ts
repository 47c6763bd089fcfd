import { listAt, textAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import { findDocument } from '../documents/documentStore.ts';
import type { DocumentScope } from '../documents/documentStore.ts';

/** A tax of a country. */
export interface Tax {
  readonly name: string;
  /** The rate in millionths: 190000 is 19 %. */
  readonly ratePpm: number;
  /** The regions where the tax is due; empty: the whole country. */
  readonly regions: readonly string[];
  /** The tax categories of the products to which it applies; empty: all products. */
  readonly categories: readonly string[];
}

const MILLION = 1_000_000;

const textsAt = (value: Json, key: string): readonly string[] =>
  listAt(value, key).filter((each) => typeof each === 'string');

function parseTax(value: Json): Tax {
  return {
    name: textAt(value, 'name') ?? '',
    // The text has at most six decimals, so rounding removes only the error of floating-point arithmetic.
    ratePpm: Math.round(Number(textAt(value, 'rate') ?? '0') * MILLION),
    regions: textsAt(value, 'regions'),
    categories: textsAt(value, 'categories'),
  };
}

/** Lists all taxes of a country; none without a tax table. */
export async function findTaxes(scope: DocumentScope, country: string): Promise<readonly Tax[]> {
  const document = await findDocument(scope, 'tax-table', { id: country });
  return document === undefined ? [] : listAt(document, 'taxes').map(parseTax);
}

/** Returns the taxes that are due on a category of products in a region; regions are compared without case. */
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
