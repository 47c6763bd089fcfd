import type { JsonObject } from '@broadsheet/service-kit/json';
import { findProduct } from '../catalogue/catalogue.ts';
import { parsePrice } from '../catalogue/Price.ts';
import type { DocumentScope } from '../documents/documentStore.ts';
import type { PeriodQuote, Subscription } from './Subscription.ts';
import { calculateTax } from '../taxes/calculateTax.ts';
import { chooseTaxes, findTaxes } from '../taxes/taxTable.ts';
import type { Term } from './nextTerm.ts';

/** Quotes an amount of a price, with today's taxes at the subscription's billing address. */
export async function quoteAmount(
  scope: DocumentScope,
  { billingAddress }: Subscription,
  { amount, price, sku }: { readonly amount: number; readonly price: JsonObject; readonly sku: string },
): Promise<PeriodQuote> {
  const category = (await findProduct(scope, sku))?.taxCategory ?? 'standard';
  const { country, region } = billingAddress;
  const taxes = chooseTaxes(await findTaxes(scope, country), { region, category });
  const { taxInclusive, currency } = parsePrice(price);
  return calculateTax(amount, taxes, { taxInclusive, currency });
}

/** Quotes a term of a subscription. */
export function quoteTerm(
  scope: DocumentScope,
  subscription: Subscription,
  { term }: { readonly term: Term },
): Promise<PeriodQuote> {
  const { price, sku, unitPrice } = term;
  return quoteAmount(scope, subscription, { amount: unitPrice * subscription.quantity, price, sku });
}
