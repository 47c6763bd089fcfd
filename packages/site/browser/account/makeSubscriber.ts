/** Creates accounts that pay for something before a test begins, and calls the sales service without a browser. */
import { isRecord, string } from '@broadsheet/client-core';
import { callService, makeAccount } from './makeAccount.ts';
import type { Account } from './makeAccount.ts';

type Body = Readonly<Record<string, unknown>>;

export interface Subscriber extends Account {
  /** Calls the sales service as this reader. @param path below `/sales/public/v1` */
  sale(method: string, path: string, body?: unknown): Promise<unknown>;
  /** Returns the present state of the first subscription. */
  details(): Promise<Body>;
  /** Returns the payments so far, the oldest first, in major units. */
  paid(): Promise<readonly unknown[]>;
}

export interface Purchase {
  readonly priceCode?: string;
  /** One of the vendor's public test card numbers; absent: PayPal. */
  readonly card?: string;
}

const ADDRESS = {
  line1: '12 Quay Street',
  locality: 'Hamburg',
  region: 'Hamburg',
  postal: '20095',
  country: 'DE',
};
const CARD_OPTION = 1;
const PAYPAL_OPTION = 2;

function requireBody(value: unknown): Body {
  if (!isRecord(value)) throw new Error(`The sales service answered ${JSON.stringify(value)}.`);
  return value;
}

async function postForm(url: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

/** Confirms a payment intent with a card, as the provider's script does. @returns the id of the intent */
async function confirmCard(origin: string, secret: string, number: string): Promise<string> {
  const stripe = async (path: string, fields: Readonly<Record<string, string>>): Promise<Body> =>
    requireBody(
      await (
        await postForm(`${origin}/sandbox/stripe/v1/${path}`, { key: 'pk_test_page', ...fields })
      ).json(),
    );
  const method = await stripe('payment_methods', {
    type: 'card',
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '40',
    'card[cvc]': '123',
  });
  const [intent = ''] = secret.split('_secret_');
  const kind = intent.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
  await stripe(`${kind}/${intent}/confirm`, {
    client_secret: secret,
    payment_method: String(method['id']),
  });
  return intent;
}

async function agreeAtPayPal(url: string): Promise<string> {
  const token = new URL(url).searchParams.get('token') ?? '';
  await postForm(url, { token, choice: 'approve' });
  return token;
}

/** Signs up and buys, as another device would. @throws Error with the service's answer, when it refused */
export async function makeSubscriber(origin: string, name: string, purchase: Purchase): Promise<Subscriber> {
  const account = await makeAccount(origin, name);
  const session = await callService(origin, 'POST', '/v1/auth/login', {
    userName: account.email,
    credentials: account.password,
    grantType: 'password',
  });
  const headers = {
    authorization: `Bearer ${string(session['accessToken']) ?? ''}`,
    'content-type': 'application/json',
  };
  const sale: Subscriber['sale'] = async (method, path, body) => {
    const url = `${origin}/sales/public/v1${path}`;
    const answer: unknown = await (
      await fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
    ).json();
    if (isRecord(answer) && string(answer['code']) !== undefined)
      throw new Error(`${method} ${path} was refused: ${JSON.stringify(answer)}`);
    return answer;
  };
  const { priceCode = 'DIGITAL-MONTHLY', card } = purchase;
  await sale('POST', '/cart/item', { items: [{ sku: 'digital', priceCode, quantity: 1 }] });
  const { orderNumber } = requireBody(
    await sale('POST', '/checkout/order', { billingAddress: ADDRESS, email: account.email }),
  );
  const payment = `/checkout/order/${String(orderNumber)}/payment/${card === undefined ? PAYPAL_OPTION : CARD_OPTION}`;
  const { parameter1 } = requireBody(await sale('GET', payment));
  const token =
    card === undefined
      ? await agreeAtPayPal(String(parameter1))
      : await confirmCard(origin, String(parameter1), card);
  await sale('PUT', payment, { token });
  const details = async () => {
    const all = await sale('GET', '/subscription/all');
    const first: unknown = Array.isArray(all) ? all[0] : undefined;
    return requireBody(
      await sale('GET', `/subscription/${String(requireBody(first)['subscriptionID'])}/details`),
    );
  };
  return {
    ...account,
    sale,
    details,
    async paid() {
      const history = (await details())['paymentHistory'];
      return Array.isArray(history) ? history.map((entry: unknown) => requireBody(entry)['total']) : [];
    },
  };
}
