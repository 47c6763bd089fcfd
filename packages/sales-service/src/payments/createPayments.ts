import { addBase } from '@broadsheet/client-core';
import { createPayPalReceiver } from './webhooks/createPayPalReceiver.ts';
import type { ReceivePayPalEvent } from './webhooks/createPayPalReceiver.ts';
import { receiveStripeEvent } from './webhooks/receiveStripeEvent.ts';
import { listOrderRefunds, listPaymentBodies } from './booking/paymentStore.ts';
import { detachMethods } from './methods/detachMethods.ts';
import { listMethods, methodBody } from './methods/methodStore.ts';
import type { PaymentOptions } from './PaymentOptions.ts';
import type { Payments } from './Payments.ts';
import type { PaymentsContext } from './PaymentsContext.ts';
import type { PaymentProvider, ProviderName } from './providers/PaymentProvider.ts';
import { createPayPalEventCheck } from './providers/paypal/createPayPalEventCheck.ts';
import { createPayPalProvider } from './providers/paypal/createPayPalProvider.ts';
import { createStripeProvider } from './providers/stripe/createStripeProvider.ts';
import { reconcilePayments } from './reconciliation/reconcilePayments.ts';
import type { ReconciliationReport } from './reconciliation/reconcilePayments.ts';
import { chargeReader, findChallenge, withdrawCharge } from './charges/chargeReader.ts';
import { bookCharge, chargeSavedMethod } from './charges/chargeSavedMethod.ts';
import { closeOrder } from './checkout/closeOrder.ts';
import { refundOrder } from './charges/refundOrder.ts';

export interface PaymentsSetup extends Omit<PaymentsContext, 'providers' | 'returnUrls'> {
  /** The site's origin and base path, without a trailing slash. */
  readonly siteUrl: string;
  readonly options: PaymentOptions;
}

/** The payments service, for the other folders and for the routes. */
export interface PaymentService extends Payments {
  readonly context: PaymentsContext;
  /**
   * Finds and books payments whose notification was lost, and has methods of deleted accounts detached.
   *
   * @param stopping ends the run after the payment that is under way; the others stay due
   */
  reconcile(stopping?: AbortSignal): Promise<ReconciliationReport>;
  /** See `createPayPalReceiver`; undefined unless PayPal is set up with a webhook. */
  readonly receivePayPalEvent: ReceivePayPalEvent | undefined;
  /** See `receiveStripeEvent`; undefined unless Stripe is set up with a webhook secret. */
  readonly receiveStripeEvent: ((body: string, signature: string) => Promise<boolean>) | undefined;
}

function createProviders({ options, clock }: PaymentsSetup): ReadonlyMap<ProviderName, PaymentProvider> {
  const { stripe, paypal } = options;
  const providers = [
    ...(stripe === undefined ? [] : [createStripeProvider(stripe)]),
    ...(paypal === undefined ? [] : [createPayPalProvider(paypal, () => clock.now())]),
  ];
  return new Map(providers.map((provider) => [provider.name, provider]));
}

function createEventReceiver(
  context: PaymentsContext,
  { paypal }: PaymentOptions,
): ReceivePayPalEvent | undefined {
  const webhookId = paypal?.webhookId;
  if (paypal === undefined || webhookId === undefined) return undefined;
  const now = () => context.clock.now();
  return createPayPalReceiver(context, createPayPalEventCheck(paypal, { webhookId, now }));
}

export function createPayments(setup: PaymentsSetup): PaymentService {
  const { siteUrl, options } = setup;
  const toPage = (page: string) => new URL(addBase(page, siteUrl), siteUrl).href;
  const { checkout = '/checkout/', update = '/account/payment/' } = options.pages ?? {};
  const context: PaymentsContext = {
    database: setup.database,
    site: setup.site,
    clock: setup.clock,
    log: setup.log,
    fulfilOrder: setup.fulfilOrder,
    followReversal: setup.followReversal,
    followCharge: setup.followCharge,
    followReplacement: setup.followReplacement,
    providers: createProviders(setup),
    returnUrls: { checkout: toPage(checkout), update: toPage(update) },
  };
  const secret = options.stripe?.webhookSecret;
  return {
    context,
    receivePayPalEvent: createEventReceiver(context, options),
    async reconcile(stopping) {
      await detachMethods(context);
      return reconcilePayments(context, stopping);
    },
    receiveStripeEvent:
      secret === undefined
        ? undefined
        : (body, signature) => receiveStripeEvent(context, { body, signature, secret }),
    listPayments: listPaymentBodies,
    listRefunds: listOrderRefunds,
    async listSavedMethods(queries, orderNumbers) {
      const methods = await listMethods(queries, orderNumbers);
      return new Map([...methods].map(([orderNumber, method]) => [orderNumber, methodBody(method)]));
    },
    chargeSavedMethod: (charge) => chargeSavedMethod(context, charge),
    chargeReader: (charge) => chargeReader(context, charge),
    findChallenge: (idempotencyKey) => findChallenge(context, idempotencyKey),
    withdrawCharge: (idempotencyKey) => withdrawCharge(context, idempotencyKey),
    bookCharge: (queries, charge) => bookCharge(context, queries, charge),
    closeOrder: (order) => closeOrder(context, order),
    refund: (refund) => refundOrder(context, refund),
  };
}
