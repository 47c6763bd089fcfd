import { expect, test } from 'vitest';
import { cardPhrases } from '../payment/cardLocales.ts';
import { advisesAnotherCard, findRefusedField, toRefusalPhrase, writeRefusal } from './writeRefusal.ts';

const english = { locale: 'en', phrases: {} };
const inLanguage = (locale: 'de' | 'ja') => ({ locale, phrases: cardPhrases.locales[locale] });

test.each([
  [{ type: 'validation_error', code: 'incomplete_number' }, 'sub.card.numberShort'],
  [{ type: 'validation_error', code: 'invalid_expiry_year_past' }, 'sub.card.expired'],
  [{ type: 'card_error', code: 'incorrect_cvc' }, 'sub.card.cvc'],
  [{ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }, 'sub.card.funds'],
  [{ type: 'card_error', code: 'processing_error' }, 'sub.card.later'],
  [{ type: 'invalid_request_error', code: 'payment_intent_authentication_failure' }, 'sub.card.bank'],
])('%j is told as %s', (error, phrase) => {
  expect(toRefusalPhrase(error)).toBe(phrase);
});

test('a reason that is not known is told as a decline, an error that is no card’s as a failed payment', () => {
  expect(toRefusalPhrase({ type: 'card_error', code: 'card_declined', decline_code: 'new_reason' })).toBe(
    'sub.card.declined',
  );
  expect(toRefusalPhrase({ type: 'api_error' })).toBe('sub.payErr');
  expect(toRefusalPhrase({ type: 'api_connection_error' })).toBe('sub.offline');
  expect(writeRefusal(undefined, english)).toBe('The payment did not go through.');
});

test.each(['lost_card', 'stolen_card', 'fraudulent', 'pickup_card'])(
  '%s is told like any other decline, because a thief may be reading',
  (decline_code) => {
    expect(toRefusalPhrase({ type: 'card_error', code: 'card_declined', decline_code })).toBe(
      'sub.card.declined',
    );
  },
);

test.each([
  ['de', 'Die Karte ist nicht ausreichend gedeckt. Verwenden Sie eine andere Karte.'],
  ['ja', 'カードの残高が不足しています。別のカードをお使いください。'],
] as const)('the words are those of the reader’s language: %s', (locale, words) => {
  const error = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' };
  expect(writeRefusal(error, inLanguage(locale))).toBe(words);
});

test.each([
  ['incomplete_number', 'cardNumber'],
  ['invalid_expiry_month', 'cardExpiry'],
  ['incorrect_cvc', 'cardCvc'],
  ['card_declined', undefined],
])('the field of %s is %s', (code, field) => {
  expect(findRefusedField({ code })).toBe(field);
});

test.each([
  'expired_card',
  'card_declined',
  'insufficient_funds',
  'card_velocity_exceeded',
  'card_not_supported',
  'authentication_required',
  'processing_error',
  'incorrect_cvc',
])('%s is known to advise another card exactly when its phrase does', (code) => {
  const error = { type: 'card_error', code };
  expect(advisesAnotherCard(error)).toBe(/another card/.test(writeRefusal(error, english)));
});
