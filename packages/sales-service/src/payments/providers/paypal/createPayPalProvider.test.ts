import { expect, test } from 'vitest';
import { createPayPalProvider } from './createPayPalProvider.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2027, 0, 1);

type Answers = Readonly<Record<string, readonly [status: number, body: object]>>;

/** Creates the provider in front of a PayPal that gives fixed answers by method and path. */
function openProvider(answers: Answers) {
  const requested: string[] = [];
  const provider = createPayPalProvider(
    {
      clientId: 'id',
      secret: 'secret',
      apiUrl: 'https://paypal.test',
      async fetch(input, init) {
        const { pathname } = new URL(input);
        if (pathname === '/v1/oauth2/token') return Response.json({ access_token: 't', expires_in: 600 });
        const call = `${init?.method ?? 'GET'} ${pathname}`;
        requested.push(call);
        const [status, body] = answers[call] ?? [404, { name: 'RESOURCE_NOT_FOUND' }];
        return Response.json(body, { status });
      },
    },
    () => NOW,
  );
  const charge = (firstTriedAt?: number) =>
    provider.charge({
      method: { customer: undefined, token: 'vault-1' },
      amount: 1200,
      currency: 'EUR',
      idempotencyKey: 'k-1',
      isReaderPresent: false,
      firstTriedAt,
    });
  return { provider, requested, charge };
}

/** An order that PayPal calls completed, with a capture in a state. */
const orderWith = (status: string) => ({
  id: 'O-1',
  status: 'COMPLETED',
  purchase_units: [
    {
      custom_id: 'A1',
      payments: {
        captures: [{ id: 'C-1', status, amount: { currency_code: 'EUR', value: '12.00' }, custom_id: 'A1' }],
      },
    },
  ],
});

const LOOK = 'GET /v2/checkout/orders/O-1';
const CHARGE = 'POST /v2/checkout/orders';
const REPORT = 'GET /v1/reporting/transactions';

test.each([
  ['COMPLETED', 'succeeded'],
  ['PARTIALLY_REFUNDED', 'succeeded'],
  ['DECLINED', 'declined'],
  ['FAILED', 'declined'],
  ['PENDING', 'processing'],
])('a completed order whose capture is %s has %s', async (status, kind) => {
  const { provider } = openProvider({ [LOOK]: [200, orderWith(status)] });
  expect(await provider.look({ kind: 'payment', reference: 'O-1' })).toMatchObject({ kind });
});

test.each([
  ['COMPLETED', { kind: 'succeeded', reference: 'O-1' }],
  ['DECLINED', { kind: 'declined' }],
  ['PENDING', { kind: 'unknown' }],
])('a charge whose capture is %s is not taken for another', async (status, outcome) => {
  const { charge } = openProvider({ [CHARGE]: [201, orderWith(status)], [LOOK]: [200, orderWith(status)] });
  expect(await charge()).toEqual(outcome);
});

test.each([
  [422, 'INSTRUMENT_DECLINED', 'declined'],
  [422, 'PAYER_ACCOUNT_RESTRICTED', 'needsReader'],
  [404, 'TOKEN_ID_NOT_FOUND', 'needsReader'],
])('a charge that is refused with %i %s is %s', async (status, issue, kind) => {
  const { charge } = openProvider({ [CHARGE]: [status, { name: 'NO', details: [{ issue }] }] });
  expect(await charge()).toEqual({ kind });
});

test.each([
  [409, 'RESOURCE_CONFLICT'],
  [422, 'PREVIOUS_REQUEST_IN_PROGRESS'],
  [403, 'PERMISSION_DENIED'],
])('%i %s is no refusal of a charge, which another process may be making', async (status, issue) => {
  const { charge } = openProvider({ [CHARGE]: [status, { name: 'NO', details: [{ issue }] }] });
  await expect(charge()).rejects.toThrow(String(status));
});

const listing = (info: object) => ({
  transaction_details: [
    { transaction_info: { custom_field: 'other', transaction_event_code: 'T0006' } },
    info,
  ].map((each) => ('custom_field' in each ? { transaction_info: each } : each)),
  total_pages: 1,
});
const MADE = {
  transaction_id: 'C-1',
  custom_field: 'k-1',
  transaction_event_code: 'T0006',
  transaction_status: 'S',
};
const CAPTURE: Answers = {
  'GET /v2/payments/captures/C-1': [200, { supplementary_data: { related_ids: { order_id: 'O-1' } } }],
};

test('a charge that was made hours ago is found in the list of transactions, and not made again', async () => {
  const { charge, requested } = openProvider({
    ...CAPTURE,
    [REPORT]: [200, listing(MADE)],
    [LOOK]: [200, orderWith('COMPLETED')],
  });
  expect(await charge(NOW - 7 * HOUR)).toEqual({ kind: 'succeeded', reference: 'O-1' });
  expect(requested).not.toContain(CHARGE);
});

test.each([
  ['is not listed', { ...MADE, custom_field: 'k-2' }],
  ['was denied', { ...MADE, transaction_status: 'D' }],
  ['is a refund', { ...MADE, transaction_event_code: 'T1107' }],
])('a charge that %s is made', async (_title, info) => {
  const { charge } = openProvider({
    [REPORT]: [200, listing(info)],
    [CHARGE]: [201, orderWith('COMPLETED')],
  });
  expect(await charge(NOW - 7 * HOUR)).toEqual({ kind: 'succeeded', reference: 'O-1' });
});

test('a charge of the last hours is repeated under its request id, which PayPal remembers', async () => {
  const { charge, requested } = openProvider({ [CHARGE]: [201, orderWith('COMPLETED')] });
  expect(await charge(NOW - 2 * HOUR)).toEqual({ kind: 'succeeded', reference: 'O-1' });
  expect(requested).toEqual([CHARGE]);
});

test('nothing is charged while PayPal does not tell whether it was charged before', async () => {
  const { charge, requested } = openProvider({
    [REPORT]: [403, { name: 'NOT_AUTHORIZED' }],
    [CHARGE]: [201, orderWith('COMPLETED')],
  });
  await expect(charge(NOW - 7 * HOUR)).rejects.toMatchObject({ code: 'paypal-transaction-search-403' });
  expect(requested).not.toContain(CHARGE);
});
