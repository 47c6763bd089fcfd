import { describe, expect, test } from 'vitest';
import { GIFT, onEachSalesDatabase, YEARLY } from '@broadsheet/platform-testing/sales';
import { textAt, valueAt } from '@broadsheet/service-kit/json';
import { mailLimits } from '@broadsheet/service-kit/limits';
import { insertMethod, linkMethod } from '../payments/methods/methodStore.ts';
import { notifyReplacement } from '../renewals/notifyReplacement.ts';
import { followReversal } from '../renewals/followReversal.ts';
import { SUBSCRIPTION_EVENT_TYPES } from '../subscriptions/eventStore.ts';
import { findSubscription } from '../subscriptions/subscriptionStore.ts';
import { moneyMails, OTHER_MONEY_EVENTS } from './moneyMails.ts';
import type { MoneyEvent, SalesMailName } from './moneyMails.ts';

type Rules = typeof moneyMails;
/** The events that have a mail: each is lived below, so that none can be added without its mail. */
type MailedEvent = {
  [Event in MoneyEvent]: Rules[Event] extends { mails: unknown } ? Event : never;
}[MoneyEvent];

describe('the table of mails about money', () => {
  test('has a row for every event, with its mails or the reason why there is none', () => {
    expect(Object.keys(moneyMails).toSorted()).toEqual(
      [...SUBSCRIPTION_EVENT_TYPES, ...OTHER_MONEY_EVENTS].toSorted(),
    );
  });

  test('names every mail that goes to a buyer', () => {
    const named = Object.values(moneyMails).flatMap((rule) => ('mails' in rule ? [...rule.mails] : []));
    const toBuyers = Object.entries(mailLimits).flatMap(([name, { to }]) => (to === 'buyer' ? [name] : []));
    expect(toBuyers.filter((name) => !named.some((each) => each === name))).toEqual([]);
  });
});

