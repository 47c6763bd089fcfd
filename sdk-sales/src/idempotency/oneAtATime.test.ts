import { expect, it } from 'vitest';
import type { SalesClient } from '../createSalesClient.ts';
import { setUpSignedIn } from '../../test/setUp.ts';

const payment = { paymentMethodID: 18, token: 'pi_1' };
const change = { newPriceCode: 'Y1', productChanges: 'NOW', currentTerm: 'ENDS' } as const;

const flights: readonly (readonly [string, (client: SalesClient, order: string) => Promise<unknown>])[] = [
  ['initializePayment', (client, order) => client.initializePayment(order, { paymentMethodID: 18 })],
  ['finalizePayment', (client, order) => client.finalizePayment(order, payment)],
  ['finalize3DS', (client, order) => client.finalizePayment3ds(order, payment)],
  ['initializePaymentUpdate', (client) => client.initializePaymentUpdate(5, { paymentMethodID: 18 })],
  ['finalizePaymentUpdate', (client) => client.finalizePaymentUpdate(5, payment)],
  ['finalizePaymentUpdate3ds', (client) => client.finalizePaymentUpdate3ds(5, payment)],
  ['initializeSubscriptionChange', (client) => client.initializeSubscriptionChange(7, change)],
  ['finalizeSubscriptionChange', (client) => client.finalizeSubscriptionChange('s-1')],
];

it.each(flights)('refuses a second %s while one is on its way, whatever it is about', async (key, run) => {
  const { client, requests } = setUpSignedIn(() => Response.json({ orderNumber: 'A-1' }));
  const first = run(client, 'A-1');
  const second = run(client, 'A-2');
  await expect(second).rejects.toMatchObject({
    code: 'call_in_flight',
    message: `[Arc Sales SDK] ${key} cannot be called until the previous to ${key} completes`,
  });
  await first;
  expect(requests).toHaveLength(1);
});

it('lets another kind of call pass meanwhile', async () => {
  const { client } = setUpSignedIn(() => Response.json({ orderNumber: 'A-1' }));
  const both = [
    client.initializePayment('A-1', { paymentMethodID: 18 }),
    client.finalizePayment('A-1', payment),
  ];
  await expect(Promise.all(both)).resolves.toHaveLength(2);
});

it('is free again after a failure', async () => {
  const answers = [Response.json({}, { status: 500 }), Response.json({ orderNumber: 'A-1' })];
  const { client } = setUpSignedIn(() => answers.shift() ?? Response.error());
  await expect(client.finalizePayment('A-1', payment)).rejects.toMatchObject({ code: '500' });
  await expect(client.finalizePayment('A-1', payment)).resolves.toEqual({ orderNumber: 'A-1' });
});
