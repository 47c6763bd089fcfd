import { expect, test } from 'vitest';
import { onEachSalesDatabase } from '../../../test/sales/onEachSalesDatabase.ts';
import { storeDocument } from '../../../test/sales/openSubscribers.ts';
import { NOW, outcomeOf } from '../../identity/testing/openReaders.ts';

const DAY = 86_400_000;

onEachSalesDatabase('the code of an organisation', (selling) => {
  const store = (members: object) =>
    storeDocument(
      selling.database,
      { type: 'enterprise-code', code: 'uni-2027', organisation: 'University', sku: 'digital', ...members },
      'uni-2027',
    );
  const redeem = (reader = selling.ada, nonce = 'uni-2027') =>
    selling.post('/v2/subscriptions/enterprise', { nonce }, reader);

  test('opens a subscription for as many readers as have seats, each once', async () => {
    await store({ seats: 1 });
    const opened = (await redeem()).body;
    expect(opened).toEqual({ subscriptionID: expect.any(Number), status: 1 });
    expect((await redeem()).body).toEqual(opened);
    expect(outcomeOf(await redeem(selling.bo))).toBe('409 400031');
  });

  test('is for readers who have proven an address of the organisation, where it says so', async () => {
    await store({ emailDomains: ['example.com'] });
    expect(outcomeOf(await redeem())).toBe('403 400028');
    const nonce = await selling.sales.nonceFor('ada@example.com');
    await selling.sales.call('GET', `/v1/email/verify/${nonce}`, { token: selling.ada.accessToken });
    expect((await redeem()).status).toBe(200);
  });

  test('ends with its day, without a charge, and is no good afterwards', async () => {
    await store({ until: new Date(NOW + 10 * DAY).toISOString() });
    await redeem();
    await selling.pass(11);
    expect(await selling.sales.bill()).toMatchObject({ renewed: 0, ended: 1 });
    expect((await selling.get('/v1/subscription/allactive')).body).toEqual([]);
    expect(outcomeOf(await redeem(selling.bo))).toBe('410 400043');
    expect(outcomeOf(await redeem(selling.bo, 'none'))).toBe('404 400025');
  });
});
