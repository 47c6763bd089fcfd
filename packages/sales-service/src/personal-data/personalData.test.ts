import { expect, test } from 'vitest';
import { GIFT, onEachSalesDatabase } from '@broadsheet/platform-testing/sales';
import { listAt, parseJson, textAt, valueAt } from '@broadsheet/service-kit/json';

onEachSalesDatabase('personal data of sales', (selling) => {
  const identity = (method: string, path: string, body?: unknown) =>
    selling.sales.call(method, path, {
      token: selling.ada.accessToken,
      ...(body === undefined ? {} : { body }),
    });

  test('stands in the report: orders and subscriptions', async () => {
    await selling.sales.buy(selling.ada);
    const [report] = listAt({ list: (await identity('GET', '/v1/gdpr')).body }, 'list');
    const { body } = await identity('GET', `/v1/gdpr/${JSON.stringify(valueAt(report, 'id'))}`);
    expect(parseJson(textAt(body, 'data') ?? '')).toMatchObject({
      orders: [{ total: '1.00', currency: 'EUR', billingAddress: { line1: 'Hauptstr. 1' } }],
      subscriptions: [{ product: 'Monthly', state: 'active', contact: { email: 'ada@example.com' } }],
    });
  });

  test('is erased with the account: the books stay without names, and nothing is charged any more', async () => {
    await selling.sales.buy(selling.ada);
    await selling.database.query(
      `insert into payment_methods (site, owner, provider, partner, customer, token, last_four, created_at)
        values ('paper', $1, 'stripe', 'StripeIntents', 'cus_ada', 'pm_ada', 'lastfour', now())`,
      [`reader:${selling.ada.uuid}`],
    );
    await identity('DELETE', '/v1/user/anonymize');
    const nonce = await selling.sales.nonceFor('ada@example.com');
    expect((await identity('PUT', `/v1/user/anonymize/approve/${nonce}`, {})).body).toEqual({
      success: true,
    });
    const tables = [
      'payment_methods',
      'orders',
      'order_items',
      'subscriptions',
      'subscription_events',
      'subscription_periods',
    ];
    const rows = await Promise.all(tables.map((table) => selling.database.query(`select * from ${table}`)));
    const stored = JSON.stringify(rows);
    expect(stored).not.toMatch(/ada@|_ada|lastfour|\bAda\b|\bLovelace\b|Hauptstr|Berlin|10115/);
    expect(stored).toContain(selling.ada.uuid);
    expect(stored).toMatch(/"country":\s*"DE"/);
    selling.sales.clock.advance(200 * 86_400_000);
    expect((await selling.sales.bill()).renewed).toBe(0);
    expect(selling.sales.provider.charged).toEqual([]);
  });

  test('is erased wholly: no key or hash of an order, no address that was typed for a gift, and no saved method', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada, GIFT);
    const { body } = await selling.get(`/v1/subscription/${id}/details`);
    const code = textAt(body, 'redeemCode') ?? '';
    await selling.put(`/v1/subscription/gift/${code}`, { email: 'cy@example.com', name: 'Cy' });
    await selling.post('/v1/subscription/gift/redeem', { token: code }, selling.bo);
    await selling.database.query(
      "update orders set idempotency_key = 'key-of-ada', content_hash = 'hash-of-ada'",
    );
    await selling.database.query(
      `insert into payment_methods (site, owner, provider, partner, customer, token, created_at)
        values ('paper', $1, 'stripe', 'StripeIntents', 'cus_ada', 'pm_ada', now())`,
      [`reader:${selling.ada.uuid}`],
    );
    await identity('DELETE', '/v1/user/anonymize');
    await identity(
      'PUT',
      `/v1/user/anonymize/approve/${await selling.sales.nonceFor('ada@example.com')}`,
      {},
    );
    const rows = await Promise.all(
      ['orders', 'subscriptions', 'payment_methods'].map((table) =>
        selling.database.query(`select * from ${table}`),
      ),
    );
    expect(JSON.stringify(rows)).not.toMatch(/-of-ada|cy@example|\bCy\b|_ada/);
    expect(await selling.database.query('select provider, token from methods_to_detach')).toEqual([
      { provider: 'stripe', token: 'pm_ada' },
    ]);
    expect((await selling.get('/v1/entitlements', selling.bo)).body).toMatchObject({
      entitlements: ['digital'],
    });
  });

  test('is not erased while a renewal is being charged, which would begin the subscription again', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    await selling.pass(92);
    selling.sales.provider.behave('lost');
    await selling.sales.bill();
    await identity('DELETE', '/v1/user/anonymize');
    const nonce = await selling.sales.nonceFor('ada@example.com');
    const approve = () => identity('PUT', `/v1/user/anonymize/approve/${nonce}`, {});
    expect(await approve()).toMatchObject({ status: 409, body: { code: '400032' } });
    selling.sales.provider.behave('succeeds');
    selling.sales.clock.advance(2 * 60_000);
    await selling.sales.bill();
    expect((await approve()).body).toEqual({ success: true });
    expect(await selling.database.query('select state from subscriptions where id = $1', [id])).toEqual([
      { state: 'terminated' },
    ]);
  });
});
