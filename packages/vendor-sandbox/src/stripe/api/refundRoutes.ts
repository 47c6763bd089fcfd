import { number, string } from '@broadsheet/client-core';
import type { Hono } from 'hono';
import { isHeldByBank } from '../disputes.ts';
import { requireChargeable } from '../errors/requireChargeable.ts';
import { StripeApiError, noSuchObject, unexpectedState } from '../errors/StripeApiError.ts';
import { requireIntent } from '../intents/Intent.ts';
import type { StripeObject } from '../objects/StripeObject.ts';
import { makeId, secondsAt } from '../StripeContext.ts';
import type { StripeContext } from '../StripeContext.ts';
import { apiCall } from './apiCall.ts';
import { readMembers } from './formFields.ts';
import type { FormFields } from './formFields.ts';
import { listObjects } from './listObjects.ts';

function requireCharge(stripe: StripeContext, fields: FormFields): StripeObject {
  const intent = requireIntent(stripe, 'payment_intent', fields.get('payment_intent') ?? '');
  const charge = stripe.store.find('charge', string(intent['latest_charge']) ?? '');
  if (charge === undefined) throw unexpectedState(intent, 'refunded');
  return charge;
}

/** Asserts that no bank holds or has taken the money. @throws StripeApiError as the vendor does */
function requireUndisputed(stripe: StripeContext, charge: StripeObject): void {
  if (!isHeldByBank(stripe, String(charge['payment_intent']))) return;
  throw new StripeApiError({
    status: 400,
    type: 'invalid_request_error',
    code: 'charge_disputed',
    message: `The payment of ${charge.id} is disputed, so it cannot be refunded.`,
  });
}

/** Parses an amount in minor units; null means all that is left. @throws StripeApiError when it is more than that */
function requireRefundable(charge: StripeObject, wanted: string | null): number {
  const left = (number(charge['amount']) ?? 0) - (number(charge['amount_refunded']) ?? 0);
  const amount = wanted === null ? left : Number(wanted);
  requireChargeable(amount, charge['currency']);
  if (Number.isInteger(amount) && amount >= 1 && amount <= left) return amount;
  throw new StripeApiError({
    status: 400,
    type: 'invalid_request_error',
    ...(left === 0 && { code: 'charge_already_refunded' }),
    message: `The refund of ${amount} is none of what is left of the charge: ${left}.`,
    param: 'amount',
  });
}

export interface WantedRefund {
  readonly charge: StripeObject;
  /** The amount in minor units, at most what is left. */
  readonly amount: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly reason: string | null;
}

/** Refunds a part of a charge, or all of it. */
export function refundPayment(
  stripe: StripeContext,
  { charge, amount, metadata, reason }: WantedRefund,
): StripeObject {
  const { store, publish } = stripe;
  const total = (number(charge['amount_refunded']) ?? 0) + amount;
  const refunded = store.put({ ...charge, amount_refunded: total, refunded: total === charge['amount'] });
  const made = store.put({
    id: makeId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: secondsAt(stripe),
    currency: charge['currency'],
    metadata,
    payment_intent: charge['payment_intent'],
    reason,
    status: 'succeeded',
  });
  publish('charge.refunded', refunded);
  publish('refund.created', made);
  return made;
}

function refund(stripe: StripeContext, fields: FormFields): StripeObject {
  const charge = requireCharge(stripe, fields);
  requireUndisputed(stripe, charge);
  return refundPayment(stripe, {
    charge,
    amount: requireRefundable(charge, fields.get('amount')),
    metadata: readMembers(fields, 'metadata'),
    reason: fields.get('reason'),
  });
}

export function addRefundRoutes(app: Hono, stripe: StripeContext): void {
  const { store } = stripe;
  app.post(
    '/v1/refunds',
    apiCall(stripe, 'server', ({ fields }) => refund(stripe, fields)),
  );
  app.get(
    '/v1/refunds',
    apiCall(stripe, 'server', ({ fields }) =>
      listObjects(store.list('refund'), { fields, same: ['payment_intent'], url: '/v1/refunds' }),
    ),
  );
  app.get(
    '/v1/disputes',
    apiCall(stripe, 'server', ({ fields }) =>
      listObjects(store.list('dispute'), { fields, same: ['payment_intent', 'charge'], url: '/v1/disputes' }),
    ),
  );
  app.get(
    '/v1/charges/:id',
    apiCall(stripe, 'server', ({ id }) => {
      const charge = store.find('charge', id);
      if (charge === undefined) throw noSuchObject('charge', id);
      return charge;
    }),
  );
}
