/** PayPal through its REST API: orders (v2) that a reader approves on its page, and agreements (vault v3) for later. */
import { paymentMethodTypes } from '@broadsheet/sdk-sales/contract';
import type {
  PaymentProvider,
  PaymentReference,
  PaymentRequest,
  ProviderPayment,
  ProviderRefund,
  SavedCharge,
  StartedPayment,
} from '../PaymentProvider.ts';
import type { ChargeOutcome } from '../../Payments.ts';
import { createPayPalClient } from './createPayPalClient.ts';
import type { PayPalAnswer, PayPalClient, PayPalOptions } from './createPayPalClient.ts';
import { listPayPalReversals } from './listPayPalReversals.ts';
import { captureIdOf, linkOf, payPalMethod, toPayPalMoney, toPayment } from './payPalBodies.ts';

const OPTION_ID = 2;
const ORDERS = '/v2/checkout/orders';

/** Where it is offered, and what the page of a checkout checks as well. */
const CURRENCIES: ReadonlySet<string> = new Set(['BRL', 'CAD', 'EUR', 'JPY', 'MXN', 'NZD', 'GBP', 'USD']);

/** Refusals of a saved account that a later day may cure. */
const MAY_PASS_LATER: ReadonlySet<string> = new Set(['INSTRUMENT_DECLINED', 'TRANSACTION_REFUSED']);

const experience = ({ returnUrl, cancelUrl }: PaymentRequest) => ({
  experience_context: {
    return_url: returnUrl,
    cancel_url: cancelUrl,
    user_action: 'PAY_NOW',
    shipping_preference: 'NO_SHIPPING',
  },
});

function refused({ status, issue }: PayPalAnswer): Error {
  return new Error(`PayPal refused a payment: ${status} ${issue}.`);
}

async function startOrder(client: PayPalClient, request: PaymentRequest): Promise<StartedPayment> {
  const answer = await client({
    method: 'POST',
    path: ORDERS,
    requestId: request.idempotencyKey,
    body: {
      intent: 'CAPTURE',
      purchase_units: [{ custom_id: request.subject, amount: toPayPalMoney(request) }],
      payment_source: {
        paypal: {
          ...experience(request),
          attributes: { vault: { store_in_vault: 'ON_SUCCESS', usage_type: 'MERCHANT' } },
        },
      },
    },
  });
  return requireStarted(answer, 'payer-action');
}

async function startSetup(client: PayPalClient, request: PaymentRequest): Promise<StartedPayment> {
  const answer = await client({
    method: 'POST',
    path: '/v3/vault/setup-tokens',
    requestId: request.idempotencyKey,
    body: { payment_source: { paypal: { usage_type: 'MERCHANT', ...experience(request) } } },
  });
  return requireStarted(answer, 'approve');
}

function requireStarted(answer: PayPalAnswer, rel: string): StartedPayment {
  const { id } = answer.body;
  const href = linkOf(answer.body, rel);
  if (typeof id !== 'string' || href === undefined) throw refused(answer);
  return { reference: id, parameter1: href, parameter2: null };
}

async function look(client: PayPalClient, { kind, reference }: PaymentReference): Promise<ProviderPayment> {
  // A wish to save an account is told by nothing but its exchange.
  if (kind === 'setup') return { kind: 'waiting' };
  const answer = await client({ method: 'GET', path: `${ORDERS}/${reference}` });
  if (answer.status === 404) return { kind: 'gone' };
  return answer.body.status === 'COMPLETED' ? toPayment(answer.body) : { kind: 'waiting' };
}

async function collectOrder(client: PayPalClient, reference: string): Promise<ProviderPayment> {
  const path = `${ORDERS}/${reference}/capture`;
  const answer = await client({ method: 'POST', path, body: {}, requestId: `capture-${reference}` });
  switch (answer.issue) {
    case '':
      return toPayment(answer.body);
    case 'ORDER_ALREADY_CAPTURED':
      return look(client, { kind: 'payment', reference });
    case 'ORDER_NOT_APPROVED':
      return { kind: 'waiting' };
    case 'INSTRUMENT_DECLINED':
      return { kind: 'declined' };
    default:
      if (answer.status === 404) return { kind: 'gone' };
      throw refused(answer);
  }
}

async function collectSetup(client: PayPalClient, reference: string): Promise<ProviderPayment> {
  const answer = await client({
    method: 'POST',
    path: '/v3/vault/payment-tokens',
    requestId: `exchange-${reference}`,
    body: { payment_source: { token: { id: reference, type: 'SETUP_TOKEN' } } },
  });
  const { id } = answer.body;
  if (answer.status === 404) return { kind: 'gone' };
  if (typeof id !== 'string') return { kind: 'waiting' };
  return {
    kind: 'succeeded',
    amount: 0,
    currency: '',
    subject: undefined,
    method: payPalMethod(id),
  };
}

async function charge(
  client: PayPalClient,
  { method, idempotencyKey, amount, currency }: SavedCharge,
): Promise<ChargeOutcome> {
  try {
    const answer = await client({
      method: 'POST',
      path: ORDERS,
      requestId: idempotencyKey,
      body: {
        intent: 'CAPTURE',
        // By which a dispute about it finds it again.
        purchase_units: [{ custom_id: idempotencyKey, amount: toPayPalMoney({ amount, currency }) }],
        payment_source: { paypal: { vault_id: method.token } },
      },
    });
    const { id, status } = answer.body;
    if (typeof id === 'string' && status === 'COMPLETED') return { kind: 'succeeded', reference: id };
    return { kind: MAY_PASS_LATER.has(answer.issue) ? 'declined' : 'needsReader' };
  } catch {
    // PayPal is out of reach: whether it has charged shows when it is asked again with the same id.
    return { kind: 'unknown' };
  }
}

async function refund(client: PayPalClient, { reference, idempotencyKey, amount, currency }: ProviderRefund) {
  const order = await client({ method: 'GET', path: `${ORDERS}/${reference}` });
  const captureId = captureIdOf(order.body);
  if (captureId === undefined) return false;
  const { status } = await client({
    method: 'POST',
    path: `/v2/payments/captures/${captureId}/refund`,
    requestId: idempotencyKey,
    // The key tells it from what somebody gives back on PayPal's own pages.
    body: { amount: toPayPalMoney({ amount, currency }), custom_id: idempotencyKey },
  });
  return status < 300;
}

export function createPayPalProvider(options: PayPalOptions, now: () => number): PaymentProvider {
  const client = createPayPalClient(options, now);
  return {
    name: 'paypal',
    option: { paymentMethodType: paymentMethodTypes.paypal, paymentMethodID: OPTION_ID },
    accepts: ({ kind, currency }) => kind === 'setup' || CURRENCIES.has(currency),
    createCustomer: () => Promise.resolve(undefined),
    start: (request) =>
      request.kind === 'setup' ? startSetup(client, request) : startOrder(client, request),
    async resume({ kind, reference }) {
      if (kind === 'setup') return undefined;
      const answer = await client({ method: 'GET', path: `${ORDERS}/${reference}` });
      return answer.status === 404 ? undefined : requireStarted(answer, 'payer-action');
    },
    look: (payment) => look(client, payment),
    collect: ({ kind, reference }) =>
      kind === 'setup' ? collectSetup(client, reference) : collectOrder(client, reference),
    // Orders that nobody captures come to nothing by themselves.
    cancel: () => Promise.resolve(),
    charge: (saved) => charge(client, saved),
    refund: (given) => refund(client, given),
    listReversals: (reference) => listPayPalReversals(client, reference),
  };
}