onEachSalesDatabase('an event of money', (selling) => {
  const { put } = selling;
  const buy = async (price?: typeof YEARLY) => (await selling.sales.buy(selling.ada, price))[0] ?? 0;
  const bill = () => selling.sales.bill();
  const decide = (id: number, what: 'cancel' | 'rescue') => put(`/v1/subscription/${id}/${what}`, {});
  const failNext = async () => {
    selling.sales.provider.behave('declines');
    await selling.pass(92);
    await bill();
  };
  const change = async (id: number, productChanges: 'NOW' | 'END_OF_CURRENT_TERM') => {
    const wanted = { subscriptionId: id, newPriceCode: 'yearly', productChanges, currentTerm: 'ENDS' };
    const { body } = await selling.post('/v1/subscription/upgradedowngrade', wanted);
    await selling.sales.changePlan(textAt(body, 'sessionId') ?? '', selling.ada);
  };
  const share = async (id: number) => {
    const { body } = await put(`/v1/subscription/${id}/share`, { email: 'bo@example.com' });
    const token = textAt(body, 'redeemCode') ?? '';
    return selling.post('/v1/subscription/redeem', { token }, selling.bo);
  };
  const reverse = async (id: number, money: { readonly refunded: number; readonly isDisputed: boolean }) => {
    const orderNumber = (await findSubscription(selling.database, id))?.orderNumber ?? '';
    const reversal = { ...money, orderNumber, returned: money.refunded, isAllBack: false };
    const { context } = selling.sales;
    const tell = await selling.database.transaction((queries) =>
      followReversal(context, { queries, reversal }),
    );
    tell();
  };
  const replace = async () => {
    const subscription = await findSubscription(selling.database, await buy());
    if (subscription?.orderNumber === undefined) throw new Error('Nothing was bought.');
    const { owner, orderNumber } = subscription;
    const id = await insertMethod(selling.database, {
      site: 'paper',
      owner,
      provider: 'stripe',
      method: {
        partner: 'StripeIntents',
        customer: undefined,
        token: 'pm_1',
        brand: 'mastercard',
        lastFour: '4444',
        expiration: '0440',
      },
      now: selling.sales.clock.now(),
    });
    await linkMethod(selling.database, orderNumber, id);
    const deliver = await selling.database.transaction((queries) =>
      notifyReplacement(selling.sales.context, { queries, methodId: id }),
    );
    deliver();
  };

  const lived: Readonly<Record<MailedEvent, () => Promise<unknown>>> = {
    async START_SUBSCRIPTION() {
      await buy();
      await buy(GIFT);
      await bill();
    },
    async RENEW_SUBSCRIPTION() {
      await buy();
      await selling.pass(92);
      await bill();
    },
    async MEND_RENEWAL() {
      await buy();
      await failNext();
      selling.sales.provider.behave('succeeds');
      await selling.pass(1);
      await bill();
    },
    async FAIL_RENEWAL() {
      await buy();
      await failNext();
    },
    async CANCEL_SUBSCRIPTION() {
      await decide(await buy(), 'cancel');
    },
    async TERMINATE_SUBSCRIPTION() {
      const id = await buy();
      await buy();
      await failNext();
      await decide(id, 'cancel');
      await selling.pass(15);
      await bill();
    },
    async RESCUE_SUBSCRIPTION() {
      const id = await buy();
      await decide(id, 'cancel');
      await decide(id, 'rescue');
    },
    async CHANGE_SUBSCRIPTION() {
      const id = await buy();
      await change(id, 'END_OF_CURRENT_TERM');
      await change(id, 'NOW');
    },
    async KEEP_PLAN() {
      const id = await buy();
      await change(id, 'END_OF_CURRENT_TERM');
      await put(`/v1/subscription/${id}/keepplan`, {});
    },
    UPDATE_PAYMENT_METHOD: replace,
    REPLACE_METHOD: replace,
    async CHARGE_AHEAD() {
      await buy(YEARLY);
      await selling.pass(340);
      await bill();
    },
    async INTRODUCTION_ENDS() {
      await buy();
      await bill();
      await selling.pass(86);
      await bill();
    },
    async CARD_EXPIRES() {
      await buy(YEARLY);
      selling.sales.provider.setExpiration('1027');
      await selling.pass(340);
      await bill();
    },
    async REFUND() {
      await reverse(await buy(), { refunded: 50, isDisputed: false });
    },
    async DISPUTE() {
      await reverse(await buy(), { refunded: 0, isDisputed: true });
    },
    async ANNOUNCE_GIFT() {
      const id = await buy(GIFT);
      const { body } = await selling.get(`/v1/subscription/${id}/details`);
      const code = textAt(body, 'redeemCode') ?? '';
      const sendNotificationOnUTC = selling.sales.clock.now();
      await put(`/v1/subscription/gift/${code}`, {
        email: 'bo@example.com',
        name: 'Bo',
        sendNotificationOnUTC,
      });
      await bill();
    },
    async SHARE_SUBSCRIPTION() {
      await share(await buy());
    },
    async STOP_SHARING() {
      const { body } = await share(await buy());
      const id = valueAt(body, 'subscriptionID');
      if (typeof id !== 'number') throw new Error('The shared subscription has no id.');
      await put(`/v1/subscription/${id}/stopshare`, undefined);
      await bill();
    },
  };

  /** The mails that each event has to bring when it is lived as above. */
  const expected: Readonly<Record<MailedEvent, readonly SalesMailName[]>> = {
    START_SUBSCRIPTION: ['receipt', 'giftReceipt'],
    RENEW_SUBSCRIPTION: ['renewed'],
    MEND_RENEWAL: ['mended'],
    FAIL_RENEWAL: ['paymentFailed'],
    CANCEL_SUBSCRIPTION: ['cancelled'],
    TERMINATE_SUBSCRIPTION: ['cancelledNow', 'endedUnpaid'],
    RESCUE_SUBSCRIPTION: ['resubscribed'],
    CHANGE_SUBSCRIPTION: ['planWaits', 'planChanged'],
    KEEP_PLAN: ['planKept'],
    UPDATE_PAYMENT_METHOD: ['methodChanged'],
    REPLACE_METHOD: ['methodChanged'],
    CHARGE_AHEAD: ['renewalNotice'],
    INTRODUCTION_ENDS: ['introductionEnds'],
    CARD_EXPIRES: ['cardExpiring'],
    REFUND: ['refunded'],
    DISPUTE: ['disputed'],
    ANNOUNCE_GIFT: ['gift'],
    SHARE_SUBSCRIPTION: ['invitation'],
    STOP_SHARING: ['shareEnded'],
  };

  const events = Object.keys(lived).filter((key): key is MailedEvent => Object.hasOwn(lived, key));
  test.each(events)('sends its mail: %s', async (event) => {
    await lived[event]();
    await selling.sales.context.outbox.settle();
    const own = selling.sales.mailed.map(({ headers = {}, text, html }) => ({
      kind: headers['X-Mail-Kind'],
      words: `${text} ${html}`,
    }));
    const boxed = (await selling.sales.mails()).map((mail) => ({
      kind: textAt(valueAt(mail, 'headers') ?? null, 'X-Mail-Kind'),
      words: textAt(mail, 'text'),
    }));
    const all = [...own, ...boxed];
    const kinds = all.map(({ kind }) => kind);
    for (const kind of expected[event]) expect(kinds.filter((each) => each === kind)).toEqual([kind]);
    for (const { words } of all) expect(words).not.toMatch(/\{(?!color|border)\w+\}/);
  });

  test('says when it has ended what could be read until when, what was paid back, and how to come back', async () => {
    const id = await buy();
    const orderNumber = (await findSubscription(selling.database, id))?.orderNumber ?? '';
    const reversal = { refunded: 100, returned: 100, isDisputed: false, isAllBack: true, orderNumber };
    const { context } = selling.sales;
    (await selling.database.transaction((queries) => followReversal(context, { queries, reversal })))();
    await context.outbox.settle();
    const mail = selling.sales.mailed.find(({ headers }) => headers?.['X-Mail-Kind'] === 'ended');
    for (const line of [
      'Subscription: Monthly',
      'You could read until: November 20, 2026',
      'Paid back: €1.00',
      'Next charge: None',
      'Coming back: At any time, with the same account\nhttps://paper.test/offer/',
    ]) {
      expect(mail?.text).toContain(line);
    }
  });

  test('states what was bought, what it cost, how it was paid, what comes next, and how to cancel', async () => {
    const body = {
      websiteName: 'The Paper',
      seller: { name: 'Paper Ltd.', address: '1 Quay Street, Port', taxNumber: 'GB 1' },
    };
    await selling.database.query(
      "insert into site_properties (site, body, hash) values ('paper', $1::text::jsonb, 'x')",
      [JSON.stringify(body)],
    );
    await replace();
    await bill();
    const receipt = selling.sales.mailed.find(({ headers }) => headers?.['X-Mail-Kind'] === 'receipt');
    expect(receipt?.subject).toBe('You have subscribed to Monthly');
    for (const line of [
      'Subscription: Monthly',
      'Paid: €1.00, including VAT 19%: €0.16',
      'Paid time: November 20, 2026 – February 20, 2027',
      'Next charge: €12.00 on February 20, 2027, for 1 month',
      'Cancel: At any time, in your account\nhttps://paper.test/account/subscriptions/',
      '– The Paper\nPaper Ltd.\n1 Quay Street, Port\nTax number: GB 1',
    ]) {
      expect(receipt?.text).toContain(line);
    }
    const changed = selling.sales.mailed.find(({ headers }) => headers?.['X-Mail-Kind'] === 'methodChanged');
    expect(changed?.text).toContain('Payment method: Mastercard •••• 4444');
  });
});
