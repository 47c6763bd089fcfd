import { expect, it } from 'vitest';
import type { KnownAttempt } from '../attempts/attemptStore.ts';
import type { ProviderPayment } from '../providers/PaymentProvider.ts';
import { decideBooking, decideSettlement } from './decideSettlement.ts';
import type { Settlement } from './decideSettlement.ts';

const order: KnownAttempt = {
  id: 1,
  subject: { kind: 'order', orderNumber: 'O-1' },
  provider: 'stripe',
  kind: 'payment',
  state: 'open',
  reference: 'pi_1',
  amount: 990,
  currency: 'EUR',
  looks: 0,
  createdOn: 0,
};
const replacement: KnownAttempt = {
  ...order,
  subject: { kind: 'method', methodId: 7 },
  kind: 'setup',
  amount: 0,
};
const method = {
  ...{ partner: 'StripeIntents', customer: 'cus_1', token: 'pm_1' },
  ...{ brand: 'visa', lastFour: '4242', expiration: '1229' },
};
const paid = { kind: 'succeeded', amount: 990, currency: 'EUR', subject: 'O-1', method } as const;
const saved = { ...paid, amount: 0, subject: 'method-7' } as const;

it.each<readonly [title: string, attempt: KnownAttempt, payment: ProviderPayment, settlement: Settlement]>([
  ['is waited for', order, { kind: 'waiting' }, { kind: 'waiting' }],
  ['was declined', order, { kind: 'declined' }, { kind: 'declined' }],
  ['is gone', order, { kind: 'gone' }, { kind: 'gone' }],
  ['pays its order', order, paid, { kind: 'order', orderNumber: 'O-1', payment: paid }],
  ['has another amount', order, { ...paid, amount: 99 }, { kind: 'notOurs' }],
  ['has another currency', order, { ...paid, currency: 'USD' }, { kind: 'notOurs' }],
  ['is for another order', order, { ...paid, subject: 'O-2' }, { kind: 'notOurs' }],
  ['names no order', order, { ...paid, subject: undefined }, { kind: 'notOurs' }],
  ['replaces a method', replacement, saved, { kind: 'replacement', methodId: 7, method }],
  [
    'replaces a method of a provider that stores no subject',
    replacement,
    { ...saved, subject: undefined },
    { kind: 'replacement', methodId: 7, method },
  ],
  ['replaces another method', replacement, { ...saved, subject: 'method-8' }, { kind: 'notOurs' }],
])('decides on a payment that %s', (_title, attempt, payment, settlement) => {
  expect(decideSettlement(attempt, payment)).toEqual(settlement);
});

it('requires the method that was to be saved', () => {
  expect(() => decideSettlement(replacement, { ...saved, method: undefined })).toThrow('told of no method');
});

it.each([
  ['succeeded', 'Paid', 'known'],
  ['returned', 'Paid', 'returned'],
  ['open', 'Paid', 'unneeded'],
  ['abandoned', 'Cancelled', 'unneeded'],
  ['open', 'Pending', 'needed'],
  ['abandoned', 'Pending', 'needed'],
] as const)(
  'finds a payment of an attempt that is %s and an order that is %s %s',
  (attempt, status, result) => {
    expect(decideBooking(attempt, status)).toBe(result);
  },
);
