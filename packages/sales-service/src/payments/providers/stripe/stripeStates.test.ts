import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { chargeFailure, isRefusal } from './stripeStates.ts';

const refused = (statusCode: number) =>
  new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error', message: 'No.', statusCode });

test('a request that Stripe refuses is a refusal, and its charge needs the reader', () => {
  expect(isRefusal(refused(400))).toBe(true);
  expect(chargeFailure(refused(404))).toEqual({ kind: 'needsReader' });
});

test('a conflict with the same request of another process decides nothing', () => {
  expect(isRefusal(refused(409))).toBe(false);
  expect(chargeFailure(refused(409))).toEqual({ kind: 'unknown' });
});

test('a card that is declined may be charged another day, one that is lost needs the reader', () => {
  const card = (decline_code: string) =>
    new Stripe.errors.StripeCardError({
      type: 'card_error',
      code: 'card_declined',
      decline_code,
      message: 'No.',
    });
  expect(chargeFailure(card('insufficient_funds'))).toEqual({ kind: 'declined' });
  expect(chargeFailure(card('lost_card'))).toEqual({ kind: 'needsReader' });
  expect(chargeFailure(new TypeError('no network'))).toEqual({ kind: 'unknown' });
});
