/** A payment that its bank still decides about, which Stripe neither makes nor cancels meanwhile. */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { isRecord } from '@broadsheet/client-core';
import { openDatabase } from '@broadsheet/platform';
import type { Database } from '@broadsheet/platform';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openShop } from '../../test/openShop.ts';
import type { Shop } from '../../test/openShop.ts';

let database: Database;
let vendors: Shop;
let bank: Server;
let shop: Shop;
/** The id of the intent whose bank decides. */
let undecided = '';

/** Stands before Stripe's stand-in, which decides at once: says that a payment is processed, and refuses to cancel it. */
function createBank(stripePort: number): Server {
  return createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    const answer = async (): Promise<void> => {
      const isUndecided = undecided !== '' && url.includes(undecided);
      const refusal = { error: { type: 'invalid_request_error', message: 'It is processed.' } };
      const { authorization = '', 'content-type': type = '', 'idempotency-key': key = '' } = headers;
      const asked = await fetch(
        `http://127.0.0.1:${stripePort}${isUndecided ? url.replace('/cancel', '') : url}`,
        {
          method: isUndecided ? 'GET' : method,
          headers: {
            authorization,
            ...(type !== '' && { 'content-type': type }),
            ...(key !== '' && { 'idempotency-key': String(key) }),
          },
          ...(method === 'POST' && !isUndecided && { body }),
        },
      );
      const found: unknown = await asked.json();
      const told = isUndecided && isRecord(found) ? { ...found, status: 'processing' } : found;
      const isRefused = isUndecided && method === 'POST';
      response.writeHead(isRefused ? 400 : asked.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isRefused ? refusal : told));
    };
    request.on(
      'end',
      () => void answer().catch((error: unknown) => response.destroy(new Error(String(error)))),
    );
  });
}

beforeAll(async () => {
  database = await openDatabase({ imageFile: inject('databaseImage') });
  vendors = await openShop(database, { hears: () => false });
  const { sandbox } = vendors;
  const { stripe } = sandbox.payments;
  if (stripe?.host === undefined) throw new Error('The stand-in of Stripe listens nowhere.');
  bank = createBank(stripe.host.port);
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
  const address = bank.address();
  if (address === null || typeof address === 'string') throw new Error('The bank listens nowhere.');
  const host = { ...stripe.host, port: address.port };
  const payments = { ...sandbox.payments, stripe: { ...stripe, host } };
  shop = await openShop(database, { hears: () => false, sandbox: { ...sandbox, payments } });
}, 60_000);
afterAll(async () => {
  await shop.close();
  await vendors.close();
  bank.closeAllConnections();
  bank.close();
  await database.close();
});

test('while the bank decides about a payment, another tab begins none for the same, and the first is booked when it is made', async () => {
  const eva = await shop.signUp();
  const month = await eva.order();
  const year = await eva.order({ sku: 'digital', priceCode: 'DIGITAL-ANNUAL' });
  const { secret, intent } = await eva.start(month);
  undecided = intent;
  expect((await eva.start(year)).outcome).toBe('409 400054');
  expect((await eva.startPayPal(year)).outcome).toBe('409 400054');
  undecided = '';
  await eva.confirm(secret);
  await shop.passDays(1);
  await shop.platform.sales.reconcilePayments();
  const { body } = await eva.sale('GET', `/order/detail/${month}`);
  expect(body).toMatchObject({ status: 'Paid' });
  expect((await eva.start(year)).outcome).toBe('409 400016');
}, 60_000);
