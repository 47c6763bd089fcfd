/** Uses PayPal's REST API: orders (v2) that a reader approves on its page, and saved accounts (vault v3) for renewals. */
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
import { findPayPalCharge } from './findPayPalCharge.ts';
import { listPayPalReversals } from './listPayPalReversals.ts';
import { getCaptureId, getLink, payPalMethod, toPayPalMoney, toPayment } from './payPalBodies.ts';

const OPTION_ID = 2;
const ORDERS = '/v2/checkout/orders';

/** The currencies for which PayPal is offered; the checkout's page checks the same ones. */
const CURRENCIES: ReadonlySet<string> = new Set(['BRL', 'CAD', 'EUR', 'JPY', 'MXN', 'NZD', 'GBP', 'USD']);

/** Refusals of a saved account that may succeed on a later day. */
const MAY_PASS_LATER: ReadonlySet<string> = new Set(['INSTRUMENT_DECLINED', 'TRANSACTION_REFUSED']);

/** PayPal's name for a request whose id belongs to one that it has not answered yet. */
const IN_PROGRESS = 'PREVIOUS_REQUEST_IN_PROGRESS';

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
  const href = getLink(answer.body, rel);
  if (typeof id !== 'string' || href === undefined) throw refused(answer);
  return { reference: id, parameter1: href, parameter2: null };
}

async function look(client: PayPalClient, { kind, reference }: PaymentReference): Promise<ProviderPayment> {
  // Only the exchange of a setup token shows whether the reader has approved it.
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

/** Returns the outcome of a captured order. A capture that PayPal still reviews is undecided. */
async function toOutcome(client: PayPalClient, reference: string): Promise<ChargeOutcome> {
  const payment = await look(client, { kind: 'payment', reference });
  switch (payment.kind) {
    case 'succeeded':
      return { kind: 'succeeded', reference };
    case 'declined':
      return { kind: 'declined' };
    case 'waiting':
    case 'processing':
    case 'gone':
      return { kind: 'unknown' };
  }
}

/** The statuses of answers that decide about a charge; any other says nothing about it. */
const DECIDING: ReadonlySet<number> = new Set([400, 404, 422]);

async function charge(
  client: PayPalClient,
  { method, idempotencyKey, amount, currency, firstTriedAt }: SavedCharge,
  { now }: { readonly now: number },
): Promise<ChargeOutcome> {
  const made =
    firstTriedAt === undefined
      ? undefined
      : await findPayPalCharge(client, { idempotencyKey, firstTriedAt, now });
  if (made !== undefined) return toOutcome(client, made);
  const answer = await client({
    method: 'POST',
    path: ORDERS,
    requestId: idempotencyKey,
    body: {
      intent: 'CAPTURE',
      // Events of a dispute, and the list of transactions, name the charge by this text.
      purchase_units: [{ custom_id: idempotencyKey, amount: toPayPalMoney({ amount, currency }) }],
      payment_source: { paypal: { vault_id: method.token } },
    },
  });
  const { status, issue, body } = answer;
  // A completed order may hold a capture that was declined, or one that is reviewed.
  if (typeof body.id === 'string' && body.status === 'COMPLETED')
    return toPayment(body).kind === 'succeeded'
      ? { kind: 'succeeded', reference: body.id }
      : toOutcome(client, body.id);
  const isRefused = status >= 400;
  // The same request may be at work in another process: its answer decides, and not this one.
  if (isRefused && (!DECIDING.has(status) || issue === IN_PROGRESS)) throw refused(answer);
  return { kind: MAY_PASS_LATER.has(issue) ? 'declined' : 'needsReader' };
}

async function refund(client: PayPalClient, { reference, idempotencyKey, amount, currency }: ProviderRefund) {
  const order = await client({ method: 'GET', path: `${ORDERS}/${reference}` });
  const captureId = getCaptureId(order.body);
  if (captureId === undefined) return false;
  const { status, body } = await client({
    method: 'POST',
    path: `/v2/payments/captures/${captureId}/refund`,
    requestId: idempotencyKey,
    // The key distinguishes it from refunds made on PayPal's own pages.
    body: { amount: toPayPalMoney({ amount, currency }), custom_id: idempotencyKey },
  });
  // A request with the same key is still being processed.
  if (status === 409) throw new Error('PayPal has not decided about a refund yet.');
  return status < 300 && body.status !== 'FAILED' && body.status !== 'CANCELLED';
}

async function detachAgreement(client: PayPalClient, token: string): Promise<void> {
  const answer = await client({ method: 'DELETE', path: `/v3/vault/payment-tokens/${token}` });
  if (answer.status >= 300 && answer.status !== 404) throw refused(answer);
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
      // Once its reader has approved it, or its capture was declined, an order has no page to go to any more.
      const isOver = answer.status === 404 || getLink(answer.body, 'payer-action') === undefined;
      return isOver ? undefined : requireStarted(answer, 'payer-action');
    },
    look: (payment) => look(client, payment),
    collect: ({ kind, reference }) =>
      kind === 'setup' ? collectSetup(client, reference) : collectOrder(client, reference),
    // Orders that nobody captures expire by themselves.
    cancel: () => Promise.resolve(),
    charge: (saved) => charge(client, saved, { now: now() }),
    detach: (token) => detachAgreement(client, token),
    refund: (given) => refund(client, given),
    listReversals: (reference) => listPayPalReversals(client, reference),
  };
}
