import type { Hono } from 'hono';
import { checkoutCalls, orderCalls } from '@broadsheet/sdk-sales/contract';
import { invalidRequest, readParameters } from '@broadsheet/service-kit/http';
import type { ServiceCall, ServiceEnv } from '@broadsheet/service-kit/http';
import { ensureBuyer, findBuyer } from '../carts/identifyBuyer.ts';
import { requireAccount } from '../http/identifyReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import type { SalesContext } from '../SalesContext.ts';
import { createOrder, findAttempt } from './createOrder.ts';
import { listAddresses, listOrders } from './findOrders.ts';
import type { OrderPage } from './findOrders.ts';
import { ORDER_STATUSES } from './Order.ts';
import type { Order } from './Order.ts';
import { findStanding, replaceOrder } from './replaceOrder.ts';
import { orderBody, orderDetailsBody, orderHistoryEntryBody } from './orderBodies.ts';
import { readOrderRequest } from './readOrderRequest.ts';
import { toReceiptUrl } from './receiptUrl.ts';
import { requireOrder } from './requireOrder.ts';

const PAGE_SIZE = 10;
const LARGEST_PAGE = 100;

function readPage(call: ServiceCall): OrderPage {
  const parameters = readParameters(call.req.url);
  const requested = parameters.text('status');
  const status = ORDER_STATUSES.find((known) => known === requested);
  if (requested !== undefined && status === undefined) {
    throw invalidRequest(`The parameter "status" must be one of: ${ORDER_STATUSES.join(', ')}.`);
  }
  return {
    start: parameters.integer('start', 0, { min: 0 }),
    pageSize: parameters.integer('pageSize', PAGE_SIZE, { min: 1, max: LARGEST_PAGE }),
    status,
  };
}

/** Resolves with the account that is signed in, as an owner of orders. @throws ServiceError 401 when nobody is signed in */
async function requireOwner(context: SalesContext, call: ServiceCall): Promise<SalesReader> {
  const { uuid } = await requireAccount(context, call);
  return { kind: 'reader', uuid };
}

/** Returns the signed URL of an order's receipt; an empty object until the order is paid. */
function getReceipt(
  { keys, clock }: SalesContext,
  { status, orderNumber }: Order,
): { readonly receiptURL?: string } {
  return status === 'Paid' ? { receiptURL: toReceiptUrl({ keys, now: clock.now() }, orderNumber) } : {};
}

/** Adds the calls that order the cart and return a reader's orders. */
export function addOrderRoutes(app: Hono<ServiceEnv>, context: SalesContext): void {
  const { database, site, payments, limits, requireCaptcha } = context;
  app.post(checkoutCalls.createOrder.path, async (call) => {
    const request = await readOrderRequest(call);
    const owner = await ensureBuyer(context, call);
    const { replaces } = request;
    const replacing = replaces === undefined ? undefined : { owner, request: { ...request, replaces } };
    const made =
      replacing === undefined
        ? await findAttempt(context, owner, request)
        : await findStanding(context, replacing);
    if (made !== undefined) return call.json(orderBody(made));
    const address = call.env.clientAddress;
    await requireCaptcha({ captchaToken: request.captchaToken, address });
    await limits.consume('order', { address, account: owner.kind === 'reader' ? owner.uuid : undefined });
    const order =
      replacing === undefined ? createOrder(context, owner, request) : replaceOrder(context, replacing);
    return call.json(orderBody(await order));
  });
  app.get(checkoutCalls.addresses.path, async (call) =>
    call.json(await listAddresses(database, await requireOwner(context, call))),
  );
  app.get(orderCalls.history.path, async (call) => {
    const owner = await requireOwner(context, call);
    const page = readPage(call);
    const { orders, count } = await listOrders(database, owner, page);
    const paid = await payments.listPayments(
      database,
      orders.map(({ orderNumber }) => orderNumber),
    );
    return call.json({
      start: page.start,
      pageSize: page.pageSize,
      maxResults: count,
      orders: orders.map((order) => ({
        ...orderHistoryEntryBody(order, paid.get(order.orderNumber) ?? []),
        ...getReceipt(context, order),
      })),
    });
  });
  app.get(orderCalls.details.path, async (call) => {
    const reader = await findBuyer(context, call);
    const order = await requireOrder(database, call.req.param('orderNumber'), { reader });
    const paid = await payments.listPayments(database, [order.orderNumber]);
    const body = orderDetailsBody(order, paid.get(order.orderNumber) ?? [], { clientId: site });
    return call.json({ ...body, ...getReceipt(context, order) });
  });
}
