import { expect, test } from 'vitest';
import { onEachSalesDatabase, storeDocument } from '@broadsheet/platform-testing/sales';
import { valueAt } from '@broadsheet/service-kit/json';
import { NOW, describeOutcome, PASSWORD, readSession } from '@broadsheet/platform-testing/identity';
import { redeemEnterprise } from './redeemEnterprise.ts';

const DAY = 86_400_000;

onEachSalesDatabase('the code of an organisation', (selling) => {
  const storeCode = (members: object) =>
    storeDocument(
      selling.database,
      { type: 'enterprise-code', code: 'uni-2027', organisation: 'University', sku: 'digital', ...members },
      'uni-2027',
    );
  const redeem = (reader = selling.ada, nonce = 'uni-2027') =>
    selling.post('/v2/subscriptions/enterprise', { nonce }, reader);

  test('opens a subscription for as many readers as have seats, each once', async () => {
    await storeCode({ seats: 1 });
    const opened = (await redeem()).body;
    expect(opened).toEqual({ subscriptionID: expect.any(Number), status: 1 });
    expect((await redeem()).body).toEqual(opened);
    expect(describeOutcome(await redeem(selling.bo))).toBe('409 400031');
  });

  test('is for readers who have proven an address of the organisation, where it says so', async () => {
    await storeCode({ emailDomains: ['example.com'] });
    expect(describeOutcome(await redeem())).toBe('403 400028');
    const nonce = await selling.sales.nonceFor('ada@example.com');
    await selling.sales.call('GET', `/v1/email/verify/${nonce}`, { token: selling.ada.accessToken });
    expect((await redeem()).status).toBe(200);
  });

  test.each(['bücher.example', 'xn--bcher-kva.example'])(
    'is for readers of the domain %s',
    async (domain) => {
      await storeCode({ emailDomains: [domain] });
      const body = {
        identity: { userName: 'lotte@bücher.example', credentials: PASSWORD },
        profile: { email: 'lotte@bücher.example' },
      };
      const lotte = readSession(await selling.sales.call('POST', '/v1/signup', { body }));
      const nonce = await selling.sales.nonceFor('lotte@xn--bcher-kva.example');
      await selling.sales.call('GET', `/v1/email/verify/${nonce}`, { token: lotte.accessToken });
      expect((await redeem(lotte)).status).toBe(200);
    },
  );

  test('ends with its day, without a charge, and is no good afterwards', async () => {
    await storeCode({ until: new Date(NOW + 10 * DAY).toISOString() });
    await redeem();
    await selling.pass(11);
    expect(await selling.sales.bill()).toMatchObject({ renewed: 0, ended: 1 });
    expect((await selling.get('/v1/subscription/allactive')).body).toEqual([]);
    expect(describeOutcome(await redeem(selling.bo))).toBe('410 400043');
    expect(describeOutcome(await redeem(selling.bo, 'none'))).toBe('404 400025');
  });

  test('that is extended after its end opens a new subscription, once', async () => {
    const store = (until: number) => storeCode({ until: new Date(until).toISOString() });
    await store(NOW + 10 * DAY);
    const ended = (await redeem()).body;
    await selling.pass(11);
    await selling.sales.bill();
    await selling.database.query("delete from sales_documents where type = 'enterprise-code'");
    await store(NOW + 100 * DAY);
    const opened = (await redeem()).body;
    expect(opened).toEqual({ subscriptionID: expect.any(Number), status: 1 });
    expect(opened).not.toEqual(ended);
    expect((await redeem()).body).toEqual(opened);
    expect((await selling.get('/v1/subscription/allactive')).body).toHaveLength(1);
  });

  test('is another one on another site, with seats of its own', async () => {
    await storeCode({ seats: 1 });
    await selling.database.query(
      `insert into sales_documents (site, type, id, body, hash)
        select 'other', type, id, jsonb_set(body, '{seats}', '2'), '' from sales_documents where id = 'uni-2027'`,
    );
    const there = async ({ uuid } = selling.ada) =>
      (await redeemEnterprise({ ...selling.sales.context, site: 'other' }, { nonce: 'uni-2027', uuid })).id;
    const here = valueAt((await redeem()).body, 'subscriptionID');
    const ids = new Set([here, await there(selling.bo), await there()]);
    expect(ids.size).toBe(3);
    expect(valueAt((await redeem()).body, 'subscriptionID')).toBe(here);
  });
});
