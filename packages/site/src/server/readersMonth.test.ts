/**
 * What a reader lives through with a subscription, by the clock: buying, renewing, failing, mending, changing, cancelling,
 * coming back. Every mail is read.
 */
import { isRecord } from '@broadsheet/client-core';
import type { Database } from '@broadsheet/platform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesUnderTest, openShop, ORIGIN } from '../../test/openShop.ts';
import type { Shop } from '../../test/openShop.ts';

/** A card that can be saved; later its bank refuses charges. */
const REFUSED_LATER = '4000000000000341';
const GOOD = '4242424242424242';

describe.each(databasesUnderTest)('a subscription that is lived with the clock on $name', ({ open }) => {
  let database: Database;
  let shop: Shop;
  let ada: Awaited<ReturnType<Shop['signUp']>>;
  let read = 0;

  beforeAll(async () => {
    database = await open();
    shop = await openShop(database, { hears: () => true });
    ada = await shop.signUp();
    await newMails();
  }, 60_000);
  afterAll(async () => {
    await shop.close();
    await database.close();
  });

  /** Returns the mails that have come since they were read last, each as its subject and its text. */
  async function newMails(): Promise<readonly { readonly subject: string; readonly text: string }[]> {
    await shop.platform.sales.settle();
    await shop.platform.identity.settle();
    const answer = await shop.platform.fetch(new Request(`${ORIGIN}/sandbox/mailbox.json`));
    const list: unknown = await answer.json();
    const all = (Array.isArray(list) ? list : []).filter(isRecord).filter(({ to }) => to === ada.email);
    const fresh = all.toReversed().slice(read);
    read = all.length;
    return fresh.map(({ subject, text }) => ({ subject: String(subject), text: String(text) }));
  }

  /** Lets days pass, with a billing run on each. */
  async function live(days: number): Promise<void> {
    for (let day = 0; day < days; day += 1) {
      await shop.passDays(1);
      await shop.platform.sales.runBilling();
    }
  }

  /** Replaces the card; it is charged in the next billing run. */
  async function saveCard(number: string): Promise<void> {
    const [row] = await database.query('select max(id)::int as id from payment_methods');
    const path = `/paymentmethod/${String(row?.['id'])}/provider/1`;
    const { body } = await ada.sale('PUT', path, {});
    const secret = String(body['parameter1']);
    await ada.confirm(secret, number);
    const { outcome } = await ada.sale('PUT', `${path}/finalize`, { token: secret.split('_secret_')[0] });
    expect(outcome).toBe('200');
  }

  async function replaceCard(number: string): Promise<void> {
    await saveCard(number);
    await shop.platform.sales.runBilling();
  }

  /** Buys the monthly plan. @returns the id of the subscription */
  async function buy(): Promise<number> {
    const orderNumber = await ada.order(undefined, ada.email);
    const { secret, intent } = await ada.start(orderNumber);
    await ada.confirm(secret);
    await ada.finish(orderNumber, intent);
    const { body } = await ada.sale('GET', `/order/detail/${orderNumber}`);
    // The receipt waits for the next billing run.
    await shop.platform.sales.runBilling();
    return Number(body['subscriptionIDs']);
  }

  /** Expects mails with these subjects, the last with these lines. */
  async function expectMails(subjects: readonly (string | RegExp)[], ...lines: readonly (string | RegExp)[]) {
    const mails = await newMails();
    const told = mails.map(({ subject }, index) => {
      const wanted = subjects[index];
      return wanted instanceof RegExp && wanted.test(subject) ? wanted : subject;
    });
    expect(told).toEqual(subjects);
    for (const line of lines) expect(mails.at(-1)?.text).toMatch(line);
    for (const { text } of mails) expect(text).not.toMatch(/undefined|NaN|\{\w+\}/);
  }

  test('has a mail for each thing that moves money, and none for anything else', async () => {
    const id = await buy();
    await expectMails(
      ['You have subscribed to Digital'],
      'Paid: €1.00, including VAT 7%',
      'Payment method: Visa •••• 4242',
      /Next charge: €12\.00 on .+, for 1 month/,
      'Cancel: At any time, in your account',
    );
    await live(80);
    await expectMails([]);
    await live(12);
    await expectMails(
      [/^Your introductory price ends: €12\.00 from /, 'Digital is renewed: €12.00'],
      /Order: \w+/,
    );

    await replaceCard(REFUSED_LATER);
    await expectMails(['Your payment method was changed'], 'Payment method: Visa •••• 0341');
    // The charge is tried five times; then the reader may still read for some days.
    const tries: { readonly subject: string; readonly text: string }[] = [];
    for (let day = 0; day < 45 && tries.length < 5; day += 1) {
      await live(1);
      tries.push(...(await newMails()));
    }
    expect(new Set(tries.map(({ subject }) => subject))).toEqual(
      new Set(['Your payment for Digital failed']),
    );
    expect(tries.map(({ text }) => text.includes('Next attempt: None before'))).toEqual([
      ...[false, false, false, false],
      true,
    ]);
    expect(tries[0]?.text).toMatch(
      /To be paid: €12\.00[^]*You can read until: \w+ \d+[^]*Next attempt: \w+ \d+/,
    );
    const failed = async () => (await ada.sale('GET', `/subscription/${id}/details`)).body['failedCharge'];
    expect(await failed()).not.toHaveProperty('hasNewMethod');
    await saveCard(GOOD);
    expect(await failed()).toMatchObject({ hasNewMethod: true });
    await shop.platform.sales.runBilling();
    expect(await failed()).toBeUndefined();
    await expectMails(
      ['Your payment method was changed', 'Your payment has arrived: Digital goes on'],
      'Paid: €12.00',
    );

    const preview = await ada.sale('POST', '/subscription/upgradedowngrade', {
      ...{ subscriptionId: id, newPriceCode: 'DIGITAL-ANNUAL', productChanges: 'NOW', currentTerm: 'ENDS' },
    });
    const change = { sessionId: preview.body['sessionId'] };
    expect((await ada.sale('PUT', '/subscription/upgradedowngrade', change)).outcome).toBe('200');
    await expectMails(
      ['Your plan is now Digital, annual'],
      /Paid: €1\d\d\.\d\d/,
      /Taken off for unused time: €\d+\.\d\d/,
      /Next charge: €120\.00 on .+, for 1 year/,
    );

    expect((await ada.sale('PUT', `/subscription/${id}/cancel`, {})).outcome).toBe('200');
    await expectMails(['Digital is cancelled'], /You can read until: /, 'Next charge: None');
    await live(3);
    expect((await ada.sale('PUT', `/subscription/${id}/rescue`, {})).outcome).toBe('200');
    await expectMails(['Digital goes on'], /Next charge: €120\.00 on /);
    expect((await ada.sale('PUT', `/subscription/${id}/cancel`, {})).outcome).toBe('200');
    await expectMails(['Digital is cancelled']);
    await shop.passDays(370);
    await shop.platform.sales.runBilling();
    await expectMails([]);
    expect((await ada.sale('GET', '/entitlements')).body).toMatchObject({ skus: [] });

    // Who comes back has had the introductory price.
    await buy();
    await expectMails(['You have subscribed to Digital'], 'Paid: €12.00');
    expect(shop.logged).toEqual([]);
  }, 120_000);
});
