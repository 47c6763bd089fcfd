import { expect, it } from 'vitest';
import { reduceCheckout, toFirstState } from './checkoutState.ts';
import type { CheckoutEvent, CheckoutState } from './checkoutState.ts';

const cart = { items: [{ sku: 'daily', priceCode: 'month', quantity: 1 }] };
const address = {
  line1: '1 Main St',
  line2: '',
  locality: 'Oslo',
  region: '',
  postal: '0150',
  country: 'NO',
};
const order = { orderNumber: 'O-1', items: [], billingAddress: address };
const paypal = { kind: 'paypal' } as const;
const problem = { kind: 'provider', message: 'Declined.', advisesAnotherCard: true } as const;

const start = toFirstState({ data: { cart, order: undefined, lastAddress: address }, shortWay: false });
const ordered = reduceCheckout(start, { kind: 'ordered', order, address });
const review = reduceCheckout(ordered, { kind: 'paymentChosen', payment: paypal });
const busy = reduceCheckout(review, { kind: 'paying' });
const declined = reduceCheckout(busy, { kind: 'refused', problem });
const charged = reduceCheckout(busy, {
  kind: 'confirmed',
  payment: { orderNumber: 'O-1', intentID: 'pi_1' },
});

/** The step, how the payment stands, and the number of failures. */
const describeState = ({ progress, paying, confirmed, failures }: CheckoutState) =>
  [progress.step, paying.kind, ...(confirmed ? [confirmed.intentID] : []), failures].join(' ');

const error = new Error('The service is away.');

it.each<readonly [from: string, state: CheckoutState, event: CheckoutEvent, to: string]>([
  ['the address', start, { kind: 'orderFailed', error }, 'billing idle 1'],
  ['the address', start, { kind: 'paymentChosen', payment: paypal }, 'billing idle 0'],
  ['the address', start, { kind: 'ordered', order, address }, 'payment idle 0'],
  ['the payment', ordered, { kind: 'paymentChosen', payment: paypal }, 'review idle 0'],
  ['the payment', ordered, { kind: 'billingEdited' }, 'billing idle 0'],
  ['the review', review, { kind: 'paymentEdited' }, 'payment idle 0'],
  ['the review', review, { kind: 'paying' }, 'review busy 0'],
  ['a running payment', busy, { kind: 'payEnded' }, 'review idle 0'],
  ['a running payment', busy, { kind: 'refused', problem }, 'review failed 0'],
  ['a running payment', busy, { kind: 'payFailed', error }, 'review failed 1'],
  ['a running payment', busy, { kind: 'billingEdited' }, 'billing busy 0'],
  ['a refused payment', declined, { kind: 'payEnded' }, 'review failed 0'],
  ['a refused payment', declined, { kind: 'paymentEdited' }, 'payment failed 0'],
  ['a refused payment', declined, { kind: 'billingEdited' }, 'billing idle 0'],
  ['a refused payment', declined, { kind: 'paying' }, 'review busy 0'],
  ['a confirmed payment', charged, { kind: 'payFailed', error }, 'review failed pi_1 1'],
])('moves on from %s', (_from, state, event, to) => {
  expect(describeState(reduceCheckout(state, event))).toBe(to);
});

it('goes back to the address of the order, and forgets why the last one failed', () => {
  const failed = reduceCheckout(ordered, { kind: 'orderFailed', error });
  expect(reduceCheckout(failed, { kind: 'billingEdited' })).toMatchObject({
    progress: { step: 'billing', cart, address },
    orderError: undefined,
  });
});

it('pays the order for which the payment has begun', () => {
  const begun = reduceCheckout(review, { kind: 'begun', orderNumber: 'O-2' });
  expect(begun.progress).toEqual({ ...review.progress, order: { ...order, orderNumber: 'O-2' } });
});
