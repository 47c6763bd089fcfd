import { expect, test } from 'vitest';
import { GIFT, onEachSalesDatabase } from '@broadsheet/platform-testing/sales';
import { isJsonList, textAt, valueAt } from '@broadsheet/service-kit/json';
import { NOW, describeOutcome } from '@broadsheet/platform-testing/identity';

const DAY = 86_400_000;

onEachSalesDatabase('a gift', (selling) => {
  const buyGift = async () => {
    const [id = 0] = await selling.sales.buy(selling.ada, GIFT);
    const code = textAt((await selling.get(`/v1/subscription/${id}/details`)).body, 'redeemCode') ?? '';
    return { id, code };
  };
  const redeem = (token: string, reader = selling.bo) =>
    selling.post('/v1/subscription/gift/redeem', { token }, reader);

  test('is told of by mail, and begins for three months when it is redeemed', async () => {
    const { id, code } = await buyGift();
    const recipient = { email: 'Bo@Example.com', name: 'Bo', note: 'Happy birthday!' };
    const told = { subscriptionID: id, redeemCode: code, name: 'Bo', email: 'bo@example.com' };
    expect((await selling.put(`/v1/subscription/gift/${code}`, recipient)).body).toEqual(told);
    expect((await selling.put(`/v1/subscription/gift/${code}`, recipient)).body).toEqual(told);
    const mails = (await selling.sales.mails()).filter(
      ({ subject }) => subject !== 'Confirm your email address',
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: 'bo@example.com', subject: 'Ada Lovelace has a gift for you' });
    expect(textAt(mails[0], 'text')).toContain('Happy birthday!');
    await selling.pass(40);
    expect(valueAt((await selling.get('/v1/entitlements', selling.bo)).body, 'skus')).toEqual([]);
    expect((await redeem(code)).body).toEqual({ subscriptionID: id, status: 1 });
    expect((await redeem(code)).body).toEqual({ subscriptionID: id, status: 1 });
    expect((await selling.get('/v1/entitlements', selling.bo)).body).toMatchObject({
      skus: [{ sku: 'gift', startDateUTC: NOW }],
      entitlements: ['digital'],
    });
    expect(describeOutcome(await redeem(code, selling.ada))).toBe('409 400041');
    const late = await selling.put(`/v1/subscription/gift/${code}`, recipient);
    expect(describeOutcome(late)).toBe('409 400044');
    expect((await selling.get(`/v1/subscription/${id}/details`, selling.bo)).body).toMatchObject({
      currentPaymentMethod: { paymentPartner: 'Gift' },
      nextEventDateUTC: Date.UTC(2027, 2, 30, 9),
    });
  });

  test('shows the recipient’s address as people write it', async () => {
    const { code } = await buyGift();
    const recipient = { email: 'lotte@xn--bcher-kva.example', name: 'Lotte' };
    const written = { email: 'lotte@bücher.example', name: 'Lotte' };
    const set = await selling.put(`/v1/subscription/gift/${code}`, recipient);
    expect(set.body).toMatchObject(written);
    expect((await selling.get('/v1/subscription/gift')).body).toMatchObject([{ recipient: written }]);
    // What was shown is taken as the same address, which is not mailed again.
    await selling.put(`/v1/subscription/gift/${code}`, written);
    const mails = (await selling.sales.mails()).filter(({ to }) => to === recipient.email);
    expect(mails).toHaveLength(1);
  });

  test('is told of on the day that was asked for', async () => {
    const { code } = await buyGift();
    const sendNotificationOn = new Date(NOW + 10 * DAY).toISOString();
    const recipient = { email: 'bo@example.com', name: 'Bo', sendNotificationOn };
    await selling.put(`/v1/subscription/gift/${code}`, recipient);
    await selling.pass(9);
    expect((await selling.sales.bill()).notices).toBe(0);
    await selling.pass(1);
    expect((await selling.sales.bill()).notices).toBe(1);
    expect((await selling.sales.bill()).notices).toBe(0);
    expect(selling.sales.mailed.at(-1)?.text).toContain(`https://paper.test/account/redeem/?gift=${code}`);
  });

  test('ends by itself, and nobody is charged', async () => {
    const { id, code } = await buyGift();
    await redeem(code);
    await selling.pass(93);
    expect(await selling.sales.bill()).toMatchObject({ renewed: 0, ended: 1 });
    expect((await selling.get(`/v1/subscription/${id}/details`, selling.bo)).body).toMatchObject({
      status: 2,
    });
    expect(selling.sales.provider.charged).toEqual([]);
  });

  test('is only its buyer’s to give, with a complete address', async () => {
    const { code } = await buyGift();
    const recipient = { email: 'cy@example.com', name: 'Cy' };
    expect(describeOutcome(await selling.put(`/v1/subscription/gift/${code}`, recipient, selling.bo))).toBe(
      '404 400025',
    );
    for (const wrong of [
      { email: 'cy', name: 'Cy' },
      { email: 'cy@example.com' },
      { ...recipient, sendNotificationOn: 'soon' },
    ]) {
      expect(describeOutcome(await selling.put(`/v1/subscription/gift/${code}`, wrong))).toBe('400 400');
    }
  });

  test('is confirmed by mail to who has bought it, and stays in their list until and after it is redeemed', async () => {
    const { id, code } = await buyGift();
    await selling.sales.bill();
    expect(selling.sales.mailed).toHaveLength(1);
    expect(selling.sales.mailed[0]).toMatchObject({ to: 'ada@example.com' });
    expect(selling.sales.mailed[0]?.text).toContain('https://paper.test/gift/');
    const list = async (reader = selling.ada) => (await selling.get('/v1/subscription/gift', reader)).body;
    const waiting = { subscriptionID: id, status: 5, redeemCode: code, redeemedOnUTC: null };
    expect(await list()).toMatchObject([{ ...waiting, recipient: null, boughtOnUTC: NOW }]);
    const recipient = { email: 'bo@example.com', name: 'Bo', note: 'Happy birthday!' };
    await selling.put(`/v1/subscription/gift/${code}`, recipient);
    expect(await list()).toMatchObject([
      { ...waiting, recipient: { ...recipient, sendNotificationOnUTC: NOW } },
    ]);
    await selling.pass(40);
    await redeem(code);
    expect(await list(selling.bo)).toEqual([]);
    const answer = await list();
    const [given] = isJsonList(answer) ? answer : [];
    expect(given).toMatchObject({ status: 1, redeemCode: null, redeemedOnUTC: NOW + 40 * DAY });
    // The giver sees the recipient they named, and nothing about the account that has redeemed the gift.
    expect(valueAt(given, 'recipient')).toEqual({
      email: 'bo@example.com',
      name: 'Bo',
      sendNotificationOnUTC: NOW,
    });
  });

  test('is confirmed to who has bought it once, however soon it is named, put off or redeemed', async () => {
    const bo = { email: 'bo@example.com', name: 'Bo' };
    const later = { ...bo, sendNotificationOn: new Date(NOW + 10 * DAY).toISOString() };
    const named = await buyGift();
    await selling.put(`/v1/subscription/gift/${named.code}`, bo);
    const putOff = await buyGift();
    await selling.put(`/v1/subscription/gift/${putOff.code}`, later);
    const redeemed = await buyGift();
    await redeem(redeemed.code);
    await selling.sales.bill();
    await selling.pass(11);
    await selling.sales.bill();
    const byCalls = (await selling.sales.mails()).flatMap((mail) => textAt(mail, 'subject') ?? []);
    const subjects = [...byCalls, ...selling.sales.mailed.map(({ subject }) => subject)];
    const confirmed = subjects.filter((subject) => subject.startsWith('Your gift'));
    expect(confirmed).toHaveLength(3);
    expect(subjects.filter((subject) => subject === 'Ada Lovelace has a gift for you')).toHaveLength(2);
  });

  test('whose giver has deleted the account is told to have been taken back', async () => {
    const { code } = await buyGift();
    await selling.database.query("update subscriptions set state = 'terminated'");
    expect(describeOutcome(await redeem(code))).toBe('410 400042');
  });

  test('that was used stays used when its time is over', async () => {
    const { code } = await buyGift();
    await redeem(code);
    await selling.pass(93);
    await selling.sales.bill();
    expect(describeOutcome(await redeem(code))).toBe('409 400041');
  });

  test('cannot be found by trying codes: who has failed often waits, who succeeds does not', async () => {
    const { code } = await buyGift();
    for (let time = 0; time < 25; time += 1) expect((await redeem(code)).status).toBe(200);
    for (let time = 0; time < 30; time += 1) {
      expect(describeOutcome(await redeem(`G${time}-${'a'.repeat(22)}`))).toBe('404 400025');
    }
    expect((await redeem(code)).status).toBe(429);
    const others = ['/v1/subscription/redeem', '/v2/subscriptions/enterprise'] as const;
    for (const path of others)
      expect((await selling.post(path, { token: 'a', nonce: 'a' }, selling.bo)).status).toBe(429);
  });
});
