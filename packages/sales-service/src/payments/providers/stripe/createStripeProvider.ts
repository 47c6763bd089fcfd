/** Uses Stripe through its official library. The library's host settings can point it to the sandbox. */
import { paymentMethodTypes } from '@broadsheet/sdk-sales/contract';
import { Stripe } from 'stripe';
import type {
  ChargeAnswer,
  PaymentProvider,
  PaymentReference,
  PaymentRequest,
  ProviderPayment,
  ProviderRefund,
  SavedCharge,
} from '../PaymentProvider.ts';
import { fromStripeAmount, toStripeAmount } from './stripeAmounts.ts';
import { listStripeReversals } from './listStripeReversals.ts';
import { chargeFailure, isRefusal, toProviderMethod } from './stripeStates.ts';

const TIMEOUT_MS = 20_000;
const OPTION_ID = 1;

export interface StripeOptions {
  /** The secret key, which begins with `sk_`. */
  readonly secretKey: string;
  /** The publishable key, which begins with `pk_` and is sent to pages. */
  readonly publishableKey: string;
  /** The webhook secret, which begins with `whsec_`; absent: events are refused, and reconciliation finds payments. */
  readonly webhookSecret?: string | undefined;
  /** The host of the API. Default: Stripe's own. */
  readonly host?:
    { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' } | undefined;
}

export const createStripeLibrary = ({ secretKey, host }: StripeOptions): Stripe =>
  new Stripe(secretKey, { ...host, maxNetworkRetries: 2, timeout: TIMEOUT_MS, telemetry: false });

const EXPAND = { expand: ['payment_method'] };

async function lookAt(stripe: Stripe, { kind, reference }: PaymentReference): Promise<ProviderPayment> {
  const intent =
    kind === 'payment'
      ? await stripe.paymentIntents.retrieve(reference, EXPAND)
      : await stripe.setupIntents.retrieve(reference, EXPAND);
  if (intent.status === 'canceled') return { kind: 'gone' };
  if (intent.status === 'succeeded') {
    const money =
      intent.object === 'payment_intent'
        ? fromStripeAmount(intent.amount_received, intent.currency)
        : { amount: 0, currency: '' };
    return {
      kind: 'succeeded',
      ...money,
      subject: intent.metadata?.subject ?? intent.metadata?.charge,
      method: toProviderMethod(intent),
    };
  }
  if (intent.status === 'processing') return { kind: 'processing' };
  const failure = intent.object === 'payment_intent' ? intent.last_payment_error : intent.last_setup_error;
  const isDeclined = intent.status === 'requires_payment_method' && failure !== null;
  return { kind: isDeclined ? 'declined' : 'waiting' };
}

/** Returns the started payment of an intent. @throws Error when the API key may not read the intent's client secret */
function started(intent: { id: string; client_secret: string | null }, publishableKey: string) {
  const { id, client_secret: secret } = intent;
  if (secret === null) throw new Error('Stripe told no client secret. Check STRIPE_SECRET_KEY.');
  return { reference: id, parameter1: secret, parameter2: publishableKey };
}

function startIntent(stripe: Stripe, request: PaymentRequest) {
  const { kind, amount, currency, subject, customer, idempotencyKey } = request;
  const common = {
    metadata: { subject },
    ...(customer !== undefined && { customer }),
    // Pages offer cards, and wallets that contain cards.
    allowed_payment_method_types: ['card'],
  };
  const options = { idempotencyKey };
  return kind === 'setup'
    ? stripe.setupIntents.create({ ...common, usage: 'off_session' }, options)
    : stripe.paymentIntents.create(
        { ...common, ...toStripeAmount({ amount, currency }), setup_future_usage: 'off_session' },
        options,
      );
}

async function cancelIntent(stripe: Stripe, { kind, reference }: PaymentReference): Promise<void> {
  try {
    if (kind === 'payment') await stripe.paymentIntents.cancel(reference);
    else await stripe.setupIntents.cancel(reference);
  } catch (error) {
    // It has succeeded or was cancelled before.
    if (!isRefusal(error)) throw error;
  }
}

async function refundPayment(
  stripe: Stripe,
  { reference, amount, currency, idempotencyKey }: ProviderRefund,
) {
  const money = toStripeAmount({ amount, currency });
  try {
    await stripe.refunds.create(
      // The key distinguishes it from refunds made in Stripe's dashboard.
      { payment_intent: reference, amount: money.amount, metadata: { key: idempotencyKey } },
      { idempotencyKey },
    );
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** Finds an earlier payment with this key among the customer's payments: Stripe forgets idempotency keys after a day. */
async function findCharge(
  stripe: Stripe,
  { method, idempotencyKey }: SavedCharge,
): Promise<string | undefined> {
  if (method.customer === undefined) return undefined;
  const { data } = await stripe.paymentIntents.list({ customer: method.customer, limit: 100 });
  const isMade = ({ status, metadata }: Stripe.PaymentIntent) =>
    status === 'succeeded' && metadata.charge === idempotencyKey;
  return data.find(isMade)?.id;
}

async function chargeMethod(stripe: Stripe, saved: SavedCharge): Promise<ChargeAnswer> {
  const { method, amount, currency, idempotencyKey, isReaderPresent, firstTriedAt } = saved;
  try {
    const made = firstTriedAt === undefined ? undefined : await findCharge(stripe, saved);
    if (made !== undefined) return { kind: 'succeeded', reference: made };
    const intent = await stripe.paymentIntents.create(
      {
        ...toStripeAmount({ amount, currency }),
        ...(method.customer !== undefined && { customer: method.customer }),
        metadata: { charge: idempotencyKey },
        payment_method: method.token,
        allowed_payment_method_types: ['card'],
        // Stripe's script on the page can challenge a reader who is present.
        ...(isReaderPresent ? { use_stripe_sdk: true } : { off_session: true }),
        confirm: true,
      },
      { idempotencyKey },
    );
    if (intent.status === 'succeeded') return { kind: 'succeeded', reference: intent.id };
    return isReaderPresent && intent.status === 'requires_action'
      ? { kind: 'challenged', reference: intent.id }
      : { kind: 'needsReader' };
  } catch (error) {
    return chargeFailure(error);
  }
}

async function detachMethod(stripe: Stripe, token: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(token);
  } catch (error) {
    // It is unknown or belongs to no customer any more: detached before.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const stripe = createStripeLibrary(options);
  const { publishableKey } = options;
  return {
    name: 'stripe',
    option: {
      paymentMethodType: paymentMethodTypes.stripeIntents,
      paymentMethodID: OPTION_ID,
      publishableKey,
    },
    accepts: () => true,
    async createCustomer(idempotencyKey) {
      return (await stripe.customers.create({}, { idempotencyKey })).id;
    },
    async start(request) {
      return started(await startIntent(stripe, request), publishableKey);
    },
    async resume({ kind, reference }) {
      const intent =
        kind === 'payment'
          ? await stripe.paymentIntents.retrieve(reference)
          : await stripe.setupIntents.retrieve(reference);
      return intent.status === 'canceled' ? undefined : started(intent, publishableKey);
    },
    look: (payment) => lookAt(stripe, payment),
    collect: (payment) => lookAt(stripe, payment),
    cancel: (payment) => cancelIntent(stripe, payment),
    charge: (saved) => chargeMethod(stripe, saved),
    detach: (token) => detachMethod(stripe, token),
    refund: (refund) => refundPayment(stripe, refund),
    listReversals: (reference) => listStripeReversals(stripe, reference),
  };
}
