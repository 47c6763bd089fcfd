import { checkoutCalls, paymentUpdateCalls } from '@broadsheet/sdk-sales/contract';
import type { InitializedPaymentBody, PaymentUpdateBody } from '@broadsheet/sdk-sales/contract';
import type { Hono } from 'hono';
import { ServiceError, readFields } from '@broadsheet/service-kit/http';
import type { ServiceCall, ServiceEnv } from '@broadsheet/service-kit/http';
import { salesRefusals } from '../http/salesRefusals.ts';
import { CAPTCHA_TOKEN, LONGEST_CAPTCHA_TOKEN } from '../orders/createCheckoutGate.ts';
import { isIntroductionOver } from '../introductions/isIntroductionOver.ts';
import { findBuyer } from '../carts/identifyBuyer.ts';
import { toReaderKey } from '../http/SalesReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import { orderBody } from '../orders/orderBodies.ts';
import type { Order } from '../orders/Order.ts';
import { requireFirst } from '../orders/requireFirst.ts';
import { requireOrder } from '../orders/requireOrder.ts';
import type { SalesContext } from '../SalesContext.ts';
import { finishPayment } from './checkout/finishPayment.ts';
import { startPayment } from './checkout/startPayment.ts';
import { requireMethod, startReplacement } from './checkout/startReplacement.ts';
import type { PaymentService } from './createPayments.ts';
import { paymentRefusals } from './booking/paymentRefusals.ts';
import { findMethod } from './methods/methodStore.ts';
import type { PaymentsContext } from './PaymentsContext.ts';
import type { SavedMethod } from './methods/methodStore.ts';
import type { PaymentProvider, StartedPayment } from './providers/PaymentProvider.ts';

const LONGEST_TOKEN = 255;

/** The path to which Stripe sends its events; set it in Stripe's dashboard. */
export const STRIPE_WEBHOOK_PATH = '/sales/public/v1/webhooks/stripe';

/** The path to which PayPal sends its events; set it on PayPal's pages for developers. */
export const PAYPAL_WEBHOOK_PATH = '/sales/public/v1/webhooks/paypal';

interface PaymentRoutes {
  readonly sales: SalesContext;
  readonly service: PaymentService;
}

/** Whether a call has to pass the challenge of the checkout. */
type Gate = 'gated' | 'open';

const parameters = ({ parameter1, parameter2 }: StartedPayment) => ({
  parameter1,
  parameter2,
  parameter3: null,
  parameter4: null,
});

/** Returns the provider of a payment option. @throws ServiceError 404 when there is none */
function requireProvider(
  { providers }: Pick<PaymentsContext, 'providers'>,
  optionId: string,
): PaymentProvider {
  const provider = [...providers.values()].find(({ option }) => String(option.paymentMethodID) === optionId);
  if (provider === undefined) throw new ServiceError(paymentRefusals.optionMissing);
  return provider;
}

async function requireOwnOrder({ sales }: PaymentRoutes, call: ServiceCall): Promise<Order> {
  const reader = await findBuyer(sales, call);
  return requireOrder(sales.database, call.req.param('orderNumber') ?? '', { reader });
}

/**
 * Counts a call that asks a provider for something on behalf of a reader, so that nobody tries stolen cards here in numbers.
 *
 * @throws ServiceError 429 for too many
 */
function countPaymentAttempt({ sales }: PaymentRoutes, call: ServiceCall, owner: SalesReader): Promise<void> {
  return sales.limits.consume('payment', { address: call.env.clientAddress, account: toReaderKey(owner) });
}

/** Reads the token of a payment that a page has finished. @throws ServiceError 130001 when the challenge was not passed */
async function readToken({ sales }: PaymentRoutes, call: ServiceCall, gate: Gate): Promise<string> {
  const fields = await readFields(call.req);
  const captchaToken = fields.optionalText(CAPTCHA_TOKEN, LONGEST_CAPTCHA_TOKEN);
  if (gate === 'gated') await sales.requireCaptcha({ captchaToken, address: call.env.clientAddress });
  return fields.text('token', LONGEST_TOKEN);
}

function finishOrder(routes: PaymentRoutes, gate: Gate) {
  return async (call: ServiceCall): Promise<Response> => {
    const { service } = routes;
    const order = await requireOwnOrder(routes, call);
    const provider = requireProvider(service.context, call.req.param('paymentMethodID') ?? '');
    // A repeated call for a paid order needs no challenge, and is not counted: it only gets the order again.
    const isPaid = order.status === 'Paid';
    const token = await readToken(routes, call, isPaid ? 'open' : gate);
    if (!isPaid) await countPaymentAttempt(routes, call, order.owner);
    const { orderNumber } = order;
    await finishPayment(service.context, { provider, token, subject: { kind: 'order', orderNumber } });
    const finished = await requireOwnOrder(routes, call);
    // Its payment went back, or was not collected: another order has had the product or the introduction, or it was cancelled.
    if (finished.status !== 'Paid') {
      const { database, site } = routes.sales;
      const { owner, items, createdOn: since } = finished;
      await requireFirst(database, { site, owner, items, since });
      const isOver = await isIntroductionOver(database, finished);
      throw new ServiceError(isOver ? salesRefusals.introductionOver : salesRefusals.orderOver);
    }
    return call.json(orderBody(finished));
  };
}

