import { expect, test } from 'vitest';
import { storeDocument, YEARLY, onEachSalesDatabase } from '@broadsheet/platform-testing/sales';
import { textAt, valueAt } from '@broadsheet/service-kit/json';
import { describeOutcome } from '@broadsheet/platform-testing/identity';

onEachSalesDatabase('sharing', (selling) => {
  const invite = async (id: number, email = 'bo@example.com') =>
    selling.put(`/v1/subscription/${id}/share`, { email });
  const redeem = (token: string, reader = selling.bo) =>
    selling.post('/v1/subscription/redeem', { token }, reader);
  const skusOf = async (reader = selling.bo) =>
    valueAt((await selling.get('/v1/entitlements', reader)).body, 'skus');

  test('lets an invited reader read what the owner reads, until the owner stops it', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    const token = textAt((await invite(id)).body, 'redeemCode') ?? '';
    expect(token).toMatch(/^[\w-]+$/);
    const [mail] = await selling.sales.mails();
    expect(mail).toMatchObject({ to: 'bo@example.com', subject: 'You are invited to read paper.test' });
    expect(textAt(mail, 'text')).toContain('Ada Lovelace shares Monthly at paper.test with you.');
    expect((await selling.get(`/v1/subscription/${id}/details`)).body).toMatchObject({ sharesAllowed: 2 });
    expect((await selling.get(`/v1/subscription/${id}/sharing`)).body).toMatchObject({
      sharedSubscriptions: [{ email: 'bo@example.com', status: 5 }],
    });
    expect(await skusOf()).toEqual([]);
    const shared = (await redeem(token)).body;
    expect(shared).toEqual({ subscriptionID: expect.any(Number), status: 1 });
    expect((await redeem(token)).body).toEqual(shared);
    expect(await skusOf()).toMatchObject([{ sku: 'digital' }]);
    const shareId = Number(valueAt(shared, 'subscriptionID'));
    const details = (await selling.get(`/v1/subscription/${shareId}/details`, selling.bo)).body;
    expect(details).toMatchObject({ sharedBy: 'Ada Lovelace' });
    expect((await selling.get(`/v1/subscription/${id}/sharing`)).body).toEqual({
      numSharesAllowed: 2,
      sharedSubscriptions: [{ subscriptionID: shareId, email: 'bo@example.com', status: 1 }],
    });
    expect((await selling.put(`/v1/subscription/${shareId}/stopshare`, undefined)).body).toEqual({
      subscriptionID: shareId,
      status: 2,
    });
    expect(await skusOf()).toEqual([]);
    expect(describeOutcome(await redeem(token))).toBe('410 400042');
  });

  test('shows an address as people write it, and mails it as mail servers know it', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    await invite(id, 'lotte@xn--bcher-kva.example');
    expect((await selling.get(`/v1/subscription/${id}/sharing`)).body).toMatchObject({
      sharedSubscriptions: [{ email: 'lotte@bücher.example' }],
    });
    expect((await selling.sales.mails())[0]).toMatchObject({ to: 'lotte@xn--bcher-kva.example' });
  });

  test.each([
    [
      'the owner stops it',
      async (id: number, shareId: number) => {
        await selling.put(`/v1/subscription/${shareId}/stopshare`, undefined);
        expect(id).not.toBe(shareId);
      },
    ],
    [
      'the subscription ends',
      async (id: number) => {
        await selling.put(`/v1/subscription/${id}/cancel`, {});
        await selling.pass(93);
      },
    ],
    [
      'the plan becomes one without places',
      async (id: number) => {
        const { database, sales, ada } = selling;
        await storeDocument(
          database,
          { type: 'product', sku: 'lone', name: 'Lone', entitlements: ['digital'] },
          'lone',
        );
        await storeDocument(database, { ...YEARLY, sku: 'lone', priceCode: 'lone' }, 'lone');
        const wanted = {
          subscriptionId: id,
          newPriceCode: 'lone',
          productChanges: 'NOW',
          currentTerm: 'ENDS',
        };
        const { body } = await selling.post('/v1/subscription/upgradedowngrade', wanted);
        await sales.changePlan(textAt(body, 'sessionId') ?? '', ada);
      },
    ],
  ])('is told by mail to whoever has lost it, once, when %s', async (_when, end) => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    const shared = await redeem(textAt((await invite(id)).body, 'redeemCode') ?? '');
    await invite(id, 'cy@example.com');
    await end(id, Number(valueAt(shared.body, 'subscriptionID')));
    await selling.sales.bill();
    await selling.sales.bill();
    const told = selling.sales.mailed.filter(({ subject }) => subject.includes('shared'));
    expect(told).toMatchObject([{ to: 'bo@example.com', subject: 'Monthly is no longer shared with you' }]);
    expect(told[0]?.text).toContain('https://paper.test/offer/');
  });

  test('has as many places as the product allows; the same address takes one', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    const first = (await invite(id)).body;
    expect((await invite(id)).body).toEqual(first);
    expect((await invite(id, 'cy@example.com')).status).toBe(200);
    expect(describeOutcome(await invite(id, 'di@example.com'))).toBe('409 400027');
  });

  test.each([
    ['at once', 'NOW', 0],
    ['at the end of the period', 'END_OF_CURRENT_TERM', 92],
  ])(
    'has no more places than a plan that was chosen later allows, %s',
    async (_when, productChanges, days) => {
      const { database, sales, ada } = selling;
      const single = {
        type: 'product',
        sku: 'single',
        name: 'Single',
        entitlements: ['digital'],
        sharesAllowed: 1,
      };
      await storeDocument(database, single, 'single');
      await storeDocument(database, { ...YEARLY, sku: 'single', priceCode: 'single' }, 'single');
      const [id = 0] = await sales.buy(ada);
      await redeem(textAt((await invite(id)).body, 'redeemCode') ?? '');
      await invite(id, 'cy@example.com');
      const wanted = { subscriptionId: id, newPriceCode: 'single', productChanges, currentTerm: 'ENDS' };
      const { body } = await selling.post('/v1/subscription/upgradedowngrade', wanted);
      await sales.changePlan(textAt(body, 'sessionId') ?? '', ada);
      await selling.pass(days);
      await sales.bill();
      expect((await selling.get(`/v1/subscription/${id}/sharing`)).body).toMatchObject({
        numSharesAllowed: 1,
        sharedSubscriptions: [{ email: 'bo@example.com' }],
      });
      expect(await skusOf()).toMatchObject([{ sku: 'single' }]);
      expect(describeOutcome(await invite(id, 'di@example.com'))).toBe('409 400027');
    },
  );

  test('is not for strangers, made-up codes, or the owner alone', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    const token = textAt((await invite(id)).body, 'redeemCode') ?? '';
    expect(describeOutcome(await redeem(token, selling.ada))).toBe('409 400026');
    expect(describeOutcome(await redeem(token.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))))).toBe(
      '404 400025',
    );
    expect(describeOutcome(await redeem(token.replace('S', 'G')))).toBe('404 400025');
    expect(describeOutcome(await selling.get(`/v1/subscription/${id}/sharing`, selling.bo))).toBe('404 404');
    expect(describeOutcome(await selling.put(`/v1/subscription/${id}/stopshare`, {}, selling.bo))).toBe(
      '404 404',
    );
    expect((await selling.get('/v1/subscription/all')).body).toHaveLength(1);
  });

  test('ends with the subscription that is shared', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    const token = textAt((await invite(id)).body, 'redeemCode') ?? '';
    await redeem(token);
    await selling.put(`/v1/subscription/${id}/cancel`, {});
    await selling.pass(93);
    expect(await skusOf()).toEqual([]);
    await selling.sales.bill();
    expect((await selling.get('/v1/subscription/all', selling.bo)).body).toMatchObject([{ statusID: 2 }]);
  });

  test('is left by who reads along, and the place is free again', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    const token = textAt((await invite(id)).body, 'redeemCode') ?? '';
    const shareId = Number(valueAt((await redeem(token)).body, 'subscriptionID'));
    expect(describeOutcome(await redeem(token, selling.ada))).toBe('409 400041');
    const left = await selling.put(`/v1/subscription/${shareId}/stopshare`, undefined, selling.bo);
    expect(left.body).toMatchObject({ status: 2 });
    expect((await selling.sales.bill()).notices).toBe(0);
    expect(await skusOf()).toEqual([]);
    expect(
      valueAt((await selling.get(`/v1/subscription/${id}/sharing`)).body, 'sharedSubscriptions'),
    ).toEqual([]);
    expect(textAt((await invite(id)).body, 'redeemCode')).not.toBe(token);
  });
});
