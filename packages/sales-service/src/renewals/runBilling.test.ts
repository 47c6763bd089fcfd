import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import { GIFT, MONTHLY, openSubscribers, YEARLY } from '@broadsheet/platform-testing/sales';
import type { Subscribers } from '@broadsheet/platform-testing/sales';
import type { Database } from '@broadsheet/service-kit/database';
import type { SignedIn } from '@broadsheet/platform-testing/identity';
import { listAt, valueAt } from '@broadsheet/service-kit/json';
import { runBilling } from './runBilling.ts';

describe.each(databasesUnderTest)('billing on $name', ({ open }) => {
  let database: Database;
  let sales: Subscribers;
  let ada: SignedIn;

  const details = async (id: number) =>
    (await sales.sale('GET', `/v1/subscription/${id}/details`, { token: ada.accessToken })).body;
  const pass = async (days: number): Promise<void> => {
    ada = await sales.passDays(days);
  };
  const subjects = (): readonly string[] => sales.mailed.map(({ subject }) => subject);

  beforeAll(async () => {
    database = await open();
  }, 60_000);
  beforeEach(async () => {
    sales = await openSubscribers(database);
    ada = await sales.signUp();
  });
  afterAll(() => database.close());

  test('charges nothing before its day, then the next rate, once, and writes an order and a receipt', async () => {
    const [id = 0] = await sales.buy(ada);
    await pass(91);
    expect(await sales.bill()).toEqual({ renewed: 0, failed: 0, ended: 0, notices: 1 });
    await pass(1);
    expect(await sales.bill()).toEqual({ renewed: 1, failed: 0, ended: 0, notices: 0 });
    expect(await sales.bill()).toEqual({ renewed: 0, failed: 0, ended: 0, notices: 0 });
    expect(sales.provider.charged).toMatchObject([{ amount: 1200, currency: 'EUR' }]);
    expect(await details(id)).toMatchObject({
      status: 1,
      currentRetailCycleIDX: 2,
      nextEventDateUTC: Date.UTC(2027, 2, 20, 9),
      paymentHistory: [{ total: 1 }, { total: 12, tax: 1.92 }],
      salesOrders: [{ total: 12 }, { total: 1 }],
    });
    expect(subjects().toSorted()).toEqual([
      'Monthly is renewed: €12.00',
      'You have subscribed to Monthly',
      'Your introductory price ends: €12.00 from February 20, 2027',
    ]);
    expect(sales.mailed.find(({ subject }) => subject.includes('renewed'))).toMatchObject({
      to: 'ada@example.com',
      text: expect.stringContaining('https://paper.test/account/orders/?order='),
    });
  });

  test('confirms an order once also when its month of 30 days has the notice due at the same moment', async () => {
    const [, lasting] = listAt(MONTHLY, 'rates');
    await sales.buy(ada, { ...MONTHLY, rates: [lasting ?? null] });
    await sales.bill();
    await sales.bill();
    expect(subjects()).toEqual(['You have subscribed to Monthly']);
    await pass(30);
    expect((await sales.bill()).renewed).toBe(1);
    expect(subjects()).toHaveLength(2);
  });

  test('confirms an order also when it stood still until the first renewal', async () => {
    await sales.buy(ada);
    await pass(92);
    await sales.bill();
    await sales.bill();
    expect(sales.mailed.map(({ headers }) => headers?.['X-Mail-Kind'] ?? '').toSorted()).toEqual([
      'receipt',
      'renewed',
    ]);
  });

  test('makes up for every period when it stood still, each charged once', async () => {
    await sales.buy(ada);
    await pass(190);
    expect((await sales.bill()).renewed).toBe(4);
    expect(sales.provider.charged.map(({ amount }) => amount)).toEqual([1200, 1200, 1200, 1200]);
  });

  test('renews all others when one cannot be read, and says which', async () => {
    const [broken = 0] = await sales.buy(ada);
    const [sound = 0] = await sales.buy(ada);
    await database.query("update subscriptions set price = '{}' where id = $1::int", [broken]);
    await pass(92);
    expect((await sales.bill()).renewed).toBe(1);
    expect(await details(sound)).toMatchObject({ currentRetailCycleIDX: 2 });
    expect(sales.errors.toSorted()).toEqual([
      'A mail could not be written.',
      'A notice of a subscription could not be written.',
      'A subscription cannot be billed: restore its row.',
    ]);
    await database.query(
      'update subscriptions set price = (select price from subscriptions where id = $1::int) where id = $2::int',
      [sound, broken],
    );
    expect((await sales.bill()).renewed).toBe(1);
  });

  test('announces the charge of a year also when its day has passed during a cancellation', async () => {
    const [id = 0] = await sales.buy(ada, YEARLY);
    await sales.bill();
    const put = (what: string) =>
      sales.sale('PUT', `/v1/subscription/${id}/${what}`, { token: ada.accessToken, body: {} });
    await put('cancel');
    await pass(340);
    expect((await sales.bill()).notices).toBe(0);
    await put('rescue');
    expect((await sales.bill()).notices).toBe(1);
    expect((await sales.bill()).notices).toBe(0);
  });

  test('taxes a charge that is tried again where its reader lives by then', async () => {
    const [id = 0] = await sales.buy(ada);
    await pass(92);
    sales.provider.behave('declines');
    await sales.bill();
    const body = { subscriptionID: id, billingAddress: { country: 'AT', line1: 'Ring 1', locality: 'Wien' } };
    await sales.sale('PUT', '/v1/subscription/address', { token: ada.accessToken, body });
    sales.provider.behave('succeeds');
    await pass(2);
    expect((await sales.bill()).renewed).toBe(1);
    expect(await details(id)).toMatchObject({ paymentHistory: [{ total: 1 }, { total: 12, tax: 0 }] });
  });

  test('tells of a charge that has failed until it is paid: when, for how long its reader reads, and when it is tried again', async () => {
    const [id = 0] = await sales.buy(ada);
    expect(await details(id)).not.toHaveProperty('failedCharge');
    await pass(92);
    sales.provider.behave('declines');
    await sales.bill();
    const now = sales.clock.now();
    const day = 24 * 60 * 60_000;
    const failedCharge = {
      failedOn: now,
      readsUntil: now + 14 * day,
      retriesOn: now + day,
      total: 12,
      currency: 'EUR',
    };
    expect(await details(id)).toMatchObject({ status: 4, failedCharge });
    const list = await sales.sale('GET', '/v1/subscription/allactive', { token: ada.accessToken });
    expect(list.body).toMatchObject([{ statusID: 4, failedCharge }]);
    sales.provider.behave('needsReader');
    await pass(1);
    await sales.bill();
    expect(valueAt(await details(id), 'failedCharge')).toEqual({
      failedOn: now,
      readsUntil: now + 14 * day,
      total: 12,
      currency: 'EUR',
    });
  });

  test('renews each once with two runs at the same moment', async () => {
    for (let count = 0; count < 6; count += 1) await sales.buy(ada);
    await pass(92);
    const reports = await Promise.all([runBilling(sales.context), runBilling(sales.context)]);
    expect(reports.reduce((sum, { renewed }) => sum + renewed, 0)).toBe(6);
    expect(sales.provider.charged).toHaveLength(6);
  });

  test('ends after the subscription under way when it is stopped, and renews the others in the next run', async () => {
    for (let count = 0; count < 6; count += 1) await sales.buy(ada);
    await pass(92);
    const stop = new AbortController();
    const { payments } = sales.context;
    const chargeSavedMethod: typeof payments.chargeSavedMethod = (...charge) => {
      stop.abort();
      return payments.chargeSavedMethod(...charge);
    };
    const context = { ...sales.context, payments: { ...payments, chargeSavedMethod } };
    expect((await runBilling(context, stop.signal)).renewed).toBe(1);
    expect(sales.provider.charged).toHaveLength(1);
    expect((await runBilling(sales.context)).renewed).toBe(5);
    expect(sales.provider.charged).toHaveLength(6);
  });

  test('books a charge whose answer was lost with the next run, and charges it once', async () => {
    const [id = 0] = await sales.buy(ada);
    await pass(92);
    sales.provider.behave('lost');
    expect((await sales.bill()).renewed).toBe(0);
    expect((await sales.bill()).renewed).toBe(0);
    expect(await details(id)).toMatchObject({ currentRetailCycleIDX: 1, paymentHistory: [{ total: 1 }] });
    sales.provider.behave('succeeds');
    sales.clock.advance(2 * 60_000);
    expect((await sales.bill()).renewed).toBe(1);
    expect(sales.provider.charged).toHaveLength(1);
  });

  test('refuses to cancel while a charge is open: it is settled first', async () => {
    const [id = 0] = await sales.buy(ada);
    await pass(92);
    sales.provider.behave('lost');
    await sales.bill();
    const cancel = () =>
      sales.sale('PUT', `/v1/subscription/${id}/cancel`, { token: ada.accessToken, body: {} });
    expect(await cancel()).toMatchObject({ status: 409, body: { code: '400032' } });
    sales.provider.behave('succeeds');
    sales.clock.advance(2 * 60_000);
    await sales.bill();
    expect(await cancel()).toMatchObject({ body: { status: 3 } });
  });

  test('never charges what was cancelled, and ends it with its period', async () => {
    const [id = 0] = await sales.buy(ada);
    await sales.sale('PUT', `/v1/subscription/${id}/cancel`, { token: ada.accessToken, body: {} });
    await pass(400);
    expect(await sales.bill()).toMatchObject({ renewed: 0, ended: 1 });
    expect(sales.provider.charged).toEqual([]);
    expect(await details(id)).toMatchObject({
      status: 2,
      events: { 2: { eventType: 'TERMINATE_SUBSCRIPTION' } },
    });
  });

  test('tries a declined charge on four more days, tells the reader each time, and then ends', async () => {
    const [id = 0] = await sales.buy(ada);
    sales.provider.behave('declines');
    await pass(92);
    const failedOn: number[] = [];
    for (let day = 0; day <= 15; day += 1) {
      const report = await sales.bill();
      if (report.failed > 0) failedOn.push(day);
      if (report.ended > 0) failedOn.push(-day);
      await pass(1);
    }
    expect(failedOn).toEqual([0, 1, 3, 6, 10, -14]);
    expect(await details(id)).toMatchObject({ status: 2 });
    expect(subjects().filter((subject) => !subject.startsWith('You have subscribed'))).toEqual([
      ...Array.from({ length: 5 }, () => 'Your payment for Monthly failed'),
      'Monthly has ended',
    ]);
    const failed = sales.mailed.find(({ subject }) => subject.includes('failed'));
    expect(failed?.text).toMatch(/https:\/\/paper\.test\/account\/payment\/\?paymentMethodID=\d+\n/);
    expect(failed?.text).toContain('Next attempt: February 21, 2027\n');
  });

  test('goes on where it stopped when a later try succeeds', async () => {
    const [id = 0] = await sales.buy(ada);
    sales.provider.behave('declines');
    await pass(92);
    await sales.bill();
    expect(await details(id)).toMatchObject({ status: 4 });
    sales.provider.behave('succeeds');
    await pass(1);
    expect((await sales.bill()).renewed).toBe(1);
    expect(await details(id)).toMatchObject({ status: 1, nextEventDateUTC: Date.UTC(2027, 2, 20, 9) });
  });

  test('charges a new payment method at once, without waiting for the next try', async () => {
    const [id = 0] = await sales.buy(ada);
    sales.provider.behave('needsReader');
    await pass(92);
    await sales.bill();
    sales.provider.behave('succeeds');
    expect((await sales.bill()).renewed).toBe(0);
    sales.provider.setExpiration('0140');
    expect((await sales.bill()).renewed).toBe(1);
    expect(await details(id)).toMatchObject({
      status: 1,
      events: { 2: { eventType: 'UPDATE_PAYMENT_METHOD' } },
    });
  });

  test('announces an annual charge a month before, once, and a card that will not be good by then', async () => {
    await sales.buy(ada, YEARLY);
    sales.provider.setExpiration('1027');
    await pass(334);
    expect((await sales.bill()).notices).toBe(0);
    await pass(1);
    expect((await sales.bill()).notices).toBe(2);
    await pass(1);
    expect((await sales.bill()).notices).toBe(0);
    // Mails are sent concurrently, so their order is open.
    expect(subjects().slice(1).toSorted()).toEqual([
      'Yearly renews on November 20, 2027: €120.00',
      'Your card will not be good for the next charge',
    ]);
    expect(sales.mailed.find(({ subject }) => subject.includes('renews'))?.text).toContain('€120.00');
  });

  test('leaves a gift alone that nobody has redeemed', async () => {
    await sales.buy(ada, GIFT);
    await pass(800);
    expect(await sales.bill()).toEqual({ renewed: 0, failed: 0, ended: 0, notices: 0 });
  });
});