/** Converts the new method to the response of an update. */
function updateBody({ brand, lastFour, expiration }: SavedMethod, providerId: number): PaymentUpdateBody {
  return {
    ...(lastFour !== undefined && { creditCardLastFour: lastFour }),
    ...(expiration !== undefined && { expiration }),
    ...(brand !== undefined && { creditCardTypeID: CARD_TYPES[brand] ?? 0 }),
    paymentProviderID: providerId,
  };
}

/** This server's own numbers of card brands, because the response has a number for the brand. */
const CARD_TYPES: Readonly<Record<string, number>> = {
  visa: 1,
  mastercard: 2,
  amex: 3,
  discover: 4,
  diners: 5,
  jcb: 6,
  unionpay: 7,
};

function finishUpdate(routes: PaymentRoutes, gate: Gate) {
  return async (call: ServiceCall): Promise<Response> => {
    const { sales, service } = routes;
    const reader = await findBuyer(sales, call);
    const method = await requireMethod(service.context, call.req.param('paymentID') ?? '', { reader });
    const provider = requireProvider(service.context, call.req.param('providerID') ?? '');
    const token = await readToken(routes, call, gate);
    await countPaymentAttempt(routes, call, method.owner);
    await finishPayment(service.context, {
      provider,
      token,
      subject: { kind: 'method', methodId: method.id },
    });
    const replaced = (await findMethod(sales.database, method.id)) ?? method;
    return call.json(updateBody(replaced, provider.option.paymentMethodID));
  };
}

function addUpdateRoutes(app: Hono<ServiceEnv>, routes: PaymentRoutes): void {
  const { sales, service } = routes;
  app.put(paymentUpdateCalls.initialize.path, async (call) => {
    const reader = await findBuyer(sales, call);
    const method = await requireMethod(service.context, call.req.param('paymentID'), { reader });
    const provider = requireProvider(service.context, call.req.param('providerID'));
    await countPaymentAttempt(routes, call, method.owner);
    return call.json(parameters(await startReplacement(service.context, method, provider)));
  });
  app.put(paymentUpdateCalls.finalize.path, finishUpdate(routes, 'gated'));
  app.put(paymentUpdateCalls.finalize3ds.path, finishUpdate(routes, 'open'));
}

/** Adds the calls that pay orders and replace saved methods, and the webhooks of Stripe and PayPal. */
export function addPaymentRoutes(app: Hono<ServiceEnv>, routes: PaymentRoutes): void {
  const { service } = routes;
  app.get(checkoutCalls.paymentOptions.path, (call) =>
    call.json([...service.context.providers.values()].map(({ option }) => option)),
  );
  app.get(checkoutCalls.initializePayment.path, async (call) => {
    const order = await requireOwnOrder(routes, call);
    const provider = requireProvider(service.context, call.req.param('paymentMethodID'));
    await countPaymentAttempt(routes, call, order.owner);
    const started = await startPayment(service.context, order, provider);
    const body = { orderNumber: order.orderNumber, ...parameters(started) };
    return call.json(body satisfies InitializedPaymentBody);
  });
  app.put(checkoutCalls.finalizePayment.path, finishOrder(routes, 'gated'));
  app.put(checkoutCalls.finalizePayment3ds.path, finishOrder(routes, 'open'));
  addUpdateRoutes(app, routes);
  addWebhookRoutes(app, service);
}

/** Creates the error for the events of a provider that is not set up here. @param missing the variable that is missing */
function noWebhook(missing: string): ServiceError {
  const message = `No webhook is set up: ${missing} is missing.`;
  return new ServiceError({ status: 404, code: '404', message });
}

function addWebhookRoutes(app: Hono<ServiceEnv>, service: PaymentService): void {
  const { receivePayPalEvent, receiveStripeEvent } = service;
  app.post(PAYPAL_WEBHOOK_PATH, async (call) => {
    if (receivePayPalEvent === undefined) throw noWebhook('PAYPAL_WEBHOOK_ID');
    const { headers } = call.req.raw;
    const address = call.env.clientAddress;
    const isKnown = await receivePayPalEvent({ headers, body: await call.req.text(), address });
    return call.json({ received: true, known: isKnown });
  });
  app.post(STRIPE_WEBHOOK_PATH, async (call) => {
    if (receiveStripeEvent === undefined) throw noWebhook('STRIPE_WEBHOOK_SECRET');
    const signature = call.req.header('stripe-signature') ?? '';
    const isKnown = await receiveStripeEvent(await call.req.text(), signature);
    return call.json({ received: true, known: isKnown });
  });
}
