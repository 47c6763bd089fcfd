/** The shop under attack, through the socket of the running site: nothing is had that was not paid for. */
import { createHmac } from 'node:crypto';
import { isRecord } from '@broadsheet/client-core';
import { openDatabase } from '@broadsheet/platform';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { countStatements } from '../../test/countStatements.ts';
import type { CountedDatabase } from '../../test/countStatements.ts';
import { readMails } from '@broadsheet/platform-testing';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { PASSWORD } from '../../test/openReadersSite.ts';
import { openSandbox } from '../sandbox/openSandbox.ts';
import type { Sandbox } from '../sandbox/openSandbox.ts';

const ORIGIN = 'http://localhost:3000';
const BERLIN = { line1: 'Am Ufer 1', locality: 'Berlin', postal: '10115', country: 'DE' };
const EUROS = { sku: 'digital', priceCode: 'DIGITAL-MONTHLY', quantity: 1 };
const YEN = { sku: 'digital', priceCode: 'DIGITAL-YEN', quantity: 1 };

let site: ListeningSite;
let sandbox: Sandbox;
let database: CountedDatabase;
let readers = 0;

beforeAll(async () => {
  sandbox = await openSandbox({ siteOrigin: ORIGIN, secret: 'of the tests', file: {} });
  const sales = { payments: sandbox.payments, clock: sandbox.clock };
  database = countStatements(await openDatabase({ imageFile: inject('databaseImage') }));
  site = await openSiteWith({ fixtures: ['subscriptions'], sales, database });
}, 60_000);
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await sandbox.close();
});

interface Answer {
  readonly outcome: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: string;
}

async function send(path: string, init: RequestInit): Promise<Answer> {
  const response = await site.get(path, init);
  const text = await response.text();
  const parsed: unknown = text.startsWith('{') ? JSON.parse(text) : {};
  const body = isRecord(parsed) ? parsed : {};
  const code = typeof body['code'] === 'string' ? ` ${body['code']}` : '';
  return { outcome: `${response.status}${code}`, body, text };
}

/** Signs up a reader. @returns the reader's calls below `/sales/public` */
async function signUp() {
  readers += 1;
  const email = `reader-${readers}@example.com`;
  const { body } = await send('/identity/public/v1/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identity: { userName: email, credentials: PASSWORD }, profile: { email } }),
  });
  const headers = {
    authorization: `Bearer ${String(body['accessToken'])}`,
    'content-type': 'application/json',
  };
  const call = (method: string, path: string, sent?: unknown, more: Readonly<Record<string, string>> = {}) =>
    send(`/sales/public${path}`, {
      method,
      headers: { ...headers, ...more },
      ...(sent !== undefined && { body: JSON.stringify(sent) }),
    });
  const putIn = (item: object) => call('POST', '/v1/cart/item', { items: [item], billingAddress: BERLIN });
  const payment = (orderNumber: string, option = 1) => `/v1/checkout/order/${orderNumber}/payment/${option}`;
  return {
    call,
    putIn,
    payment,
    async order(item: object = EUROS, more: object = {}): Promise<Answer['body']> {
      await call('DELETE', '/v1/cart/clear');
      await putIn(item);
      return (await call('POST', '/v1/checkout/order', { billingAddress: BERLIN, ...more })).body;
    },
    /** Begins a card payment. @returns the payment's id and secret */
    async start(orderNumber: string) {
      const { body: begun } = await call('GET', payment(orderNumber));
      const secret = String(begun['parameter1']);
      return { secret, intent: secret.split('_secret_')[0] ?? '' };
    },
  };
}

type Reader = Awaited<ReturnType<typeof signUp>>;

const numberIn = (order: Answer['body']): string => String(order['orderNumber']);

async function atVendor(path: string, fields: Readonly<Record<string, string>>): Promise<Answer['body']> {
  const request = new Request(`${ORIGIN}${path}`, { method: 'POST', body: new URLSearchParams(fields) });
  const text = await (await sandbox.fetch(request)).text();
  const body: unknown = text.startsWith('{') ? JSON.parse(text) : {};
  return isRecord(body) ? body : {};
}

