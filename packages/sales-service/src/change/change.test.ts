import { expect, test } from 'vitest';
import { MONTHLY, storeDocument, YEARLY, onEachSalesDatabase } from '@broadsheet/platform-testing/sales';
import { listAt, textAt, valueAt } from '@broadsheet/service-kit/json';
import { describeOutcome } from '@broadsheet/platform-testing/identity';
import { readChallenge, resumeChanges, withdrawChallenged } from './changePlan.ts';

const PATH = '/v1/subscription/upgradedowngrade';

onEachSalesDatabase('a change of plan', (selling) => {
  const preview = (id: number, wanted: object = {}) =>
    selling.post(PATH, {
      subscriptionId: id,
      newPriceCode: 'yearly',
      productChanges: 'NOW',
      currentTerm: 'ENDS',
      ...wanted,
    });
  const sessionOf = async (id: number, wanted: object = {}) =>
    textAt((await preview(id, wanted)).body, 'sessionId') ?? '';
  /** Changes the plan as the call does, with the provider of the tests. */
  const make = (sessionId: string) => selling.sales.changePlan(sessionId, selling.ada);
  const detailsOf = async (id: number) => (await selling.get(`/v1/subscription/${id}/details`)).body;

  test('is shown with its price before anything happens, less what is unused', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    await selling.pass(46);
    const now = selling.sales.clock.now();
    expect((await preview(id)).body).toMatchObject({
      subscriptionId: id,
      currency: 'EUR',
      currentPriceCode: 'monthly',
      currentTermTotalAmount: 1,
      proposedPriceCode: 'yearly',
      proposedCharge: 119.5,
      proposedRefundAmount: 0,
      proposedNextEventDate: Date.UTC(2028, 0, 5, 9),
    });
    expect(now).toBe(Date.UTC(2027, 0, 5, 9));
    expect(await detailsOf(id)).toMatchObject({ priceCode: 'monthly' });
  });

  test('charges what was shown, once, and begins a new term', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    await selling.pass(46);
    const session = await sessionOf(id);
    await make(session);
    await make(session);
    expect(selling.sales.provider.charged.map(({ amount }) => amount)).toEqual([11_950]);
    expect(await detailsOf(id)).toMatchObject({
      priceCode: 'yearly',
      productName: 'Digital',
      status: 1,
      currentRetailCycleIDX: 1,
      nextEventDateUTC: Date.UTC(2028, 0, 5, 9),
      paymentHistory: [{ total: 1 }, { total: 119.5 }],
    });
    await selling.pass(365);
    expect((await selling.sales.bill()).renewed).toBe(1);
    expect(selling.sales.provider.charged.at(-1)?.amount).toBe(12_000);
  });

  test.each([
    ['at once', 'NOW'],
    ['at the end of the term', 'END_OF_CURRENT_TERM'],
  ])('%s, in the minute after buying, leaves the order one confirmation', async (_, productChanges) => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    await make(await sessionOf(id, { productChanges }));
    await selling.sales.bill();
    await selling.sales.bill();
    const subjects = selling.sales.mailed.map(({ subject }) => subject);
    const receipts = subjects.filter((subject) => subject.startsWith('You have subscribed'));
    expect(receipts).toEqual(['You have subscribed to Monthly']);
  });

  test('at the end of the term costs nothing now, and the new price then', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    await make(await sessionOf(id, { productChanges: 'END_OF_CURRENT_TERM' }));
    expect(await detailsOf(id)).toMatchObject({ priceCode: 'monthly' });
    await selling.pass(92);
    await selling.sales.bill();
    expect(selling.sales.provider.charged.map(({ amount }) => amount)).toEqual([12_000]);
    expect(await detailsOf(id)).toMatchObject({ priceCode: 'yearly', currentRetailCycleIDX: 1 });
  });

  test('to a cheaper plan gives back what is left, and charges the new price when its cycle ends', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada, YEARLY);
    await make(await sessionOf(id, { newPriceCode: 'monthly' }));
    expect(selling.sales.provider.refunded.map(({ amount }) => amount)).toEqual([11_900]);
    await selling.pass(92);
    await selling.sales.bill();
    expect(selling.sales.provider.charged.map(({ amount }) => amount)).toEqual([1200]);
  });

  test('to a cheaper plan is made although the refund is refused; what is owed is noted and logged', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada, YEARLY);
    const session = await sessionOf(id, { newPriceCode: 'monthly' });
    selling.sales.provider.answerRefunds('refused');
    await make(session);
    await make(session);
    expect(await detailsOf(id)).toMatchObject({
      priceCode: 'monthly',
      events: [
        { eventType: 'START_SUBSCRIPTION' },
        { eventType: 'CHANGE_SUBSCRIPTION' },
        { eventType: 'OWE_REFUND', details: '119.00 EUR' },
      ],
    });
    expect(selling.sales.errors).toEqual([expect.stringMatching(/refund .* refused/)]);
    await selling.sales.context.outbox.settle();
    const mail = selling.sales.mailed.find(({ headers }) => headers?.['X-Mail-Kind'] === 'planChanged');
    expect(mail?.text).toContain('Still to be paid back: €119.00');
    expect(mail?.text).not.toContain('\nPaid back:');
    await selling.pass(92);
    expect((await selling.sales.bill()).renewed).toBe(1);
    expect(describeOutcome(await selling.put(`/v1/subscription/${id}/cancel`, {}))).toBe('200');
  });

  test('whose refund is not answered waits for the next run, which pays back once', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada, YEARLY);
    const { provider, clock, context } = selling.sales;
    provider.answerRefunds('unknown');
    const session = await sessionOf(id, { newPriceCode: 'monthly' });
    await expect(make(session)).rejects.toMatchObject({ refusal: { code: '400033' } });
    expect(await detailsOf(id)).toMatchObject({ priceCode: 'yearly' });
    provider.answerRefunds('made');
    clock.advance(3 * 60_000);
    await resumeChanges(context);
    expect(provider.refunded.map(({ amount }) => amount)).toEqual([11_900]);
    expect(await detailsOf(id)).toMatchObject({ priceCode: 'monthly' });
  });

  test('within the term keeps its end, and then goes on with the new price from its first cycle', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    await make(await sessionOf(id, { currentTerm: 'CONTINUES' }));
    expect(await detailsOf(id)).toMatchObject({
      priceCode: 'yearly',
      nextEventDateUTC: Date.UTC(2027, 1, 20, 9),
    });
    await selling.pass(92);
    await selling.sales.bill();
    expect(selling.sales.provider.charged.at(-1)?.amount).toBe(12_000);
    expect(await detailsOf(id)).toMatchObject({
      currentRetailCycleIDX: 1,
      nextEventDateUTC: Date.UTC(2028, 1, 20, 9),
    });
  });

  test('back to a plan leaves its introduction out, at once and at the end of the term', async () => {
    for (const productChanges of ['NOW', 'END_OF_CURRENT_TERM']) {
      const [id = 0] = await selling.sales.buy(selling.ada);
      await make(await sessionOf(id));
      const { body } = await preview(id, { newPriceCode: 'monthly', productChanges });
      expect(body).toMatchObject({
        proposedRetailCycleIDX: 2,
        ...(productChanges === 'NOW' && { proposedRefundAmount: 108 }),
      });
      await make(textAt(body, 'sessionId') ?? '');
      await selling.pass(366);
      await selling.sales.bill();
      expect(selling.sales.provider.charged.map(({ amount }) => amount)).not.toContain(100);
      expect(selling.sales.provider.charged.at(-1)?.amount).toBe(1200);
      expect(await detailsOf(id)).toMatchObject({ priceCode: 'monthly' });
    }
  });

  test('charges an introductory price once, also to readers who had it in another subscription', async () => {
    await selling.sales.buy(selling.ada);
    const [id = 0] = await selling.sales.buy(selling.ada, YEARLY);
    expect((await preview(id, { newPriceCode: 'monthly' })).body).toMatchObject({
      proposedRetailCycleIDX: 2,
      proposedRefundAmount: 108,
    });
  });

  test('within the term charges its rest at the price that lasts; the introduction begins after it', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada, YEARLY);
    const { body } = await preview(id, { newPriceCode: 'monthly', currentTerm: 'CONTINUES' });
    // 365 days are eleven months of 31 days and a part of one; a year at the price of the introduction would be 4 €.
    expect(body).toMatchObject({ proposedRetailCycleIDX: 1, proposedRefundAmount: 0 });
    expect(valueAt(body, 'proposedCharge')).toBeGreaterThan(20);
    await make(textAt(body, 'sessionId') ?? '');
    await selling.pass(365);
    await selling.sales.bill();
    expect(selling.sales.provider.charged.at(-1)?.amount).toBe(100);
  });

  test('to a plan with an introduction is named in the mail as the page names it', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada, YEARLY);
    await make(await sessionOf(id, { newPriceCode: 'monthly', productChanges: 'END_OF_CURRENT_TERM' }));
    await selling.sales.context.outbox.settle();
    const mail = selling.sales.mailed.find(({ headers }) => headers?.['X-Mail-Kind'] === 'planWaits');
    expect(mail?.text).toMatch(/becomes \S+, Monthly on /);
    expect(mail?.text).not.toContain('month)');
  });

  test('that is declined changes nothing, and may be tried again', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    const session = await sessionOf(id);
    selling.sales.provider.behave('declines');
    await expect(make(session)).rejects.toMatchObject({ refusal: { code: '400030' } });
    expect(await detailsOf(id)).toMatchObject({ priceCode: 'monthly' });
    selling.sales.provider.behave('succeeds');
    await make(session);
    expect(await detailsOf(id)).toMatchObject({ priceCode: 'yearly' });
  });

  test('that is not settled when the period ends is settled before the next period is charged', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    await selling.pass(91);
    const session = await sessionOf(id);
    selling.sales.provider.behave('lost');
    await expect(make(session)).rejects.toMatchObject({ refusal: { code: '400033' } });
    selling.sales.provider.behave('succeeds');
    await selling.pass(2);
    expect((await selling.sales.bill()).renewed).toBe(0);
    await resumeChanges(selling.sales.context);
    expect(selling.sales.provider.charged).toHaveLength(1);
    expect(await detailsOf(id)).toMatchObject({ priceCode: 'yearly' });
  });

  test('whose answer was lost is finished by the next run, and charged once', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    const session = await sessionOf(id);
    selling.sales.provider.behave('lost');
    await expect(make(session)).rejects.toMatchObject({ refusal: { code: '400033' } });
    expect(describeOutcome(await selling.put(`/v1/subscription/${id}/cancel`, {}))).toBe('409 400032');
    selling.sales.provider.behave('succeeds');
    selling.sales.clock.advance(2 * 60_000);
    await resumeChanges(selling.sales.context);
    expect(selling.sales.provider.charged).toHaveLength(1);
    expect(await detailsOf(id)).toMatchObject({ priceCode: 'yearly' });
  });

  test('that waits for the end of the term is taken back by its reader, and the plan goes on', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    const keep = (reader = selling.ada) => selling.put(`/v1/subscription/${id}/keepplan`, undefined, reader);
    await make(await sessionOf(id, { productChanges: 'END_OF_CURRENT_TERM' }));
    expect(await detailsOf(id)).toMatchObject({ nextCharge: { priceCode: 'yearly' } });
    expect(describeOutcome(await keep(selling.bo))).toBe('404 404');
    expect((await keep()).body).toEqual({ subscriptionID: id, status: 1 });
    expect((await keep()).body).toEqual({ subscriptionID: id, status: 1 });
    const details = await detailsOf(id);
    expect(details).toMatchObject({ priceCode: 'monthly', nextCharge: { priceCode: 'monthly' } });
    expect(listAt(details, 'events').map((event) => textAt(event, 'eventType'))).toEqual([
      'START_SUBSCRIPTION',
      'CHANGE_SUBSCRIPTION',
      'KEEP_PLAN',
    ]);
    await selling.pass(92);
    await selling.sales.bill();
    expect(selling.sales.provider.charged.map(({ amount }) => amount)).toEqual([1200]);
    expect(await detailsOf(id)).toMatchObject({ priceCode: 'monthly' });
  });

  test('is taken back also when its charge has failed, and its own price is charged next', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    await make(await sessionOf(id, { productChanges: 'END_OF_CURRENT_TERM' }));
    const { provider } = selling.sales;
    await selling.pass(92);
    provider.behave('down');
    await selling.sales.bill();
    expect(describeOutcome(await selling.put(`/v1/subscription/${id}/keepplan`, undefined))).toBe(
      '409 400032',
    );
    provider.behave('declines');
    await selling.pass(1);
    await selling.sales.bill();
    await selling.put(`/v1/subscription/${id}/keepplan`, undefined);
    provider.behave('succeeds');
    await selling.pass(10);
    await selling.sales.bill();
    expect(provider.charged.map(({ amount }) => amount)).toEqual([1200]);
  });

  test('that the bank asks about waits for its reader, and the same click charges once', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    const session = await sessionOf(id);
    const { provider, context } = selling.sales;
    provider.behave('asks');
    await expect(make(session)).rejects.toMatchObject({ refusal: { code: '400036' } });
    const own = { sessionId: session, owner: { kind: 'reader', uuid: selling.ada.uuid } } as const;
    expect(await readChallenge(context, own)).toMatchObject({ parameter2: 'pk_test' });
    const other = { ...own, owner: { kind: 'reader', uuid: selling.bo.uuid } } as const;
    await expect(readChallenge(context, other)).rejects.toMatchObject({ refusal: { code: '400029' } });
    await expect(make(session)).rejects.toMatchObject({ refusal: { code: '400036' } });
    expect(await detailsOf(id)).toMatchObject({ priceCode: 'monthly' });
    provider.answerBank('pass');
    await Promise.all([make(session), make(session)]);
    expect(provider.charged).toHaveLength(1);
    expect(await detailsOf(id)).toMatchObject({ priceCode: 'yearly', paymentHistory: [{}, { total: 119 }] });
    await expect(readChallenge(context, own)).rejects.toMatchObject({ refusal: { code: '400029' } });
  });

  test('that the bank refuses changes nothing, and the next click is a charge of its own', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    const session = await sessionOf(id);
    const { provider } = selling.sales;
    provider.behave('asks');
    await expect(make(session)).rejects.toMatchObject({ refusal: { code: '400036' } });
    provider.answerBank('fail');
    await expect(make(session)).rejects.toMatchObject({ refusal: { code: '400030' } });
    expect(describeOutcome(await selling.put(`/v1/subscription/${id}/cancel`, {}))).toBe('200');
    await selling.put(`/v1/subscription/${id}/rescue`, {});
    provider.behave('succeeds');
    await make(session);
    expect(provider.charged).toHaveLength(1);
    expect(await detailsOf(id)).toMatchObject({ priceCode: 'yearly' });
  });

  test('whose reader answers the bank and goes is finished by the next run', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    const session = await sessionOf(id);
    const { provider, clock, context } = selling.sales;
    provider.behave('asks');
    await expect(make(session)).rejects.toMatchObject({ refusal: { code: '400036' } });
    clock.advance(3 * 60_000);
    await resumeChanges(context);
    expect(await detailsOf(id)).toMatchObject({ priceCode: 'monthly' });
    provider.answerBank('pass');
    clock.advance(3 * 60_000);
    await resumeChanges(context);
    expect(provider.charged).toHaveLength(1);
    expect(await detailsOf(id)).toMatchObject({ priceCode: 'yearly' });
  });

  test('whose reader never answers the bank comes to nothing after a quarter of an hour', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    const session = await sessionOf(id);
    const { provider, context } = selling.sales;
    provider.behave('asks');
    await expect(make(session)).rejects.toMatchObject({ refusal: { code: '400036' } });
    await selling.pass(16 / 24 / 60);
    provider.behave('down');
    await resumeChanges(context);
    expect(describeOutcome(await selling.put(`/v1/subscription/${id}/cancel`, {}))).toBe('409 400032');
    provider.behave('asks');
    await selling.pass(3 / 24 / 60);
    await resumeChanges(context);
    provider.answerBank('pass');
    expect(provider.charged).toEqual([]);
    expect(await detailsOf(id)).toMatchObject({ priceCode: 'monthly' });
    expect(describeOutcome(await selling.put(`/v1/subscription/${id}/cancel`, {}))).toBe('200');
  });

  test('that waits for the bank is given up for a look at another plan', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    const session = await sessionOf(id);
    const { provider, context } = selling.sales;
    provider.behave('asks');
    await expect(make(session)).rejects.toMatchObject({ refusal: { code: '400036' } });
    const own = { owner: { kind: 'reader', uuid: selling.ada.uuid }, id } as const;
    await withdrawChallenged(context, own);
    provider.answerBank('pass');
    expect(provider.charged).toEqual([]);
    expect(describeOutcome(await preview(id))).toBe('200');
  });

  test('says what is charged now and next for the whole quantity, with the taxes on top of the price', async () => {
    const { database, sales } = selling;
    const dear = { ...YEARLY, priceCode: 'yearly-net', taxInclusive: false };
    await storeDocument(database, dear, 'yearly-net');
    const [id = 0] = await sales.buy(selling.ada, YEARLY);
    await database.query('update subscriptions set quantity = 2 where id = $1::int', [id]);
    const now = (await preview(id, { newPriceCode: 'yearly-net' })).body;
    expect(now).toMatchObject({
      proposedTermTotalAmount: 285.6,
      proposedCharge: 165.6,
      proposedNextCharge: 285.6,
    });
    const wanted = { newPriceCode: 'monthly', productChanges: 'END_OF_CURRENT_TERM' };
    expect((await preview(id, wanted)).body).toMatchObject({
      proposedTermTotalAmount: 2,
      proposedNextCharge: 2,
    });
    await make(await sessionOf(id, wanted));
    expect(await detailsOf(id)).toMatchObject({
      priceCode: 'yearly',
      nextCharge: { priceCode: 'monthly', currentRetailCycleIDX: 1, total: 2 },
    });
    await selling.pass(366);
    await sales.bill();
    expect(sales.provider.charged.map(({ amount }) => amount)).toEqual([200]);
  });

  test('splits the taxes of a charge so that they add up', async () => {
    const { database, sales } = selling;
    const rates = ['0.19', '0.07', '0.05'];
    const taxes = rates.map((rate) => ({ name: `Tax ${rate}`, rate }));
    await database.query("update sales_documents set body = $1::text::jsonb where type = 'tax-table'", [
      JSON.stringify({ type: 'tax-table', country: 'DE', taxes }),
    ]);
    for (const days of [11, 17, 23, 41]) {
      const [id = 0] = await sales.buy(selling.ada);
      await selling.pass(days);
      await make(await sessionOf(id));
    }
    const orders = await database.query(
      `select o.tax::int as tax, (select sum((line ->> 'amount')::int)::int from jsonb_array_elements(i.tax_lines) line) as lines
        from orders o join order_items i using (order_number) where o.order_type = 'Renewal'`,
    );
    expect(orders).toHaveLength(4);
    for (const { tax, lines } of orders) expect(lines).toBe(tax);
  });

  test('is refused from the end of the period until its renewal, when nothing paid is left to change', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    await selling.pass(92 - 1 / 48);
    const session = await sessionOf(id, { currentTerm: 'CONTINUES' });
    await selling.pass(1 / 48);
    await expect(make(session)).rejects.toMatchObject({ refusal: { code: '400032' } });
    expect(describeOutcome(await preview(id))).toBe('409 400032');
    await selling.sales.bill();
    expect(describeOutcome(await preview(id))).toBe('200');
  });

  test('credits nothing that was given back since its preview', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada, YEARLY);
    const session = await sessionOf(id, { newPriceCode: 'monthly' });
    await selling.database.query(
      'update subscription_periods set worth = 6000 where subscription_id = $1::int',
      [id],
    );
    await expect(make(session)).rejects.toMatchObject({ refusal: { code: '400029' } });
    await make(await sessionOf(id, { newPriceCode: 'monthly' }));
    expect(selling.sales.provider.refunded.map(({ amount }) => amount)).toEqual([5900]);
  });

  test('is refused for a price that is no other, for strangers, and for what does not run', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    expect(describeOutcome(await preview(id, { newPriceCode: MONTHLY.priceCode }))).toBe('400 400');
    expect(describeOutcome(await preview(id, { newPriceCode: 'gift-3' }))).toBe('400 400');
    expect(describeOutcome(await preview(id, { newPriceCode: 'none' }))).toBe('404 404');
    expect(describeOutcome(await preview(id, { productChanges: 'SOON' }))).toBe('400 400');
    const session = await sessionOf(id);
    expect(describeOutcome(await selling.put(PATH, { sessionId: session }, selling.bo))).toBe('409 400029');
    await selling.pass(1 / 24);
    await expect(make(session)).rejects.toMatchObject({ refusal: { code: '400029' } });
    await selling.put(`/v1/subscription/${id}/cancel`, {});
    expect(describeOutcome(await preview(id))).toBe('409 400023');
  });
});
