import { isRecord, string } from '@broadsheet/client-core';
import { StripeApiError, noSuchObject } from '../errors/StripeApiError.ts';
import type { StripeObject } from '../objects/StripeObject.ts';
import { makeId, secondsAt } from '../StripeContext.ts';
import type { StripeContext } from '../StripeContext.ts';
import { sharedPaymentMethods, testCards } from './testCards.ts';

/** A card as in the form fields of the API. */
export interface CardDetails {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly cvc: string;
  /** `apple_pay` or `google_pay`, if the card comes from the reader's wallet. */
  readonly wallet?: string | undefined;
  readonly billing: Readonly<Record<string, unknown>>;
}

const badCard = (code: string, message: string, param: string): StripeApiError =>
  new StripeApiError({ status: 402, type: 'card_error', code, message, param });

function requireDate({ expMonth, expYear }: CardDetails, now: number): void {
  const date = new Date(now);
  const isMonth = Number.isInteger(expMonth) && expMonth >= 1 && expMonth <= 12;
  if (!isMonth)
    throw badCard('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  if (expYear * 12 + expMonth < date.getUTCFullYear() * 12 + date.getUTCMonth() + 1)
    throw badCard('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
}

/**
 * Creates a payment method from a card. The number is not stored, only its last digits and its bank's behaviour.
 *
 * @throws StripeApiError when the card is not a test card, or its date or code is invalid
 */
export function createPaymentMethod(context: StripeContext, card: CardDetails): StripeObject {
  const number = card.number.replaceAll(/\D/g, '');
  const known = testCards[number];
  if (known === undefined) throw badCard('incorrect_number', 'Your card number is incorrect.', 'number');
  requireDate(card, context.clock.now());
  const [brand, behaviour] = known;
  if (!/^\d{3,4}$/.test(card.cvc))
    throw badCard('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  return context.store.put({
    id: makeId('pm'),
    object: 'payment_method',
    type: 'card',
    card: {
      brand,
      display_brand: brand,
      last4: number.slice(-4),
      exp_month: card.expMonth,
      exp_year: card.expYear,
      country: 'US',
      funding: 'credit',
      checks: { cvc_check: null, address_line1_check: null, address_postal_code_check: null },
      wallet: card.wallet === undefined ? null : { type: card.wallet },
    },
    billing_details: card.billing,
    created: secondsAt(context),
    customer: null,
    livemode: false,
    metadata: {},
    _behaviour: behaviour,
  });
}

/** Finds a payment method. @throws StripeApiError when there is none */
export function requirePaymentMethod(context: StripeContext, id: string): StripeObject {
  const shared = sharedPaymentMethods[id];
  if (shared !== undefined) {
    const expYear = new Date(context.clock.now()).getUTCFullYear() + 3;
    return createPaymentMethod(context, { number: shared, expMonth: 12, expYear, cvc: '1234', billing: {} });
  }
  const method = context.store.find('payment_method', id);
  if (method === undefined) throw noSuchObject('PaymentMethod', id);
  return method;
}

/** Saves a payment method for a customer. @throws StripeApiError when it is another customer's */
export function attachPaymentMethod(
  context: StripeContext,
  method: StripeObject,
  customer: string,
): StripeObject {
  const owner = string(method['customer']);
  if (owner !== undefined && owner !== customer)
    throw new StripeApiError({
      status: 400,
      type: 'invalid_request_error',
      message: 'The payment method you provided has already been attached to a customer.',
    });
  if (context.store.find('customer', customer) === undefined) throw noSuchObject('customer', customer);
  return context.store.put({ ...method, customer });
}

/** Describes a card for the panels: brand, last digits and expiry date. */
export function describeCard({ card }: StripeObject): string {
  return isRecord(card) ? `${string(card['brand']) ?? ''} ···· ${string(card['last4']) ?? ''}` : '';
}
