import { isRecord, readArray, readRecord, readString } from '@broadsheet/client-core';
import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Seals } from '../keys/createSeals.ts';
import { makePayPalId } from './createPayPal.ts';
import type { PayPal, PayPalMoney, PayPalOrder } from './createPayPal.ts';
import { PAYER, disputeBody, orderBody, setupBody } from './payPalBodies.ts';

type Body = Readonly<Record<string, unknown>>;

const ROOT = '/sandbox/paypal';
const TOKEN_SECONDS = 9 * 60 * 60;

class PayPalError extends Error {
  readonly status: 400 | 401 | 404 | 422;
  readonly body: Body;

  /** @param issue such as `ORDER_NOT_APPROVED` */
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
  const money = unit && readRecord(unit, 'amount');
  const currency = money && readString(money, 'currency_code');
  const value = money && readString(money, 'value');
  if (currency === undefined || value === undefined || !/^\d+(\.\d{1,2})?$/.test(value) || Number(value) <= 0)
    throw new PayPalError(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE');
  return { currency_code: currency, value };
}

const recordAt = (body: Body, name: string): Body => readRecord(body, name) ?? {};

function readOrder(body: Body) {
  const [unit] = readArray(body, 'purchase_units', (entry) => (isRecord(entry) ? entry : undefined)) ?? [];
  const paypal = recordAt(recordAt(body, 'payment_source'), 'paypal');
  const experience = recordAt(paypal, 'experience_context');
  const vault = recordAt(recordAt(paypal, 'attributes'), 'vault');
  return {
    order: {
      amount: readMoney(unit),
      customId: unit && readString(unit, 'custom_id'),
      returnUrl: readString(experience, 'return_url'),
      cancelUrl: readString(experience, 'cancel_url'),
      isVaulted: readString(vault, 'store_in_vault') === 'ON_SUCCESS',
      approval: undefined,
    },
    vaultId: readString(paypal, 'vault_id'),
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
  return paypal.changeOrder(order, { captureId: makePayPalId(), vaultId });
}

/** A payment that the reader agreed to long ago. */
async function chargeAgreement(paypal: PayPal, order: PayPalOrder, vaultId: string): Promise<PayPalOrder> {
  const agreement = await paypal.openAgreement(vaultId);
  if (agreement.status === 'unknown') throw unprocessable('TOKEN_ID_NOT_FOUND');
  return capture(paypal, paypal.changeOrder(order, { approval: agreement.approval }));
}

/** Answers a request as the first one with its `PayPal-Request-Id` was answered; a refused one may be sent again. */
function createReplay() {
  const answers = new Map<string, Promise<Body>>();
  return ({ req }: Context, run: () => Promise<Body>): Promise<Body> => {
    const id = req.header('paypal-request-id');
    if (id === undefined) return run();
    const key = `${req.path} ${id}`;
    const answer = answers.get(key) ?? run();
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}

interface PayPalApi {
  readonly paypal: PayPal;
  readonly origin: string;
  readonly replay: ReturnType<typeof createReplay>;
}

function addOrders(app: Hono, { paypal, origin, replay }: PayPalApi): void {
  const orders = `${ROOT}/v2/checkout/orders`;
  app.post(orders, async (context) => {
    const body = await replay(context, async () => {
      const { order, vaultId } = readOrder(await readBody(context));
      const made = paypal.createOrder(order);
      return orderBody(vaultId === undefined ? made : await chargeAgreement(paypal, made, vaultId), origin);
    });
    return context.json(body, body['status'] === 'COMPLETED' ? 201 : 200);
  });
  app.get(`${orders}/:id`, ({ json, req }) => json(orderBody(requireOrder(paypal, req.param('id')), origin)));
  app.post(`${orders}/:id/capture`, async (context) => {
    const run = async () =>
      orderBody(await capture(paypal, requireOrder(paypal, context.req.param('id'))), origin);
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
      const refund = { id: makePayPalId(), amount, customId: readString(given, 'custom_id') };
      paypal.changeOrder(order, { refunds: [...order.refunds, refund] });
      return { id: refund.id, amount, custom_id: refund.customId, status: 'COMPLETED' };
    });
    return context.json(body, 201);
  });
}

/** What readers dispute. The list leaves out how a dispute ended, as the vendor's does. */
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

function addVault(app: Hono, { paypal, origin, replay }: PayPalApi): void {
  app.post(`${ROOT}/v3/vault/setup-tokens`, async (context) => {
    const body = await replay(context, async () => {
      const source = recordAt(recordAt(await readBody(context), 'payment_source'), 'paypal');
      const experience = recordAt(source, 'experience_context');
      const setup = paypal.createSetup({
        returnUrl: readString(experience, 'return_url'),
        cancelUrl: readString(experience, 'cancel_url'),
        approval: undefined,
      });
      return setupBody(setup, origin);
    });
    return context.json(body, 201);
  });
  app.post(`${ROOT}/v3/vault/payment-tokens`, async (context) => {
    const body = await replay(context, async () => {
      const token = recordAt(recordAt(await readBody(context), 'payment_source'), 'token');
      const setup = paypal.setups.get(readString(token, 'id') ?? '');
      if (setup === undefined) throw notFound();
      if (setup.approval === undefined) throw unprocessable('SETUP_TOKEN_NOT_APPROVED');
      const id = await paypal.sealAgreement(setup.approval);
      return { id, customer: { id: 'sandbox' }, payment_source: { paypal: PAYER } };
    });
    return context.json(body, 201);
  });
}

/** The REST API: any client id and secret get a token, and every call needs one. */
export function payPalApiRoutes({
  paypal,
  origin,
  seals,
}: {
  paypal: PayPal;
  origin: string;
  seals: Seals;
}): Hono {
  const app = new Hono({ strict: false });
  const api = { paypal, origin, replay: createReplay() };
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
  addVault(app, api);
  app.onError((error, context) => {
    if (error instanceof PayPalError) return context.json(error.body, error.status);
    throw error;
  });
  return app;
}
