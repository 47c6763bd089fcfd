import { MAX_READS } from '@broadsheet/paywall';
import {
  boolean,
  closed,
  constant,
  dateTime,
  integer,
  listOf,
  matching,
  recordOf,
  text,
} from '@broadsheet/service-kit/json';
import type { Schema } from '@broadsheet/service-kit/json';
import { MOST_PIECES } from '../catalogue/Product.ts';
import type { SalesDocumentType } from '../documents/SalesDocumentType.ts';

/** A code; only characters that need no encoding, because published clients insert codes into URLs as they are. */
const code = matching('^[A-Za-z0-9][A-Za-z0-9._~-]{0,63}$');
const country = matching('^[A-Z]{2}$');
const sentence: Schema = { type: 'string', minLength: 1 };
/** A decimal number as text, such as `"12.90"`, so that no decimal is lost. */
const decimal = matching('^\\d{1,12}(\\.\\d{1,6})?$');
const count: Schema = { type: 'integer', minimum: 1, maximum: 1000 };
const id: Schema = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
const units = ['Day', 'Week', 'Month', 'Year'] as const;

function salesDocument(
  type: SalesDocumentType,
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[],
): Schema {
  const common = { type: constant(type), schemaVersion: { enum: [1] }, site: text, note: text };
  return closed({ ...common, ...properties }, ['type', ...required]);
}

const rate = closed(
  {
    amount: decimal,
    duration: constant(...units, 'UntilCancelled'),
    durationCount: count,
    billingFrequency: constant(...units),
    billingCount: count,
  },
  ['amount', 'duration', 'billingFrequency'],
);

const paywallRule = closed(
  {
    id,
    conditions: recordOf(closed({ in: boolean, values: listOf(text) }, ['in', 'values'])),
    e: { type: 'array', minItems: 1, items: [boolean], additionalItems: text },
    ent: { type: 'array', minItems: 1, items: [boolean], additionalItems: text },
    // A meter holds no more readings.
    rt: { type: 'integer', minimum: 0, maximum: MAX_READS },
    rc: integer,
    budget: closed(
      {
        budgetType: constant('Calendar', 'Rolling'),
        calendarType: constant('Weekly', 'Monthly'),
        calendarWeekDay: constant('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'),
        rollingType: constant('Days', 'Hours'),
        rollingDays: count,
        rollingHours: count,
      },
      ['budgetType'],
    ),
    cc: text,
  },
  ['id', 'e', 'ent', 'rt'],
);

/** The JSON schemas of sales documents, by type. */
export const salesSchemas: Readonly<Record<SalesDocumentType, Schema>> = {
  product: salesDocument(
    'product',
    {
      sku: code,
      name: sentence,
      description: text,
      attributes: listOf(closed({ id, name: text, featureText: sentence, value: text }, ['featureText'])),
      entitlements: listOf(code),
      sharesAllowed: { type: 'integer', minimum: 0, maximum: 1000 },
      isGift: boolean,
      isShipped: boolean,
      quantityAllowed: { type: 'integer', minimum: 1, maximum: MOST_PIECES },
      taxCategory: code,
    },
    ['sku', 'name'],
  ),
  price: salesDocument(
    'price',
    {
      priceCode: code,
      sku: code,
      pricingStrategyId: id,
      name: sentence,
      description: text,
      summary: text,
      currency: matching('^[A-Z]{3}$'),
      taxInclusive: boolean,
      rates: listOf(rate, { minItems: 1, maxItems: 20 }),
      succeeds: code,
    },
    ['priceCode', 'sku', 'pricingStrategyId', 'name', 'currency', 'taxInclusive', 'rates'],
  ),
  offer: salesDocument(
    'offer',
    {
      offerId: code,
      pageTitle: sentence,
      pageSubTitle: text,
      pw: text,
      products: listOf(
        closed({ sku: code, priceCodes: listOf(code, { minItems: 1 }) }, ['sku', 'priceCodes']),
        {
          minItems: 1,
        },
      ),
    },
    ['offerId', 'pageTitle', 'products'],
  ),
  campaign: salesDocument(
    'campaign',
    { campaignCode: code, offerId: code, from: dateTime, until: dateTime },
    ['campaignCode', 'offerId'],
  ),
  'tax-table': salesDocument(
    'tax-table',
    {
      country,
      taxes: listOf(
        closed({ name: sentence, rate: decimal, regions: listOf(sentence), categories: listOf(code) }, [
          'name',
          'rate',
        ]),
      ),
    },
    ['country', 'taxes'],
  ),
  'paywall-rules': salesDocument('paywall-rules', { id: code, rules: listOf(paywallRule) }, ['id', 'rules']),
  'enterprise-code': salesDocument(
    'enterprise-code',
    {
      code: matching('^[A-Za-z0-9_-]{8,64}$'),
      organisation: sentence,
      sku: code,
      /** The number of readers who may redeem it; absent: any number. */
      seats: { type: 'integer', minimum: 1 },
      /** The domains of readers' verified addresses; absent: any address. */
      emailDomains: listOf(matching('^[\\p{L}\\p{M}\\p{N}.-]+\\.[\\p{L}\\p{M}\\p{N}-]{2,}$')),
      until: dateTime,
    },
    ['code', 'organisation', 'sku'],
  ),
};
