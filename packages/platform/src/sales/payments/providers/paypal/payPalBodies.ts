import { isRecord, readArray, readRecord, readString } from '@broadsheet/client-core';
import { getDecimals } from '../../../money/currencies.ts';
import type { Money } from '../../../money/Money.ts';
import type { ProviderPayment, ProviderReversals } from '../PaymentProvider.ts';
import type { PayPalBody } from './createPayPalClient.ts';

const records = (body: PayPalBody, name: string): readonly PayPalBody[] =>
  readArray(body, name, (entry) => (isRecord(entry) ? entry : undefined)) ?? [];

/** `{ amount: 1200, currency: 'EUR' }` becomes `12.00`. */
export function toPayPalMoney({ amount, currency }: Money): PayPalBody {
  const decimals = getDecimals(currency);
  return { currency_code: currency, value: (amount / 10 ** decimals).toFixed(decimals) };
}

function fromPayPalMoney(body: PayPalBody | undefined): Money {
  const currency = (body && readString(body, 'currency_code')) ?? '';
  const value = Number((body && readString(body, 'value')) ?? Number.NaN);
  return { amount: Math.round(value * 10 ** getDecimals(currency)), currency };
}

export const linkOf = (body: PayPalBody, rel: string): string | undefined => {
  const link = records(body, 'links').find((each) => each.rel === rel);
  return link && readString(link, 'href');
};

function captureOf(body: PayPalBody): PayPalBody | undefined {
  const [unit] = records(body, 'purchase_units');
  const payments = unit && readRecord(unit, 'payments');
  return payments && records(payments, 'captures')[0];
}

export const captureIdOf = (body: PayPalBody): string | undefined => {
  const capture = captureOf(body);
  return capture && readString(capture, 'id');
};

/** What has gone back of a captured order; `custom_id` is the key of what we have asked for. */
export function refundsOf(body: PayPalBody): ProviderReversals['refunds'] {
  const [unit] = records(body, 'purchase_units');
  const payments = unit && readRecord(unit, 'payments');
  return ((payments && records(payments, 'refunds')) ?? [])
    .filter(({ status }) => status === 'COMPLETED' || status === 'PENDING')
    .map((refund) => ({
      id: readString(refund, 'id') ?? '',
      amount: fromPayPalMoney(readRecord(refund, 'amount')).amount,
      key: readString(refund, 'custom_id'),
    }));
}

/** Outcomes that leave the money with who paid. */
const FOR_WHO_PAID: ReadonlySet<string> = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']);

/**
 * A dispute as its details tell it.
 *
 * @returns `undefined` for a question to the seller (an inquiry), about which nobody has to decide
 */
export function disputeOf(body: PayPalBody): ProviderReversals['disputes'][number] | undefined {
  const id = readString(body, 'dispute_id');
  if (id === undefined || readString(body, 'dispute_life_cycle_stage') === 'INQUIRY') return undefined;
  const { amount } = fromPayPalMoney(readRecord(body, 'dispute_amount'));
  if (readString(body, 'status') !== 'RESOLVED') return { id, amount, state: 'open' };
  const outcome = readString(readRecord(body, 'dispute_outcome') ?? {}, 'outcome_code') ?? '';
  return { id, amount, state: FOR_WHO_PAID.has(outcome) ? 'lost' : 'won' };
}

/** The ids of a list of disputes. */
export const disputeIdsOf = (body: PayPalBody): readonly string[] =>
  records(body, 'items').flatMap((item) => readString(item, 'dispute_id') ?? []);

/** A captured order; its amount is that of the capture, not of what was wished for. */
export function toPayment(body: PayPalBody): ProviderPayment {
  const capture = captureOf(body);
  if (capture === undefined) return { kind: 'waiting' };
  const [unit] = records(body, 'purchase_units');
  const source = readRecord(readRecord(body, 'payment_source') ?? {}, 'paypal') ?? {};
  const vault = readRecord(readRecord(source, 'attributes') ?? {}, 'vault') ?? {};
  const token = readString(vault, 'id');
  return {
    kind: 'succeeded',
    ...fromPayPalMoney(readRecord(capture, 'amount')),
    subject: readString(capture, 'custom_id') ?? (unit && readString(unit, 'custom_id')),
    method: token === undefined ? undefined : payPalMethod(token),
  };
}

/** A saved account; nothing of its owner is kept. */
export const payPalMethod = (token: string) => ({
  partner: 'PayPal',
  customer: undefined,
  token,
  brand: undefined,
  lastFour: undefined,
  expiration: undefined,
});