/** Pays a begun card payment at the provider, as its script does in a page. */
async function pay({ secret, intent }: { readonly secret: string; readonly intent: string }): Promise<void> {
  const key = 'pk_test_page';
  const card = { 'card[number]': '4242424242424242', 'card[exp_month]': '12', 'card[exp_year]': '34' };
  const made = await atVendor('/sandbox/stripe/v1/payment_methods', {
    key,
    type: 'card',
    ...card,
    'card[cvc]': '123',
  });
  const fields = { key, client_secret: secret, payment_method: String(made['id']) };
  await atVendor(`/sandbox/stripe/v1/payment_intents/${intent}/confirm`, fields);
}

async function statusOf(reader: Reader, orderNumber: string): Promise<unknown> {
  return (await reader.call('GET', `/v1/order/detail/${orderNumber}`)).body['status'];
}
async function reads(reader: Reader): Promise<unknown> {
  return (await reader.call('GET', '/v1/entitlements')).body['entitlements'];
}

describe('a thief', () => {
  test('forges no event: without the secret none is heard, and none is believed', async () => {
    const thief = await signUp();
    const orderNumber = numberIn(await thief.order());
    const { intent } = await thief.start(orderNumber);
    const event = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: intent, object: 'payment_intent', status: 'succeeded', amount_received: 100 } },
    });
    const at = Math.floor(sandbox.clock.now() / 1000);
    const sign = (secret: string, moment = at) =>
      `t=${moment},v1=${createHmac('sha256', secret).update(`${moment}.${event}`).digest('hex')}`;
    const good = sandbox.payments.stripe?.webhookSecret ?? '';
    const signatures = [undefined, '', 't=1', sign(''), sign('whsec_guess'), sign(good, at - 3_600)];
    for (const signature of signatures) {
      const { outcome } = await send('/sales/public/v1/webhooks/stripe', {
        method: 'POST',
        body: event,
        headers: signature === undefined ? {} : { 'stripe-signature': signature },
      });
      expect(outcome).toBe('400 400');
    }
    const signed = await send('/sales/public/v1/webhooks/stripe', {
      method: 'POST',
      body: event,
      headers: { 'stripe-signature': sign(good) },
    });
    expect(signed.outcome).toBe('200');
    const resource = { id: intent, status: 'COMPLETED', custom_id: orderNumber };
    await send('/sales/public/v1/webhooks/paypal', {
      method: 'POST',
      body: JSON.stringify({ event_type: 'PAYMENT.CAPTURE.COMPLETED', resource }),
    });
    expect(await statusOf(thief, orderNumber)).toBe('Pending');
    expect(await reads(thief)).toEqual([]);
  });

  test('has no work done by events: large ones, long lists and unsigned ones are refused before any', async () => {
    const disputed = (count: number) =>
      JSON.stringify({
        event_type: 'CUSTOMER.DISPUTE.CREATED',
        resource: { disputed_transactions: Array.from({ length: count }, (_, at) => ({ custom: `A${at}` })) },
      });
    const post = (body: string, provider = 'paypal', headers = {}) =>
      send(`/sales/public/v1/webhooks/${provider}`, { method: 'POST', body, headers });
    const signature = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'];
    const madeUp = Object.fromEntries(signature.map((name) => [`paypal-${name}`, 'made-up']));
    const before = database.statements();
    expect((await post(disputed(13_500))).outcome).toBe('413 413');
    expect((await post(disputed(13_500), 'stripe')).outcome).toBe('413 413');
    for (const count of [11, 3_000])
      expect((await post(disputed(count), 'paypal', madeUp)).outcome).toBe('400 400');
    for (const body of ['', '[]', '{', JSON.stringify({ event_type: 'OTHER', resource: {} })])
      expect((await post(body)).outcome).toBe('200');
    const outcomes: string[] = [];
    for (let at = 0; at < 25; at += 1) outcomes.push((await post(disputed(1), 'paypal', madeUp)).outcome);
    expect(new Set(outcomes.slice(0, 19))).toEqual(new Set(['400 400']));
    expect(outcomes.at(-1)).toBe('429 429');
    expect(database.statements() - before).toBe(0);
  });

  test('says in no body what something costs, in which currency, or that it is paid', async () => {
    const thief = await signUp();
    const lies = {
      price: 0,
      unitPrice: 0,
      amount: 0,
      subtotal: 0,
      tax: 0,
      total: 0,
      currency: 'JPY',
      status: 'Paid',
    };
    const order = await thief.order({ ...EUROS, ...lies }, { ...lies, items: [{ ...YEN, ...lies }] });
    expect(order).toMatchObject({ status: 'Pending', currency: 'EUR', total: 1, items: [{ quantity: 1 }] });
    const orderNumber = numberIn(order);
    const { intent } = await thief.start(orderNumber);
    const sent = { token: intent, ...lies, SPREEDLY_SUCCEEDED: true };
    expect((await thief.call('PUT', thief.payment(orderNumber), sent)).outcome).toBe('409 400052');
    const path = `/v1/checkout/3ds/order/${orderNumber}/payment/1`;
    expect((await thief.call('PUT', path, sent)).outcome).toBe('409 400052');
    expect(await statusOf(thief, orderNumber)).toBe('Pending');
  });

  test('puts no number of pieces into the cart that is none, is nothing, or is too large', async () => {
    const thief = await signUp();
    for (const quantity of [-1, 0, 1.5, 1e9, Number.MAX_SAFE_INTEGER, '1', '1e3', null, [], {}]) {
      expect((await thief.putIn({ ...EUROS, quantity })).outcome).toBe('400 400');
      const together = await thief.call('POST', '/v1/cart/item', { items: [EUROS, { ...EUROS, quantity }] });
      expect(together.outcome).toBe('400 400');
    }
    expect((await thief.call('GET', '/v1/cart')).body).toMatchObject({ items: [], total: 0 });
  });

  test('pays no euros with yen: carts are of one currency, and a payment is for its own order', async () => {
    const thief = await signUp();
    const yen = await thief.order(YEN);
    const euros = await thief.order(EUROS);
    await thief.putIn(EUROS);
    expect((await thief.putIn(YEN)).outcome).toBe('409 400011');
    const paid = await thief.start(numberIn(yen));
    await pay(paid);
    const wrong = await thief.call('PUT', thief.payment(numberIn(euros)), { token: paid.intent });
    expect(wrong.outcome).toBe('409 400051');
    expect(await statusOf(thief, numberIn(euros))).toBe('Pending');
  });

  test('sees of another reader’s order no more than of one that does not exist', async () => {
    const [ada, thief] = [await signUp(), await signUp()];
    const orderNumber = numberIn(await ada.order());
    const paid = await ada.start(orderNumber);
    await pay(paid);
    const ways = (number: string): readonly (readonly [method: string, path: string, body?: object])[] => [
      ['GET', `/v1/order/detail/${number}`],
      ['GET', thief.payment(number)],
      ['PUT', thief.payment(number), { token: paid.intent }],
      ['PUT', thief.payment(number, 2), { token: paid.intent }],
      ['PUT', `/v1/checkout/3ds/order/${number}/payment/1`, { token: paid.intent }],
      ['GET', `/v1/receipt/${number}`],
    ];
    const none = ways(orderNumber.split('').toReversed().join(''));
    for (const [index, [method, path, body]] of ways(orderNumber).entries()) {
      const mine = await thief.call(method, path, body);
      const [, other = ''] = none[index] ?? [];
      expect(mine.outcome.slice(0, 3)).toBe('404');
      expect(await thief.call(method, other, body)).toEqual(mine);
      expect(mine.text).not.toContain('example.com');
    }
    expect(await statusOf(ada, orderNumber)).toBe('Pending');
    const anonymous = await send(`/sales/public/v1/order/detail/${orderNumber}`, {});
    expect(anonymous.outcome.slice(0, 3)).toMatch(/40[14]/);
  });

  test('guesses no codes: neither from many accounts at one address nor with an address made up each time', async () => {
    const calls = [
      ['/v1/subscription/redeem', 'token'],
      ['/v1/subscription/gift/redeem', 'token'],
      ['/v2/subscriptions/enterprise', 'nonce'],
    ] as const;
    const outcomes: string[] = [];
    for (let thieves = 0; thieves < 4; thieves += 1) {
      const thief = await signUp();
      for (let guess = 0; guess < 29; guess += 1) {
        const [path, member] = calls[guess % 3] ?? calls[0];
        const spoofed = { 'x-forwarded-for': `192.0.2.${guess}`, 'x-real-ip': `192.0.2.${guess}` };
        const { outcome } = await thief.call(
          'POST',
          path,
          { [member]: `GUESS-${thieves}-${guess}` },
          spoofed,
        );
        outcomes.push(outcome);
      }
    }
    expect(new Set(outcomes.slice(0, 80))).toEqual(new Set(['404 400025']));
    expect(new Set(outcomes.slice(95))).toEqual(new Set(['429 429']));
  });

  test('gets no error of the server from an address with a NUL character', async () => {
    const thief = await signUp();
    for (const path of [
      '/v1/receipt/%00',
      '/v1/order/detail/%00',
      '/v1/order/detail/a%00b',
      '/v1/subscription/%00/details',
    ])
      expect((await thief.call('GET', path)).outcome).toBe('404 404');
    for (const path of ['/v1/receipt/A1?signature=%00', '/v1/order/history?orderStatus=%00'])
      expect((await thief.call('GET', path)).outcome).toBe('400 400');
    expect(
      (await thief.call('PUT', '/v1/subscription/gift/%00', { email: 'a@b.example', name: 'A' })).outcome,
    ).toBe('404 404');
    expect(site.platform.logs.filter((line) => line.includes('failed'))).toEqual([]);
  });

  test('mails strangers with one gift five times, and makes no link of what is written', async () => {
    const ada = await signUp();
    const orderNumber = numberIn(
      await ada.order({ sku: 'gift-digital', priceCode: 'GIFT-YEAR', quantity: 1 }),
    );
    const paid = await ada.start(orderNumber);
    await pay(paid);
    await ada.call('PUT', ada.payment(orderNumber), { token: paid.intent });
    const { text } = await ada.call('GET', '/v1/subscription/gift');
    const code = /"redeemCode":"([^"]+)"/.exec(text)?.[1] ?? '';
    const outcomes: string[] = [];
    for (let index = 0; index < 30; index += 1) {
      const recipient = {
        email: `r${index}@victim.example`,
        name: 'You',
        note: 'Win at https://evil.example/',
      };
      outcomes.push((await ada.call('PUT', `/v1/subscription/gift/${code}`, recipient)).outcome);
    }
    expect(outcomes.slice(0, 5)).toEqual(['200', '200', '200', '200', '200']);
    expect(new Set(outcomes.slice(5))).toEqual(new Set(['429 429']));
    const mails = (await readMails(site.platform)).filter(({ to }) => to.endsWith('@victim.example'));
    expect(mails).toHaveLength(5);
    for (const mail of mails) expect(JSON.stringify(mail)).not.toContain('https://evil.example');
  });

  test('gets one subscription out of an order that ten tabs finish at once', async () => {
    const ada = await signUp();
    const orderNumber = numberIn(await ada.order());
    const paid = await ada.start(orderNumber);
    await pay(paid);
    const finish = () => ada.call('PUT', ada.payment(orderNumber), { token: paid.intent });
    const outcomes = await Promise.all(Array.from({ length: 10 }, async () => (await finish()).outcome));
    expect(new Set(outcomes)).toEqual(new Set(['200']));
    const { text } = await ada.call('GET', '/v1/subscription/all');
    expect(JSON.parse(text)).toHaveLength(1);
    expect(await reads(ada)).toEqual(['digital']);
  });

  test('uses a return from PayPal once, and for no other order', async () => {
    const ada = await signUp();
    const orderNumber = numberIn(await ada.order());
    const { body } = await ada.call('GET', ada.payment(orderNumber, 2));
    const token = new URL(String(body['parameter1'])).searchParams.get('token') ?? '';
    const finish = (number: string) => ada.call('PUT', ada.payment(number, 2), { token });
    expect((await finish(orderNumber)).outcome).toBe('409 400052');
    await atVendor('/sandbox/paypal/checkoutnow', { token, choice: 'approve' });
    expect((await finish(orderNumber)).outcome).toBe('200');
    expect((await finish(orderNumber)).outcome).toBe('200');
    const other = numberIn(
      await ada.order({ ...EUROS, priceCode: 'DIGITAL-ANNUAL' }, { secondConfirmed: true }),
    );
    expect((await finish(other)).outcome).toBe('409 400051');
    expect(await statusOf(ada, other)).toBe('Pending');
    const { text } = await ada.call('GET', '/v1/subscription/all');
    expect(JSON.parse(text)).toHaveLength(1);
  });

  test('orders nothing for a reader from a page of another site', async () => {
    const { headers } = await site.get('/sales/public/v1/cart/item', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items: [EUROS] }),
    });
    const cookie = (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect(cookie).not.toBe('');
    const from = { cookie, origin: 'https://thief.example', 'content-type': 'text/plain' };
    const body = JSON.stringify({ email: 'ada@example.com', billingAddress: BERLIN });
    const { outcome } = await send('/sales/public/v1/checkout/order', {
      method: 'POST',
      headers: from,
      body,
    });
    expect(outcome).toBe('403 403');
  });
});
