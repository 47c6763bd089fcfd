import { isRecord, list, object, string } from '@broadsheet/client-core';
import { getDecimals } from '@broadsheet/service-kit/money';
import type { Money } from '@broadsheet/service-kit/money';
import type { ProviderPayment, ProviderReversals } from '../PaymentProvider.ts';
import type { PayPalBody } from './createPayPalClient.ts';

const records = (body: PayPalBody, name: string): readonly PayPalBody[] =>
  list((entry) => (isRecord(entry) ? entry : undefined))(body[name]) ?? [];

/** Converts an amount to PayPal's form: `{ amount: 1200, currency: 'EUR' }` has the value `12.00`. */
export function toPayPalMoney({ amount, currency }: Money): PayPalBody {
  const decimals = getDecimals(currency);
  return { currency_code: currency, value: (amount / 10 ** decimals).toFixed(decimals) };
}

function fromPayPalMoney(body: PayPalBody | undefined): Money {
  const currency = (body && string(body['currency_code'])) ?? '';
  const value = Number((body && string(body['value'])) ?? Number.NaN);
  return { amount: Math.round(value * 10 ** getDecimals(currency)), currency };
}

export const getLink = (body: PayPalBody, rel: string): string | undefined => {
  const link = records(body, 'links').find((each) => each.rel === rel);
  return link && string(link['href']);
};

function getCapture(body: PayPalBody): PayPalBody | undefined {
  const [unit] = records(body, 'purchase_units');
  const payments = unit && object(unit['payments']);
  return payments && records(payments, 'captures')[0];
}

export const getCaptureId = (body: PayPalBody): string | undefined => {
  const capture = getCapture(body);
  return capture && string(capture['id']);
};

/** Returns the refunds of a captured order; `custom_id` is the key of a refund that this server has requested. */
export function getRefunds(body: PayPalBody): ProviderReversals['refunds'] {
  const [unit] = records(body, 'purchase_units');
  const payments = unit && object(unit['payments']);
  return ((payments && records(payments, 'refunds')) ?? [])
    .filter(({ status }) => status === 'COMPLETED' || status === 'PENDING')
    .map((refund) => ({
      id: string(refund['id']) ?? '',
      amount: fromPayPalMoney(object(refund['amount'])).amount,
      key: string(refund['custom_id']),
    }));
}

/** Outcomes of disputes in which the payer keeps the money. */
const FOR_WHO_PAID: ReadonlySet<string> = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']);

/**
 * Converts the details of a dispute.
 *
 * @returns `undefined` for an inquiry, which is only a question to the seller
 */
export function toDispute(body: PayPalBody): ProviderReversals['disputes'][number] | undefined {
  const id = string(body['dispute_id']);
  if (id === undefined || string(body['dispute_life_cycle_stage']) === 'INQUIRY') return undefined;
  const { amount } = fromPayPalMoney(object(body['dispute_amount']));
  if (string(body['status']) !== 'RESOLVED') return { id, amount, state: 'open' };
  const outcome = string((object(body['dispute_outcome']) ?? {})['outcome_code']) ?? '';
  return { id, amount, state: FOR_WHO_PAID.has(outcome) ? 'lost' : 'won' };
}

/** Returns the ids in a list of disputes. */
export const getDisputeIds = (body: PayPalBody): readonly string[] =>
  records(body, 'items').flatMap((item) => string(item['dispute_id']) ?? []);

/** The states of a capture whose money has arrived, also when it went back later. */
const CAPTURED: ReadonlySet<string> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);
const DECLINED: ReadonlySet<string> = new Set(['DECLINED', 'FAILED']);

/**
 * Converts an order to a payment, with the amount that was captured and not the requested one. The capture decides: PayPal
 * calls an order completed also when its capture was declined. `waiting` without a capture; `processing` while PayPal reviews it,
 * which can take days.
 */
export function toPayment(body: PayPalBody): ProviderPayment {
  const capture = getCapture(body);
  const status = (capture && string(capture['status'])) ?? '';
  if (DECLINED.has(status)) return { kind: 'declined' };
  if (status === 'PENDING') return { kind: 'processing' };
  if (capture === undefined || !CAPTURED.has(status)) return { kind: 'waiting' };
  const [unit] = records(body, 'purchase_units');
  const source = object((object(body['payment_source']) ?? {})['paypal']) ?? {};
  const vault = object((object(source['attributes']) ?? {})['vault']) ?? {};
  const token = string(vault['id']);
  return {
    kind: 'succeeded',
    ...fromPayPalMoney(object(capture['amount'])),
    subject: string(capture['custom_id']) ?? (unit && string(unit['custom_id'])),
    method: token === undefined ? undefined : payPalMethod(token),
  };
}

/** Creates the method of a saved PayPal account, without any data about its owner. */
export const payPalMethod = (token: string) => ({
  partner: 'PayPal',
  customer: undefined,
  token,
  brand: undefined,
  lastFour: undefined,
  expiration: undefined,
});
