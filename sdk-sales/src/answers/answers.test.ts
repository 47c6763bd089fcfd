import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCart } from './Cart.ts';
import { readOffer, readPriceInfo } from './Product.ts';
import { readOrder, readOrderHistory } from './Order.ts';
import { readPaywallRule } from './PaywallRule.ts';
import { readSubscription } from './Subscription.ts';

describe('an order', () => {
  it.each([
    ['Pending', 'Pending'],
    ['1', 'Pending'],
    ['2', 'PartiallyPaid'],
    ['3', 'Paid'],
    ['4', 'Cancelled'],
    ['5', undefined],
    [null, undefined],
  ])('with status %s is %s', (status, orderStatus) => {
    expect(readOrder({ orderNumber: 'A-1', status })?.orderStatus).toBe(orderStatus);
  });

  it('has its subscriptions from a text, a list or nothing', () => {
    const ids = (subscriptionIDs: unknown) =>
      readOrder({ orderNumber: 'A-1', subscriptionIDs })?.subscriptionIDs;
    expect([ids('7,8'), ids([7, 8]), ids(null), ids('')]).toEqual([[7, 8], [7, 8], undefined, []]);
  });
});

describe('a subscription', () => {
  it('has its status from a list or from details', () => {
    expect(readSubscription({ subscriptionID: 0, statusID: 3 })).toEqual({ subscriptionID: 0, status: 3 });
    expect(readSubscription({ subscriptionID: 7, status: 1, statusID: 3 })).toEqual({
      subscriptionID: 7,
      status: 1,
    });
  });
});

describe('a price', () => {
  it('has its amounts from texts too', () => {
    const rates = [
      { amount: '9.99', duration: 'UntilCancelled' },
      { amount: 'free', duration: 'Month' },
    ];
    expect(readPriceInfo({ pricingStrategy: { rates } })?.pricingStrategy.rates).toEqual([
      { amount: 9.99, duration: 'UntilCancelled' },
    ]);
  });
});

describe('a rule of the paywall', () => {
  it('is about nothing when its condition cannot be read, instead of about everything', () => {
    const rule = readPaywallRule({
      id: 1,
      rt: 0,
      e: [true, 'daily', 5],
      ent: [false],
      conditions: { section: 5 },
    });
    expect(rule).toEqual({
      id: 1,
      rt: 0,
      e: [true, 'daily'],
      ent: [false],
      conditions: { section: { in: true, values: [] } },
    });
  });
});

it.each([
  ['cart', readCart],
  ['order', readOrder],
  ['history', readOrderHistory],
  ['subscription', readSubscription],
  ['offer', readOffer],
  ['rule', readPaywallRule],
])('reads any %s without falling over, and without members of the prototype', (_name, read) => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      const result = read(body);
      expect(result === undefined || typeof result === 'object').toBe(true);
    }),
  );
  expect(read(JSON.parse('{"__proto__":{"orderNumber":"A-1","subscriptionID":1}}'))).toBeUndefined();
});
