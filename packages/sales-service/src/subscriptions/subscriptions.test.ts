import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import { openSubscribers } from '@broadsheet/platform-testing/sales';
import type { Subscribers } from '@broadsheet/platform-testing/sales';
import type { Database } from '@broadsheet/service-kit/database';
import { NOW, describeOutcome } from '@broadsheet/platform-testing/identity';
import type { SignedIn } from '@broadsheet/platform-testing/identity';

const THREE_MONTHS_ON = Date.UTC(2027, 1, 20, 9);

describe.each(databasesUnderTest)('a subscription on $name', ({ open }) => {
  let database: Database;
  let sales: Subscribers;
  let ada: SignedIn;

  const get = (path: string, token = ada.accessToken) => sales.sale('GET', path, { token });
  const put = (path: string, body: unknown = {}, token = ada.accessToken) =>
    sales.sale('PUT', path, { token, body });

  beforeAll(async () => {
    database = await open();
  }, 60_000);
  beforeEach(async () => {
    sales = await openSubscribers(database);
    ada = await sales.signUp();
  });
  afterAll(() => database.close());

  test('starts with the order that pays it, one for each item, however often the order is carried out', async () => {
    const [id = 0, ...others] = await sales.buy(ada, undefined, { times: 3 });
    expect(others).toEqual([]);
    expect((await get('/v1/subscription/all')).body).toEqual([
      expect.objectContaining({ subscriptionID: id, statusID: 1, productName: 'Monthly', sku: 'digital' }),
    ]);
    expect((await get(`/v1/subscription/${id}/details`)).body).toMatchObject({
      subscriptionID: id,
      status: 1,
      priceCode: 'monthly',
      currentRetailCycleIDX: 1,
      nextEventDateUTC: THREE_MONTHS_ON,
      clientID: ada.uuid,
      events: [{ eventType: 'START_SUBSCRIPTION', eventDateUTC: NOW, details: null }],
      billingAddress: { country: 'DE', locality: 'Berlin' },
      salesOrders: [{ total: 1, status: 3 }],
      paymentHistory: [{ total: 1, tax: 0.16, currency: 'EUR', periodFrom: NOW, periodTo: THREE_MONTHS_ON }],
    });
  });

  test('is nobody else’s: not to read, not to cancel, not without a login', async () => {
    const [id = 0] = await sales.buy(ada);
    const bo = await sales.signUp('bo@example.com');
    expect((await get('/v1/subscription/all', bo.accessToken)).body).toEqual([]);
    expect(describeOutcome(await get(`/v1/subscription/${id}/details`, bo.accessToken))).toBe('404 404');
    expect(describeOutcome(await put(`/v1/subscription/${id}/cancel`, {}, bo.accessToken))).toBe('404 404');
    expect(describeOutcome(await get('/v1/subscription/all', 'undefined'))).toBe('401 401');
    for (const strange of ['0', '-1', '1.5', 'x', '99999999999']) {
      expect(describeOutcome(await get(`/v1/subscription/${strange}/details`))).toBe('404 404');
    }
  });

  test('is cancelled at the end of what is paid, and can be taken back until then', async () => {
    const [id = 0] = await sales.buy(ada);
    const cancelled = await put(`/v1/subscription/${id}/cancel`, {
      reason: 'Too little time',
      reasonCode: 'time',
    });
    expect(cancelled.body).toEqual({ subscriptionID: id, status: 3 });
    expect((await put(`/v1/subscription/${id}/cancel`)).body).toEqual({ subscriptionID: id, status: 3 });
    const details = (await get(`/v1/subscription/${id}/details`)).body;
    expect(details).toMatchObject({
      status: 3,
      nextEventDateUTC: THREE_MONTHS_ON,
      events: [
        { eventType: 'START_SUBSCRIPTION' },
        { eventType: 'CANCEL_SUBSCRIPTION', details: 'time: Too little time' },
      ],
    });
    expect((await get('/v1/subscription/allactive')).body).toHaveLength(1);
    ada = await sales.passDays(30);
    expect((await put(`/v1/subscription/${id}/rescue`)).body).toEqual({ subscriptionID: id, status: 1 });
    expect((await put(`/v1/subscription/${id}/rescue`)).body).toEqual({ subscriptionID: id, status: 1 });
  });

  test('that has run out cannot be taken back, and is not among the active ones', async () => {
    const [id = 0] = await sales.buy(ada);
    await put(`/v1/subscription/${id}/cancel`);
    ada = await sales.passDays(100);
    expect(describeOutcome(await put(`/v1/subscription/${id}/rescue`))).toBe('409 400020');
    expect((await get('/v1/subscription/allactive')).body).toEqual([]);
    expect((await get('/v1/subscription/all')).body).toHaveLength(1);
  });

  test('is billed to another address from then on', async () => {
    const [id = 0] = await sales.buy(ada);
    const billingAddress = { country: 'at', line1: 'Ring 1', line2: ' ', locality: 'Wien', postal: '1010' };
    const answer = await put('/v1/subscription/address', { billingAddress, subscriptionID: id });
    const stored = { country: 'AT', line1: 'Ring 1', locality: 'Wien', postal: '1010' };
    expect(answer.body).toEqual(stored);
    expect((await get(`/v1/subscription/${id}/details`)).body).toMatchObject({ billingAddress: stored });
    const wrong = { billingAddress: { line1: 'Ring 1' }, subscriptionID: id };
    expect(describeOutcome(await put('/v1/subscription/address', wrong))).toBe('400 400');
    const untaxed = { billingAddress: { country: 'US', line1: '1 Pier' }, subscriptionID: id };
    expect(describeOutcome(await put('/v1/subscription/address', untaxed))).toBe('400 400');
    const taxed = { ...untaxed, billingAddress: { ...untaxed.billingAddress, region: 'WA' } };
    expect((await put('/v1/subscription/address', taxed)).status).toBe(200);
  });
});
