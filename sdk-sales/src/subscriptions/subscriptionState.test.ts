import { expect, it } from 'vitest';
import { getSubscriptionState, isPaidByReader } from './subscriptionState.ts';

it.each([
  [1, 'active'],
  [2, 'terminated'],
  [3, 'canceled'],
  [4, 'active'],
  [5, undefined],
  [6, 'active'],
  [7, 'active'],
  [undefined, undefined],
] as const)('calls status %s %s', (status, state) => {
  expect(getSubscriptionState({ subscriptionID: 1, status })).toBe(state);
});

it.each(['EmailGroupSubPaymentProvider', 'Gift', 'Free', 'Linked', 'Sharing', 'SwG', '', undefined])(
  'leaves a subscription by %s to others',
  (paymentPartner) => {
    expect(isPaidByReader({ subscriptionID: 1, currentPaymentMethod: { paymentPartner } })).toBe(false);
  },
);

it('takes a card and PayPal for the reader’s own', () => {
  for (const paymentPartner of ['StripeIntents', 'PayPal']) {
    expect(isPaidByReader({ subscriptionID: 1, currentPaymentMethod: { paymentPartner } })).toBe(true);
  }
  expect(isPaidByReader({ subscriptionID: 1 })).toBe(false);
});
