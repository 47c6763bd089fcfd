/** Readers who buy subscriptions: a platform, prices, and orders that are paid without a checkout. */
import { textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { Database } from '@broadsheet/service-kit/database';
import { createOutbox } from '@broadsheet/service-kit/outbox';
import {
  emptyReaderTables,
  openReaders,
  ORIGIN,
  readSession,
  settleBeforeEmptying,
} from '../identity/openReaders.ts';
import type { Answer, CallOptions, Readers, SignedIn } from '../identity/openReaders.ts';
import { createKeyring } from '@broadsheet/service-kit/keys';
import type { Mail } from '@broadsheet/service-kit/mail';
import {
  changePlan,
  findOrder,
  insertOrder,
  lockOrder,
  markPaid,
  runBilling,
  startSubscriptions,
} from '@broadsheet/sales-service';
import type { Order, BillingContext, BillingReport } from '@broadsheet/sales-service';
import { createFakeProvider } from './fakeProvider.ts';
import type { FakeProvider } from './fakeProvider.ts';

const SITE = 'paper';
const SECRET = 'a secret of the tests';

/** A price of 1 € for 3 months, then 12 € a month; amounts in documents are decimals. */
export const MONTHLY: JsonObject = {
  type: 'price',
  priceCode: 'monthly',
  sku: 'digital',
  pricingStrategyId: 1,
  name: 'Monthly',
  currency: 'EUR',
  rates: [
    { amount: '1.00', duration: 'Month', durationCount: 3, billingFrequency: 'Month', billingCount: 3 },
    {
      amount: '12.00',
      duration: 'UntilCancelled',
      durationCount: 1,
      billingFrequency: 'Month',
      billingCount: 1,
    },
  ],
};

/** A price of 120 € a year. */
export const YEARLY: JsonObject = {
  ...MONTHLY,
  priceCode: 'yearly',
  pricingStrategyId: 2,
  name: 'Yearly',
  rates: [
    {
      amount: '120.00',
      duration: 'UntilCancelled',
      durationCount: 1,
      billingFrequency: 'Year',
      billingCount: 1,
    },
  ],
};

/** A price of 20 € once, for three months as a gift. */
export const GIFT: JsonObject = {
  ...MONTHLY,
  priceCode: 'gift-3',
  sku: 'gift',
  pricingStrategyId: 3,
  name: 'Three months as a gift',
  rates: [
    { amount: '20.00', duration: 'Month', durationCount: 3, billingFrequency: 'Month', billingCount: 3 },
  ],
};

const PRODUCTS: readonly JsonObject[] = [
  { type: 'product', sku: 'digital', name: 'Digital', entitlements: ['digital'], sharesAllowed: 2 },
  {
    type: 'product',
    sku: 'premium',
    name: 'Premium',
    entitlements: ['digital', 'archive'],
    sharesAllowed: 5,
  },
  { type: 'product', sku: 'gift', name: 'Gift', entitlements: ['digital'], isGift: true },
];

export interface Subscribers extends Readers {
  readonly provider: FakeProvider;
  /** The mails of the services that the tests call directly; calls of the platform mail to its mailbox. */
  readonly mailed: readonly Mail[];
  /** The errors that those services logged. */
  readonly errors: readonly string[];
  /** The dependencies of billing. */
  readonly context: BillingContext;
  /** Moves the clock forward, and logs the reader in again, because the token has expired then. */
  passDays(days: number, email?: string): Promise<SignedIn>;
  /** Completes a change of plan with the fake provider. */
  changePlan(sessionId: string, reader: SignedIn): Promise<unknown>;
  /** Runs billing once, and waits for its mails. */
  bill(): Promise<BillingReport>;
  /** Stores a reader's order, pays it, and fulfils it `times` times (default 1). @returns the ids of its subscriptions */
  buy(
    reader: SignedIn,
    price?: JsonObject,
    options?: { readonly times?: number },
  ): Promise<readonly number[]>;
  /** Makes a call below `/sales/public`. */
  sale(method: string, path: string, options?: CallOptions): Promise<Answer>;
}

/** Stores a sales document in its table, as an import does. */
export async function storeDocument(database: Database, document: JsonObject, id: string): Promise<void> {
  await database.query(
    `insert into sales_documents (site, type, id, body, hash) values ($1, $2, $3, $4::text::jsonb, '')
      on conflict do nothing`,
    [SITE, textAt(document, 'type') ?? '', id, JSON.stringify(document)],
  );
}

function unitPrice(price: JsonObject): number {
  const rates = price.rates;
  const [first] = Array.isArray(rates) ? rates : [];
  const { amount } = first;
  return Math.round(Number(amount) * 100);
}

/** Stores a pending order for one item, with 19 % VAT included in the price. */
async function placeOrder(database: Database, uuid: string, price: JsonObject, now: number): Promise<Order> {
  const total = unitPrice(price);
  const tax = total - Math.round(total / 1.19);
  const amounts = { subtotal: total - tax, tax, total };
  const order = await insertOrder(database, SITE, {
    ...amounts,
    owner: { kind: 'reader', uuid },
    type: 'Parent',
    currency: 'EUR',
    shipping: 0,
    items: [
      {
        ...amounts,
        sku: textAt(price, 'sku') ?? '',
        priceCode: textAt(price, 'priceCode') ?? '',
        quantity: 1,
        name: textAt(price, 'name') ?? '',
        shortDescription: undefined,
        firstCycle: 1,
        unitPrice: total,
        taxLines: [{ name: 'VAT', ratePpm: 190_000, amount: tax }],
        price,
      },
    ],
    contact: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' },
    billingAddress: { country: 'DE', line1: 'Hauptstr. 1', locality: 'Berlin', postal: '10115' },
    shippingAddress: undefined,
    now,
    idempotencyKey: undefined,
    contentHash: '',
  });
  if (order === undefined) throw new Error('The order was not stored.');
  return order;
}

/** Empties the tables and opens a platform on them. */
export async function openSubscribers(database: Database): Promise<Subscribers> {
  await emptyReaderTables(database);
  await database.query(
    'truncate subscriptions, orders, carts, sales_documents, story_reads, outgoing_mails cascade',
  );
  for (const product of PRODUCTS) await storeDocument(database, product, textAt(product, 'sku') ?? '');
  const taxes = { type: 'tax-table', country: 'DE', taxes: [{ name: 'VAT', rate: '0.19' }] };
  await storeDocument(database, taxes, 'DE');
  for (const price of [MONTHLY, YEARLY, GIFT])
    await storeDocument(database, price, textAt(price, 'priceCode') ?? '');
  const readers = openReaders(database);
  const { clock } = readers;
  const provider = createFakeProvider();
  const mailed: Mail[] = [];
  const errors: string[] = [];
  const log = { error: (message: string) => void errors.push(message) };
  const keys = createKeyring({ secret: SECRET }, clock);
  const mailer = { send: async (mail: Mail) => void mailed.push(mail) };
  const outbox = createOutbox({ database, site: SITE, siteUrl: ORIGIN, keys, clock, log, mailer });
  settleBeforeEmptying(database, () => outbox.settle());
  const context: BillingContext = {
    database,
    site: SITE,
    clock,
    log,
    payments: provider,
    outbox,
    siteUrl: ORIGIN,
    keys,
  };
  return {
    ...readers,
    provider,
    mailed,
    context,
    errors,
    async passDays(days, email) {
      clock.advance(days * 86_400_000);
      return readSession(await readers.logIn(email));
    },
    changePlan: (sessionId, { uuid }) => changePlan(context, { sessionId, owner: { kind: 'reader', uuid } }),
    async bill() {
      const report = await runBilling(context);
      await outbox.settle();
      return report;
    },
    sale: (method, path, options) => readers.call(method, `//sales/public${path}`, options),
    async buy({ uuid }, price = MONTHLY, { times = 1 } = {}) {
      const { orderNumber } = await placeOrder(database, uuid, price, clock.now());
      for (let time = 0; time < times; time += 1) {
        await database.transaction(async (queries) => {
          const order = await lockOrder(queries, orderNumber);
          if (order === undefined) throw new Error('The order is gone.');
          const subscriptionIds = await startSubscriptions(queries, order, { site: SITE, clock });
          await markPaid(queries, orderNumber, { now: clock.now(), subscriptionIds });
        });
      }
      return (await findOrder(database, orderNumber))?.subscriptionIds ?? [];
    },
  };
}
