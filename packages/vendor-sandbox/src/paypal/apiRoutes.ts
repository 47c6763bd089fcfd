import { isRecord, list, object, string } from '@broadsheet/client-core';
import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Seals } from '../keys/createSeals.ts';
import { makePayPalId } from './createPayPal.ts';
import type { PayPal, PayPalMoney, PayPalOrder } from './createPayPal.ts';
import { isSignedEvent } from './eventSignatures.ts';
import { captureBody, disputeBody, orderBody, PAYER, setupBody, transactionBody } from './payPalBodies.ts';

type Body = Readonly<Record<string, unknown>>;

const ROOT = '/sandbox/paypal';
const TOKEN_SECONDS = 9 * 60 * 60;
/** The longest time span of a list of transactions, as with the vendor. */
const LONGEST_SPAN_MS = 31 * 24 * 60 * 60_000;

class PayPalError extends Error {
  readonly status: 400 | 401 | 404 | 422;
  readonly body: Body;

  /** Creates the error. @param issue the vendor's code, such as `ORDER_NOT_APPROVED` */
  constructor(status: PayPalError['status'], name: string, issue: string) {
    super(issue);
    this.status = status;
    this.body = { name, message: issue, details: [{ issue, description: issue }] };
  }
}

const notFound = () => new PayPalError(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
const unprocessable = (issue: string) => new PayPalError(422, 'UNPROCESSABLE_ENTITY', issue);

async function readBody({ req }: Context): Promise<Body> {
  const text = await req.text();
  const body: unknown = text === '' ? {} : JSON.parse(text);
  return isRecord(body) ? body : {};
}

function readMoney(unit: Body | undefined): PayPalMoney {
  const money = unit && object(unit['amount']);
  const currency = money && string(money['currency_code']);
  const value = money && string(money['value']);
  if (currency === undefined || value === undefined || !/^\d+(\.\d{1,2})?$/.test(value) || Number(value) <= 0)
    throw new PayPalError(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE');
  return { currency_code: currency, value };
}

const recordAt = (body: Body, name: string): Body => object(body[name]) ?? {};

function readOrder(body: Body) {
  const [unit] = list((entry) => (isRecord(entry) ? entry : undefined))(body['purchase_units']) ?? [];
  const paypal = recordAt(recordAt(body, 'payment_source'), 'paypal');
  const experience = recordAt(paypal, 'experience_context');
  const vault = recordAt(recordAt(paypal, 'attributes'), 'vault');
  return {
    order: {
      amount: readMoney(unit),
      customId: unit && string(unit['custom_id']),
      returnUrl: string(experience['return_url']),
      cancelUrl: string(experience['cancel_url']),
      isVaulted: string(vault['store_in_vault']) === 'ON_SUCCESS',
      approval: undefined,
    },
    vaultId: string(paypal['vault_id']),
  };
}

function requireOrder(paypal: PayPal, id: string): PayPalOrder {
  const order = paypal.findOrder(id);
  if (order === undefined) throw notFound();
  return order;
}

async function capture(paypal: PayPal, order: PayPalOrder): Promise<PayPalOrder> {
  if (order.captureId !== undefined) throw unprocessable('ORDER_ALREADY_CAPTURED');
  if (order.approval === undefined) throw unprocessable('ORDER_NOT_APPROVED');
  if (order.approval === 'declined') throw unprocessable('INSTRUMENT_DECLINED');
  const vaultId = order.isVaulted ? await paypal.sealAgreement('approved') : undefined;
  return paypal.changeOrder(order, { captureId: makePayPalId(), capturedAt: paypal.now(), vaultId });
}

/** Charges a payment by a stored agreement, to which the reader agreed earlier. */
async function chargeAgreement(paypal: PayPal, order: PayPalOrder, vaultId: string): Promise<PayPalOrder> {
  const agreement = await paypal.openAgreement(vaultId);
  if (agreement.status === 'unknown') throw unprocessable('TOKEN_ID_NOT_FOUND');
  return capture(paypal, paypal.changeOrder(order, { approval: agreement.approval }));
}

/** How long a `PayPal-Request-Id` is remembered, as with the vendor. */
const REMEMBERED_MS = 6 * 60 * 60_000;

/** Repeats the response of the first request with the same `PayPal-Request-Id`; a refused request may be repeated. */
function createReplay({ now }: Pick<PayPal, 'now'>) {
  const answers = new Map<string, { readonly answer: Promise<Body>; readonly at: number }>();
  return ({ req }: Context, run: () => Promise<Body>): Promise<Body> => {
    const id = req.header('paypal-request-id');
    if (id === undefined) return run();
    const key = `${req.path} ${id}`;
    const known = answers.get(key);
    if (known !== undefined && now() - known.at < REMEMBERED_MS) return known.answer;
    const answer = run();
    answers.set(key, { answer, at: now() });
    answer.catch(() => answers.delete(key));
    return answer;
  };
}

interface PayPalApi {
  readonly paypal: PayPal;
  readonly siteUrl: string;
  readonly replay: ReturnType<typeof createReplay>;
}

function addOrders(app: Hono, { paypal, siteUrl, replay }: PayPalApi): void {
  const orders = `${ROOT}/v2/checkout/orders`;
  app.post(orders, async (context) => {
    const body = await replay(context, async () => {
      const { order, vaultId } = readOrder(await readBody(context));
      const made = paypal.createOrder(order);
      return orderBody(vaultId === undefined ? made : await chargeAgreement(paypal, made, vaultId), siteUrl);
    });
    return context.json(body, body['status'] === 'COMPLETED' ? 201 : 200);
  });
  app.get(`${orders}/:id`, ({ json, req }) =>
    json(orderBody(requireOrder(paypal, req.param('id')), siteUrl)),
  );
  app.post(`${orders}/:id/capture`, async (context) => {
    const run = async () =>
      orderBody(await capture(paypal, requireOrder(paypal, context.req.param('id'))), siteUrl);
    return context.json(await replay(context, run), 201);
  });
}

function addRefunds(app: Hono, { paypal, replay }: PayPalApi): void {
  app.post(`${ROOT}/v2/payments/captures/:id/refund`, async (context) => {
    const order = [...paypal.orders.values()].find(({ captureId }) => captureId === context.req.param('id'));
    if (order === undefined) throw notFound();
    const body = await replay(context, async () => {
      const given = await readBody(context);
      const amount = given['amount'] === undefined ? order.amount : readMoney(given);
      const done = order.refunds.reduce((sum, refund) => sum + Number(refund.amount.value), 0);
      if (done + Number(amount.value) > Number(order.amount.value) + 0.001)
        throw unprocessable('REFUND_AMOUNT_EXCEEDED');
      const refund = { id: makePayPalId(), amount, customId: string(given['custom_id']) };
      paypal.changeOrder(order, { refunds: [...order.refunds, refund] });
      return { id: refund.id, amount, custom_id: refund.customId, status: 'COMPLETED' };
    });
    return context.json(body, 201);
  });
}

/** Adds the calls about disputes. As with the vendor, the list does not include how a dispute ended. */
function addDisputes(app: Hono, { paypal }: PayPalApi): void {
  const disputes = `${ROOT}/v1/customer/disputes`;
  const bodies = (isMeant: (order: PayPalOrder) => boolean = () => true) =>
    [...paypal.orders.values()]
      .filter(isMeant)
      .map(disputeBody)
      .filter((body) => body !== undefined);
  app.get(disputes, (context) => {
    const transaction = context.req.query('disputed_transaction_id');
    const items = bodies(({ captureId }) => captureId === transaction);
    return context.json({ items: items.map((item) => ({ ...item, dispute_outcome: undefined })) });
  });
  app.get(`${disputes}/:id`, (context) => {
    const body = bodies().find(({ dispute_id: id }) => id === context.req.param('id'));
    if (body === undefined) throw notFound();
    return context.json(body);
  });
}

/** Adds the calls that tell of captures. The vendor lists a transaction within three hours; here it is listed at once. */
function addReports(app: Hono, { paypal }: PayPalApi): void {
  app.get(`${ROOT}/v2/payments/captures/:id`, (context) => {
    const order = [...paypal.orders.values()].find(({ captureId }) => captureId === context.req.param('id'));
    const body = order && captureBody(order);
    if (body === undefined) throw notFound();
    return context.json(body);
  });
  app.get(`${ROOT}/v1/reporting/transactions`, (context) => {
    const [from, to] = [context.req.query('start_date'), context.req.query('end_date')].map((text) =>
      Date.parse(text ?? ''),
    );
    if (from === undefined || to === undefined || !(to - from <= LONGEST_SPAN_MS))
      throw new PayPalError(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE');
    const transactions = [...paypal.orders.values()]
      .filter(({ capturedAt = 0 }) => capturedAt >= from && capturedAt <= to)
      .flatMap((order) => transactionBody(order) ?? []);
    return context.json({ transaction_details: transactions, page: 1, total_pages: 1 });
  });
}

function addVault(app: Hono, { paypal, siteUrl, replay }: PayPalApi): void {
  app.post(`${ROOT}/v3/vault/setup-tokens`, async (context) => {
    const body = await replay(context, async () => {
      const source = recordAt(recordAt(await readBody(context), 'payment_source'), 'paypal');
      const experience = recordAt(source, 'experience_context');
      const setup = paypal.createSetup({
        returnUrl: string(experience['return_url']),
        cancelUrl: string(experience['cancel_url']),
        approval: undefined,
      });
      return setupBody(setup, siteUrl);
    });
    return context.json(body, 201);
  });
  app.post(`${ROOT}/v3/vault/payment-tokens`, async (context) => {
    const body = await replay(context, async () => {
      const token = recordAt(recordAt(await readBody(context), 'payment_source'), 'token');
      const setup = paypal.setups.get(string(token['id']) ?? '');
      if (setup === undefined) throw notFound();
      if (setup.approval === undefined) throw unprocessable('SETUP_TOKEN_NOT_APPROVED');
      const id = await paypal.sealAgreement(setup.approval);
      return { id, customer: { id: 'sandbox' }, payment_source: { paypal: PAYER } };
    });
    return context.json(body, 201);
  });
}

/** Adds the call that deletes an agreement: it pays nothing any more. */
function addVaultDeletion(app: Hono, { paypal }: PayPalApi): void {
  app.delete(`${ROOT}/v3/vault/payment-tokens/:id`, async (context) => {
    const id = context.req.param('id');
    if ((await paypal.openAgreement(id)).status === 'unknown') throw notFound();
    paypal.endAgreement(id);
    return context.body(null, 204);
  });
}

/** Adds the call by which a merchant has the signature of an event checked. */
function addEventCheck(app: Hono, seals: Seals): void {
  app.post(`${ROOT}/v1/notifications/verify-webhook-signature`, async (context) => {
    const isSigned = await isSignedEvent(seals, await readBody(context));
    return context.json({ verification_status: isSigned ? 'SUCCESS' : 'FAILURE' });
  });
}

/** Creates the REST API: any client id and secret get a token, and every call needs one. */
export function payPalApiRoutes({
  paypal,
  siteUrl,
  seals,
}: {
  paypal: PayPal;
  siteUrl: string;
  seals: Seals;
}): Hono {
  const app = new Hono({ strict: false });
  const api = { paypal, siteUrl, replay: createReplay(paypal) };
  app.post(`${ROOT}/v1/oauth2/token`, async (context) => {
    if (!/^Basic ./.test(context.req.header('authorization') ?? ''))
      return context.json(
        { error: 'invalid_client', error_description: 'Client Authentication failed' },
        401,
      );
    const token = await seals.seal('paypal-access', {}, TOKEN_SECONDS);
    return context.json({ access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS });
  });
  app.use(`${ROOT}/:version{v[123]}/*`, async (context, next) => {
    const token = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
    const { status } = await seals.open('paypal-access', token);
    if (status !== 'good') throw new PayPalError(401, 'AUTHENTICATION_FAILURE', 'INVALID_TOKEN');
    await next();
  });
  addOrders(app, api);
  addRefunds(app, api);
  addDisputes(app, api);
  addReports(app, api);
  addVault(app, api);
  addVaultDeletion(app, api);
  addEventCheck(app, seals);
  app.onError((error, context) => {
    if (error instanceof PayPalError) return context.json(error.body, error.status);
    throw error;
  });
  return app;
}
