import { number, string } from '@broadsheet/client-core';
import { attachPaymentMethod } from '../cards/paymentMethods.ts';
import type { StripeObject } from '../objects/StripeObject.ts';
import { makeId, secondsAt } from '../StripeContext.ts';
import type { StripeContext } from '../StripeContext.ts';

/** Saves the payment method for the customer and marks it as set up, so that its bank need not ask again. */
function saveMethod(context: StripeContext, intent: StripeObject, method: StripeObject): void {
  const customer = string(intent['customer']);
  if (customer === undefined) return;
  const saved = attachPaymentMethod(context, method, customer);
  context.store.put({ ...saved, _isSetUp: true });
}

/** Charges a payment intent. */
export function chargePayment(
  context: StripeContext,
  intent: StripeObject,
  method: StripeObject,
): StripeObject {
  const { store, publish } = context;
  const amount = number(intent['amount']) ?? 0;
  const charge = store.put({
    id: makeId('ch'),
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    captured: true,
    created: secondsAt(context),
    currency: intent['currency'],
    customer: intent['customer'],
    livemode: false,
    metadata: intent['metadata'],
    paid: true,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: method['card'] },
    billing_details: method['billing_details'],
    refunded: false,
    status: 'succeeded',
  });
  if (string(intent['setup_future_usage']) !== undefined) saveMethod(context, intent, method);
  const paid = store.put({
    ...intent,
    status: 'succeeded',
    amount_received: amount,
    latest_charge: charge.id,
    payment_method: method.id,
    next_action: null,
    last_payment_error: null,
  });
  publish('charge.succeeded', charge);
  publish('payment_intent.succeeded', paid);
  return paid;
}

/** Saves the payment method of a setup intent. */
export function completeSetup(
  context: StripeContext,
  intent: StripeObject,
  method: StripeObject,
): StripeObject {
  saveMethod(context, intent, method);
  const done = context.store.put({
    ...intent,
    status: 'succeeded',
    payment_method: method.id,
    next_action: null,
    last_setup_error: null,
  });
  context.publish('setup_intent.succeeded', done);
  return done;
}
