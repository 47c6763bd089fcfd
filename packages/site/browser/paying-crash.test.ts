/** A newspaper that is killed while a reader pays: the card provider has charged the card, and nothing is booked yet. */
import { number, string, systemClock } from '@broadsheet/client-core';
import { createVendorSandbox } from '@broadsheet/vendor-sandbox';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { callService, makeAccount } from './account/makeAccount.ts';
import type { Account } from './account/makeAccount.ts';
import { ONCE, ORDERED, readRecords } from './checkout/readRecords.ts';
import { copyData } from './newspaper/copyData.ts';
import { launchNewspaper } from './newspaper/launchNewspaper.ts';

const PATIENCE_MS = 240_000;
const SANDBOX = { SANDBOX: 'on' };

/** The type of the payment method in the wire contract. */
const CARDS_BY_STRIPE = 18;

type Json = Readonly<Record<string, unknown>>;

/** Orders the monthly plan, and begins to pay it by card. @returns the client secret of the payment */
async function beginToPay(origin: string, { email, password }: Account): Promise<string> {
  const login = { userName: email, credentials: password, grantType: 'password' };
  const session = await callService(origin, 'POST', '/v1/auth/login', login);
  const call = async (method: string, path: string, body?: Json): Promise<Json> => {
    const response = await fetch(`${origin}/sales/public/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${string(session['accessToken'])}`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  await call('POST', '/cart/item', {
    items: [{ sku: 'digital', priceCode: 'DIGITAL-MONTHLY', quantity: 1 }],
  });
  const billingAddress = {
    line1: '12 Quay Street',
    locality: 'Hamburg',
    region: 'Hamburg',
    postal: '20095',
    country: 'DE',
  };
  const order = await call('POST', '/checkout/order', { email, billingAddress });
  const options: unknown = await call('GET', '/checkout/payment/options');
  const all: readonly Json[] = Array.isArray(options) ? options : [];
  const card = all.find((each) => number(each['paymentMethodType']) === CARDS_BY_STRIPE);
  const id = number((card ?? {})['paymentMethodID']);
  const begun = await call('GET', `/checkout/order/${string(order['orderNumber'])}/payment/${id}`);
  return string(begun['parameter1']) ?? '';
}

/** Charges a card at the provider, which tells nobody: the newspaper is dead. */
async function charge(stripeFile: string, clientSecret: string): Promise<void> {
  const provider = createVendorSandbox({ origin: 'http://localhost:3000', clock: systemClock, stripeFile });
  const intent = clientSecret.split('_secret_')[0] ?? '';
  const response = await provider.fetchStripeApi(
    new Request(`http://localhost/v1/payment_intents/${intent}/confirm`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_server' },
      body: new URLSearchParams({ payment_method: 'pm_card_visa' }),
    }),
  );
  expect(await response.json()).toMatchObject({ status: 'succeeded' });
}

/** Moves the clock of everything that is sold a day forward, and looks at the payments that nobody has finished. */
async function passOneDay(origin: string): Promise<void> {
  await fetch(`${origin}/sandbox/clock`, { method: 'POST', body: new URLSearchParams({ days: '1' }) });
  await fetch(`${origin}/sandbox/clock`);
}

test(
  'an order whose card was charged while the newspaper was killed is found and booked once',
  async () => {
    const dataDir = await copyData(inject('filledDataDir'));
    try {
      await using killed = await launchNewspaper({ dataDir, environment: SANDBOX });
      const account = await makeAccount(killed.origin, 'killed');
      const clientSecret = await beginToPay(killed.origin, account);
      await killed.kill();
      await charge(join(dataDir, 'sandbox-stripe.jsonl'), clientSecret);

      await using again = await launchNewspaper({ dataDir, environment: SANDBOX });
      expect(await readRecords(again.origin, account)).toEqual({ ...ORDERED, charges: 1 });
      await passOneDay(again.origin);
      await expect.poll(() => readRecords(again.origin, account), { timeout: 20_000 }).toEqual(ONCE);
      await passOneDay(again.origin);
      expect(await readRecords(again.origin, account)).toEqual(ONCE);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
  PATIENCE_MS,
);
