import { randomBytes } from 'node:crypto';
import { requireChargeable } from '../errors/requireChargeable.ts';
import { invalidRequest, noSuchObject } from '../errors/StripeApiError.ts';
import type { StripeObject } from '../objects/StripeObject.ts';
import { makeId, secondsAt } from '../StripeContext.ts';
import type { StripeContext } from '../StripeContext.ts';

/** The largest amount that the API accepts, in minor units. */
const MAX_AMOUNT = 99_999_999;

export interface IntentFields {
  readonly customer: string | null;
  readonly description: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  /** The later use of the payment method: `on_session` or `off_session`. */
  readonly usage: string | null;
}

export interface PaymentFields extends IntentFields {
  /** The amount in minor units, as sent text. */
  readonly amount: string;
  readonly currency: string;
}

function common(context: StripeContext, prefix: 'pi' | 'seti', fields: IntentFields) {
  const { customer, description, metadata } = fields;
  if (customer !== null && context.store.find('customer', customer) === undefined)
    throw noSuchObject('customer', customer);
  const id = makeId(prefix);
  return {
    id,
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    created: secondsAt(context),
    customer,
    description,
    livemode: false,
    metadata,
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    cancellation_reason: null,
  };
}

/** Creates a payment intent. @throws StripeApiError when amount, currency or customer is invalid */
export function createPaymentIntent(context: StripeContext, fields: PaymentFields): StripeObject {
  const amount = Number(fields.amount);
  if (!/^\d+$/.test(fields.amount) || amount < 1 || amount > MAX_AMOUNT)
    throw invalidRequest('Invalid integer: amount', 'amount');
  if (!/^[a-z]{3}$/.test(fields.currency)) throw invalidRequest('Invalid currency', 'currency');
  requireChargeable(amount, fields.currency);
  return context.store.put({
    ...common(context, 'pi', fields),
    object: 'payment_intent',
    amount,
    amount_received: 0,
    capture_method: 'automatic',
    currency: fields.currency,
    last_payment_error: null,
    latest_charge: null,
    setup_future_usage: fields.usage,
    canceled_at: null,
  });
}

/** Creates a setup intent. @throws StripeApiError when there is no such customer */
export function createSetupIntent(context: StripeContext, fields: IntentFields): StripeObject {
  return context.store.put({
    ...common(context, 'seti', fields),
    object: 'setup_intent',
    last_setup_error: null,
    usage: fields.usage ?? 'off_session',
  });
}
