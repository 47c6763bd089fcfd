/** A platform that sells the sample newspaper, with Stripe's stand-in behind a listening port and PayPal's beside it. */
import { join } from 'node:path';
import { isRecord, systemClock } from '@broadsheet/client-core';
import { createPlatform, findImportFiles, openDatabase, openOwnSchema } from '@broadsheet/platform';
import type { Database, Platform } from '@broadsheet/platform';
import { inject } from 'vitest';
import { openSandbox } from '../src/sandbox/openSandbox.ts';
import type { Sandbox } from '../src/sandbox/openSandbox.ts';

export const ORIGIN = 'http://localhost:3000';
const BERLIN = { line1: 'Am Ufer 1', locality: 'Berlin', postal: '10115', country: 'DE' };
const SUBSCRIPTIONS = join(import.meta.dirname, '../../../fixtures/subscriptions');
const FAST_SCRYPT = { ln: 4, r: 8, p: 1 };
const STRIPE = 1;
const PAYPAL = 2;

export type Body = Readonly<Record<string, unknown>>;

export interface Answer {
  readonly status: number;
  readonly body: Body;
  /** Status and error code, such as `409 400051`. */
  readonly outcome: string;
}

const url = process.env['TEST_DATABASE_URL'];

/** Opens a schema for one test file; closing the database drops it. */
async function openForFile(base: string): Promise<Database> {
  const { database, drop } = await openOwnSchema(base);
  return { ...database, close: drop };
}

/**
 * The databases to test: always PGlite in memory, and a PostgreSQL when TEST_DATABASE_URL names one; test files run there
 * at the same time, each in a schema of its own.
 */
export const databasesUnderTest: readonly { readonly name: string; open(): Promise<Database> }[] = [
  { name: 'PGlite', open: () => openDatabase({ imageFile: inject('databaseImage') }) },
  ...(url ? [{ name: 'PostgreSQL', open: () => openForFile(url) }] : []),
];

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const value: unknown = text === '' ? {} : JSON.parse(text);
  const body = isRecord(value) ? value : { list: value };
  const code = typeof body['code'] === 'string' ? ` ${body['code']}` : '';
  return { status: response.status, body, outcome: `${response.status}${code}` };
}

interface Parts {
  readonly platform: Platform;
  readonly sandbox: Sandbox;
}

