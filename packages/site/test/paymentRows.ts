/**
 * The calls that take money or change the payment method: the requests of clients, and the success tests of published ones.
 */
import { isRecord, list, object } from '@broadsheet/client-core';
import type { Buyer, WireAnswer } from './openBuyer.ts';

/** The published client's tests of a body; it does not check the status. */
export const accepts = {
  list: (body: unknown) => Array.isArray(body),
  orderNumber: (body: unknown) => isRecord(body) && Boolean(body['orderNumber']),
  noError: (body: unknown) => isRecord(body) && !(body['code'] && body['message']),
  exists: (body: unknown) => isRecord(body) && typeof body['exists'] === 'boolean',
} as const;

export interface PaymentRow {
  readonly operation: string;
  readonly accept: keyof typeof accepts;
  /** Makes all the calls that precede the tested call, and then that call. */
  run(buyer: Buyer): Promise<WireAnswer>;
}

const CHALLENGED_CARD = '4000002760003184';
/** The data sent with a token; mostly another provider's. */
const DETAILS = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace', browserInfo: 'e30=' };

const paymentOf = ({ orderNumber }: Buyer, option = 1): string =>
  `/checkout/order/${orderNumber}/payment/${option}`;
const intentOf = (secret: string): string => secret.split('_secret_')[0] ?? '';

async function payByCard(buyer: Buyer): Promise<WireAnswer> {
  const secret = buyer.read(await buyer.call('GET', paymentOf(buyer)), 'parameter1');
  await buyer.reader.confirm(secret);
  return buyer.call('PUT', paymentOf(buyer), { ...DETAILS, token: intentOf(secret) });
}

/** Returns the path of the payment method that the buyer has paid with at a provider. */
async function methodOf(buyer: Buyer, option = 1): Promise<string> {
  await payByCard(buyer);
  const { body } = await buyer.call('GET', `/order/detail/${buyer.orderNumber}`);
  const [method] =
    list((payment) => (isRecord(payment) ? object(payment['paymentMethod']) : undefined))(
      (isRecord(body) ? body : {})['payments'],
    ) ?? [];
  return `/paymentmethod/${String(method?.['paymentMethodID'])}/provider/${option}`;
}

async function updateCard(buyer: Buyer, call: 'finalize' | 'finalize3ds'): Promise<WireAnswer> {
  const path = await methodOf(buyer);
  const secret = buyer.read(await buyer.call('PUT', path, {}), 'parameter1');
  const isChallenged = call === 'finalize3ds';
  await buyer.reader.confirm(secret, isChallenged ? CHALLENGED_CARD : undefined);
  if (isChallenged) await buyer.reader.post('/sandbox/stripe/challenge', { secret, answer: 'pass' });
  return buyer.call('PUT', `${path}/${call}`, { ...DETAILS, token: intentOf(secret) });
}

const cardRows: readonly PaymentRow[] = [
  {
    operation: 'getPaymentOptions',
    accept: 'list',
    run: ({ call }) => call('GET', '/checkout/payment/options'),
  },
  {
    operation: 'initializePayment',
    accept: 'orderNumber',
    run: (buyer) => buyer.call('GET', paymentOf(buyer)),
  },
  {
    operation: 'initializePayment for Apple Pay, whose URL is sent as it is,',
    accept: 'orderNumber',
    run: (buyer) =>
      buyer.call('GET', `${paymentOf(buyer)}?validationURL=https://apple-pay.example/start?a=b&c=d/e`),
  },
  { operation: 'finalizePayment', accept: 'orderNumber', run: payByCard },
  {
    operation: 'finalizePayment3ds',
    accept: 'orderNumber',
    async run(buyer) {
      const secret = buyer.read(await buyer.call('GET', paymentOf(buyer)), 'parameter1');
      await buyer.reader.confirm(secret, CHALLENGED_CARD);
      await buyer.reader.post('/sandbox/stripe/challenge', { secret, answer: 'pass' });
      const path = `/checkout/3ds/order/${buyer.orderNumber}/payment/1`;
      return buyer.call('PUT', path, { ...DETAILS, token: intentOf(secret), SPREEDLY_SUCCEEDED: true });
    },
  },
  {
    operation: 'finalizePayment by PayPal',
    accept: 'orderNumber',
    async run(buyer) {
      const page = buyer.read(await buyer.call('GET', paymentOf(buyer, 2)), 'parameter1');
      const token = new URL(page).searchParams.get('token') ?? '';
      await buyer.reader.approve(token);
      return buyer.call('PUT', paymentOf(buyer, 2), { token });
    },
  },
];

const updateRows: readonly PaymentRow[] = [
  {
    operation: 'initializePaymentUpdate',
    accept: 'noError',
    run: async (buyer) => buyer.call('PUT', await methodOf(buyer), {}),
  },
  { operation: 'finalizePaymentUpdate', accept: 'noError', run: (buyer) => updateCard(buyer, 'finalize') },
  {
    operation: 'finalizePaymentUpdate3ds',
    accept: 'noError',
    run: (buyer) => updateCard(buyer, 'finalize3ds'),
  },
  {
    operation: 'finalizePaymentUpdate by PayPal',
    accept: 'noError',
    async run(buyer) {
      const path = await methodOf(buyer, 2);
      const page = buyer.read(await buyer.call('PUT', path, {}), 'parameter1');
      const token = new URL(page).searchParams.get('approval_session_id') ?? '';
      await buyer.reader.post('/sandbox/paypal/agreements/approve', { token, choice: 'approve' });
      return buyer.call('PUT', `${path}/finalize`, { token });
    },
  },
  {
    operation: 'checkSwgSubscriptionToken',
    accept: 'exists',
    run: ({ call }) => call('POST', '/swg/loginexists', { purchaseToken: 'of-google', findOrCreate: false }),
  },
];

export const paymentRows: readonly PaymentRow[] = [...cardRows, ...updateRows];
