import type { Hono } from 'hono';
import type { PriceInfoBody } from '@broadsheet/sdk-sales/contract';
import { cachePublicly } from '../http/cachePublicly.ts';
import { toDecimal } from '@broadsheet/service-kit/money';
import { invalidRequest, notFound } from '@broadsheet/service-kit/http';
import type { ServiceEnv } from '@broadsheet/service-kit/http';
import type { SalesContext } from '../SalesContext.ts';
import { getBillingCycle } from './billingCycle.ts';
import { requirePrice, requireProduct } from './catalogue.ts';
import { pricingStrategyBody } from './Price.ts';
import type { Price } from './Price.ts';
import { productBody } from './Product.ts';

/** The last moment that a JavaScript `Date` can represent, in milliseconds since 1970. */
const LATEST = 8_640_000_000_000_000;
const MOST_CYCLES = 100_000;

function readWhole(
  text: string,
  name: string,
  limits: { readonly min: number; readonly max: number },
): number {
  const number = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= limits.min && number <= limits.max) return number;
  throw invalidRequest(`The ${name} must be a whole number from ${limits.min} to ${limits.max}.`);
}

function priceInfo(price: Price, cycle: { readonly index: number; readonly start: number }): PriceInfoBody {
  const charged = getBillingCycle(price.rates, cycle);
  if (charged === undefined) {
    throw notFound(`The price ${price.priceCode} ends before cycle ${cycle.index}. Ask for an earlier one.`);
  }
  return {
    price: toDecimal({ amount: charged.amount, currency: price.currency }),
    paymentDate: charged.startsOn,
    pricingStrategy: pricingStrategyBody(price),
  };
}

/** Adds the calls that return products and prices, which are the same for all readers. */
export function addCatalogueRoutes(app: Hono<ServiceEnv>, { database, site }: SalesContext): void {
  const scope = { queries: database, site };
  app.get('/retail/public/v1/pricing/paymentInfo/:priceCode/:cycle/:start', async (call) => {
    const { priceCode, cycle, start } = call.req.param();
    const requested = {
      index: readWhole(cycle, 'cycle', { min: 1, max: MOST_CYCLES }),
      start: readWhole(start, 'start date', { min: 0, max: LATEST }),
    };
    const price = await requirePrice(scope, priceCode);
    cachePublicly(call);
    return call.json(priceInfo(price, requested));
  });
  app.get('/retail/public/v1/product/:sku', async (call) => {
    const product = await requireProduct(scope, call.req.param('sku'));
    cachePublicly(call);
    return call.json(productBody(product));
  });
}
