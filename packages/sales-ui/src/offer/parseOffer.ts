/**
 * Parses the part of an offer that its page and the wall of a locked story show. This code is sent with every visit to the
 * page of an offer whose plans the script draws, so it reads the few members it needs itself.
 */
import { isRecord, list, string } from '@broadsheet/client-core';
import { parseRates } from '../price/parseRates.ts';
import type { Rate } from '../price/Rate.ts';

/** One way to buy one product. The texts may contain HTML from any service; see `writeInline`. */
export interface Plan {
  readonly sku: string;
  readonly priceCode: string;
  readonly name: string;
  readonly description: string;
  readonly summary: string;
  readonly features: readonly string[];
  /** ISO 4217; empty where the service says none. */
  readonly currency: string;
  readonly rates: readonly Rate[];
}

export interface OfferPage {
  readonly title: string;
  readonly subTitle: string;
  readonly plans: readonly Plan[];
}

const isText = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

function parseFeature(feature: unknown): string | undefined {
  if (!isRecord(feature)) return undefined;
  return [string(feature['value']), string(feature['featureText'])].find(isText);
}

function parsePlans(product: unknown): readonly Plan[] | undefined {
  if (!isRecord(product)) return undefined;
  const sku = string(product['sku']);
  if (!isText(sku)) return undefined;
  const features = list(parseFeature)(product['attributes']) ?? [];
  return list((strategy) => {
    if (!isRecord(strategy)) return undefined;
    const text = (name: string) => string(strategy[name])?.trim() ?? '';
    // Some services send the price code as a number.
    const code = strategy['priceCode'];
    const priceCode = typeof code === 'number' ? String(code) : text('priceCode');
    if (priceCode === '') return undefined;
    const currency = text('currencyCode');
    return {
      sku,
      priceCode,
      name: text('name') || (string(product['name']) ?? ''),
      description: text('description'),
      summary: text('summary'),
      features,
      currency,
      rates: parseRates(strategy['rates'], currency),
    };
  })(product['pricingStrategies']);
}

/** Parses a response; `undefined` when it offers nothing. */
export function parseOffer(answer: unknown): OfferPage | undefined {
  if (!isRecord(answer)) return undefined;
  const plans = (list(parsePlans)(answer['products']) ?? []).flat();
  if (plans.length === 0) return undefined;
  return {
    title: string(answer['pageTitle']) ?? '',
    subTitle: string(answer['pageSubTitle']) ?? '',
    plans,
  };
}