/** Creates a reader with actions on the site and at the vendors. */
function createReader({ platform, sandbox }: Parts, headers: Readonly<Record<string, string>>) {
  const sale = async (method: string, path: string, body?: unknown): Promise<Answer> =>
    read(
      await platform.fetch(
        new Request(`${ORIGIN}/sales/public/v1${path}`, {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      ),
    );
  const post = async (path: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
    sandbox.fetch(new Request(`${ORIGIN}${path}`, { method: 'POST', body: new URLSearchParams(fields) }));
  const stripe = async (path: string, fields: Readonly<Record<string, string>>): Promise<Answer> =>
    read(await post(`/sandbox/stripe/v1/${path}`, { key: 'pk_test_page', ...fields }));
  const payment = (orderNumber: string, option: number) => `/checkout/order/${orderNumber}/payment/${option}`;
  return {
    sale,
    post,
    /** Puts a price in the cart and orders it. @returns the number of the order */
    async order(item = { sku: 'digital', priceCode: 'DIGITAL-MONTHLY' }, email?: string): Promise<string> {
      await sale('POST', '/cart/item', { items: [{ ...item, quantity: 1 }], billingAddress: BERLIN });
      const { body } = await sale('POST', '/checkout/order', {
        billingAddress: BERLIN,
        email,
        secondConfirmed: true,
      });
      return String(body['orderNumber']);
    },
    /** Starts a card payment. @returns its id and secret */
    async start(orderNumber: string) {
      const { body, outcome } = await sale('GET', payment(orderNumber, STRIPE));
      const secret = String(body['parameter1']);
      return { outcome, secret, key: body['parameter2'], intent: secret.split('_secret_')[0] ?? '' };
    },
    /** Confirms an intent with a card, as a page does. */
    async confirm(secret: string, number = '4242424242424242'): Promise<Answer> {
      const made = await stripe('payment_methods', {
        type: 'card',
        'card[number]': number,
        'card[exp_month]': '12',
        // A year that the clock has not reached, however many days have passed.
        'card[exp_year]': String(new Date(sandbox.clock.now()).getUTCFullYear() + 3),
        'card[cvc]': '123',
      });
      const [id = ''] = secret.split('_secret_');
      const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
      const fields = { client_secret: secret, payment_method: String(made.body['id']) };
      return stripe(`${kind}/${id}/confirm`, fields);
    },
    finish: (orderNumber: string, token: string, change: object = {}) =>
      sale('PUT', payment(orderNumber, STRIPE), { token, ...change }),
    /** Starts paying by PayPal. @returns its token */
    async startPayPal(orderNumber: string) {
      const { body, outcome } = await sale('GET', payment(orderNumber, PAYPAL));
      const address = String(body['parameter1']);
      const token = URL.canParse(address) ? (new URL(address).searchParams.get('token') ?? '') : '';
      return { outcome, token, address };
    },
    approve: (token: string, choice = 'approve') => post('/sandbox/paypal/checkoutnow', { token, choice }),
    finishPayPal: (orderNumber: string, token: string) =>
      sale('PUT', payment(orderNumber, PAYPAL), { token }),
  };
}

export type ShopReader = ReturnType<typeof createReader>;

export interface ShopOptions {
  /** Whether webhooks reach the shop. */
  readonly hears: () => boolean;
  /** The vendors of another shop, whose accounts this one shares. */
  readonly sandbox?: Sandbox;
  readonly secret?: string;
}

export const SECRET = 'of the tests, long enough for everybody';

/** Opens the shop on a database. */
export async function openShop(database: Database, { hears, sandbox: shared, secret = SECRET }: ShopOptions) {
  const sandbox = shared ?? (await openSandbox({ siteOrigin: ORIGIN, secret: 'of the tests', file: {} }));
  const logged: string[] = [];
  const platform = createPlatform({
    database,
    dataDir: '/nonexistent-media',
    site: 'courier',
    secret,
    clock: systemClock,
    log: { error: (message, details) => void logged.push(`${message} ${JSON.stringify(details)}`) },
    origin: ORIGIN,
    sandbox: true,
    identity: { passwordHashing: FAST_SCRYPT },
    sales: { payments: sandbox.payments, clock: sandbox.clock },
  });
  sandbox.deliverEventsTo((request) =>
    hears() ? platform.fetch(request) : Promise.resolve(new Response(null, { status: 503 })),
  );
  await platform.import(await findImportFiles(SUBSCRIPTIONS), { root: SUBSCRIPTIONS });
  let readers = 0;
  const stripeApi = async (path: string, fields?: URLSearchParams): Promise<Body> =>
    (
      await read(
        await sandbox.fetch(
          new Request(`${ORIGIN}/sandbox/stripe/v1/${path}`, {
            headers: { authorization: 'Bearer sk_test_1' },
            ...(fields !== undefined && { method: 'POST', body: fields }),
          }),
        ),
      )
    ).body;
  const requestPayPal = async (token: string) => {
    const ask = async (path: string, init: RequestInit): Promise<Body> =>
      (await read(await sandbox.fetch(new Request(`${ORIGIN}/sandbox/paypal${path}`, init)))).body;
    const authorization = 'Basic c2hvcDpzZWNyZXQ=';
    const granted = await ask('/v1/oauth2/token', { method: 'POST', headers: { authorization } });
    const headers = { authorization: `Bearer ${String(granted['access_token'])}` };
    const send = (path: string, method: 'GET' | 'POST') => ask(path, { method, headers });
    const order = await send(`/v2/checkout/orders/${token}`, 'GET');
    const captureId = /"captures":\[\{"id":"(\w+)"/.exec(JSON.stringify(order))?.[1] ?? '';
    return { captureId, send };
  };
  return {
    platform,
    sandbox,
    logged,
    stripeApi,
    /** Refunds a payment on PayPal's own pages, of which the site is not notified. */
    async refundAtPayPal(token: string): Promise<void> {
      const { captureId, send } = await requestPayPal(token);
      await send(`/v2/payments/captures/${captureId}/refund`, 'POST');
    },
    /** Captures the payment of an approved order, as a process does that dies before it has booked it. */
    async captureAtPayPal(token: string): Promise<void> {
      const { send } = await requestPayPal(token);
      await send(`/v2/checkout/orders/${token}/capture`, 'POST');
    },
    passDays: (days: number) =>
      sandbox.fetch(
        new Request(`${ORIGIN}/sandbox/clock`, {
          method: 'POST',
          body: new URLSearchParams({ days: String(days) }),
        }),
      ),
    /** Opens a reader without an account. @returns also the cookie that identifies the reader */
    async visit(): Promise<ShopReader & { readonly cookie: string }> {
      const response = await platform.fetch(
        new Request(`${ORIGIN}/sales/public/v1/cart/item`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ items: [{ sku: 'digital', priceCode: 'DIGITAL-MONTHLY', quantity: 1 }] }),
        }),
      );
      const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      const reader = createReader({ platform, sandbox }, { cookie });
      await reader.sale('DELETE', '/cart/clear');
      return { ...reader, cookie };
    },
    /** Signs up a reader. @param cookie the cookie of the anonymous reader that this one was before */
    async signUp(
      cookie = '',
    ): Promise<ShopReader & { readonly email: string; readonly accessToken: string }> {
      readers += 1;
      const email = `reader-${readers}-${Math.random().toString(36).slice(2)}@example.com`;
      const { body } = await read(
        await platform.fetch(
          new Request(`${ORIGIN}/identity/public/v1/signup`, {
            method: 'POST',
            body: JSON.stringify({
              identity: { userName: email, credentials: 'correct horse battery' },
              profile: { email },
            }),
          }),
        ),
      );
      const authorization = String(body['accessToken']);
      const headers = { authorization, ...(cookie !== '' && { cookie }) };
      return { ...createReader({ platform, sandbox }, headers), email, accessToken: authorization };
    },
    async close(): Promise<void> {
      await platform.sales.settle();
      await platform.identity.settle();
      if (shared === undefined) await sandbox.close();
    },
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
