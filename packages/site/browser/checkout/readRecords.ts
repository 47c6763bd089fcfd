/** Reads the records of a reader's purchases at the platform and the card provider, not from the page. */
import { isRecord, list, object, string } from '@broadsheet/client-core';
import { callService } from '../account/makeAccount.ts';
import type { Account } from '../account/makeAccount.ts';

type Json = Readonly<Record<string, unknown>>;

export interface Records {
  /** The numbers of paid and of pending orders. */
  readonly paid: number;
  readonly pending: number;
  /** The number of payments in the platform's books. */
  readonly payments: number;
  /** The number of payments that the card provider has taken for these orders. */
  readonly charges: number;
  readonly subscriptions: number;
}

/** The records of a reader who has paid, however often they tried: everything once. */
export const ONCE: Records = { paid: 1, pending: 0, payments: 1, charges: 1, subscriptions: 1 };
/** The same for a payment method that the card provider is not involved in. */
export const ONCE_ELSEWHERE: Records = { ...ONCE, charges: 0 };
export const ORDERED: Records = { paid: 0, pending: 1, payments: 0, charges: 0, subscriptions: 0 };

async function read(url: string, token: string): Promise<unknown> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

const records = (value: unknown, name: string): readonly Json[] =>
  isRecord(value) ? (list((entry) => (isRecord(entry) ? entry : undefined))(value[name]) ?? []) : [];

export async function readRecords(origin: string, { email, password }: Account): Promise<Records> {
  const body = { userName: email, credentials: password, grantType: 'password' };
  const session = await callService(origin, 'POST', '/v1/auth/login', body);
  const token = string(session['accessToken']) ?? '';
  const sales = `${origin}/sales/public/v1`;
  const orders = records(await read(`${sales}/order/history?pageSize=100&start=0`, token), 'orders');
  const numbers = orders.map((order) => string(order['orderNumber']) ?? '');
  const details = await Promise.all(numbers.map((number) => read(`${sales}/order/detail/${number}`, token)));
  const intents = records(
    await read(`${origin}/sandbox/stripe/v1/payment_intents?limit=100`, 'sk_test_server'),
    'data',
  );
  const isOurs = (intent: Json) => {
    const subject = string((object(intent['metadata']) ?? {})['subject']) ?? '';
    return numbers.some((number) => subject.includes(number));
  };
  const subscriptions = await read(`${sales}/subscription/all`, token);
  const withStatus = (status: string) => orders.filter(({ orderStatus }) => orderStatus === status).length;
  return {
    paid: withStatus('Paid'),
    pending: withStatus('Pending'),
    payments: details.reduce<number>((sum, detail) => sum + records(detail, 'payments').length, 0),
    charges: intents.filter((intent) => intent['status'] === 'succeeded' && isOurs(intent)).length,
    subscriptions: Array.isArray(subscriptions) ? subscriptions.length : 0,
  };
}
