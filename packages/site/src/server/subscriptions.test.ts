/** Subscriptions as readers reach them: through the socket of the running site. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { PASSWORD } from '../../test/openReadersSite.ts';

const CODE = 'UNI-ALDERMOUTH';

let site: ListeningSite;
let headers: Readonly<Record<string, string>>;

async function signUp(email: string): Promise<Readonly<Record<string, string>>> {
  const response = await site.get('/identity/public/v1/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identity: { userName: email, credentials: PASSWORD }, profile: { email } }),
  });
  const { accessToken } = await response.json();
  return { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
}

const call = (path: string, init: RequestInit = {}): Promise<Response> =>
  site.get(`/sales/public${path}`, { headers, ...init });

const redeem = (): Promise<Response> =>
  call('/v2/subscriptions/enterprise', { method: 'POST', body: JSON.stringify({ nonce: CODE }) });

beforeAll(async () => {
  site = await openSiteWith({ fixtures: ['subscriptions'] });
  headers = await signUp('ada@example.com');
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

test('a code of an organisation opens its subscription once, and what it holds can be read', async () => {
  const first: unknown = await (await redeem()).json();
  expect(first).toEqual({ subscriptionID: expect.any(Number), status: 1 });
  expect(await (await redeem()).json()).toEqual(first);
  const entitlements = await call('/v1/entitlements');
  expect(entitlements.headers.get('cache-control')).toBe('no-store');
  expect(await entitlements.json()).toMatchObject({ skus: [{ sku: 'digital' }], entitlements: ['digital'] });
  expect(await (await call('/v1/subscription/allactive')).json()).toMatchObject([
    { statusID: 1, paymentMethod: { paymentPartner: 'EmailGroupSubPaymentProvider' } },
  ]);
});

test('nobody’s entitlements are empty, and nobody else sees a subscription', async () => {
  await redeem();
  const [{ subscriptionID }] = await (await call('/v1/subscription/all')).json();
  const path = `/v1/subscription/${String(subscriptionID)}/details`;
  expect((await call(path)).status).toBe(200);
  const stranger = await signUp('bo@example.com');
  expect((await call(path, { headers: stranger })).status).toBe(404);
  expect((await call(path, { headers: {} })).status).toBe(401);
  expect(await (await call('/v1/entitlements', { headers: {} })).json()).toMatchObject({ skus: [] });
});

test('a receipt is refused to whoever has no order of that number', async () => {
  const response = await call('/v1/receipt/NOBODYSORDER');
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
