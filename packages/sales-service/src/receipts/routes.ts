import type { Hono } from 'hono';
import { readMailSite } from '@broadsheet/service-kit/mail';
import { ServiceError } from '@broadsheet/service-kit/http';
import type { ServiceCall, ServiceEnv } from '@broadsheet/service-kit/http';
import { salesRefusals } from '../http/salesRefusals.ts';
import { findReader } from '../http/identifyReader.ts';
import { isSameReader } from '../http/SalesReader.ts';
import { writeMethod } from '../mail/writeMethod.ts';
import type { Order } from '../orders/Order.ts';
import { findOrder } from '../orders/orderStore.ts';
import { findPayment } from '../payments/booking/paymentStore.ts';
import type { SalesContext } from '../SalesContext.ts';
import { isReceiptUrl } from '../orders/receiptUrl.ts';
import { RECEIPT_POLICY, renderReceipt } from './renderReceipt.ts';

/** Returns whether the caller has the signed URL, or is the order's owner. */
async function mayRead(
  context: SalesContext,
  call: ServiceCall,
  { orderNumber, owner }: Order,
): Promise<boolean> {
  const { expires = '', signature = '' } = call.req.query();
  const signer = { keys: context.keys, now: context.clock.now() };
  if (isReceiptUrl(signer, { orderNumber, expires, signature })) return true;
  const reader = await findReader(context, call);
  return reader !== undefined && isSameReader(reader, owner);
}

/** Adds the call that returns the receipt of a paid order to its reader. */
export function addReceiptRoutes(app: Hono<ServiceEnv>, context: SalesContext): void {
  app.get('/sales/public/v1/receipt/:orderNumber', async (call) => {
    const { database, site, siteUrl, outbox } = context;
    const order = await findOrder(database, call.req.param('orderNumber'));
    if (order?.status !== 'Paid' || !(await mayRead(context, call, order))) {
      throw new ServiceError(salesRefusals.orderMissing);
    }
    call.header('Cache-Control', 'private, no-store');
    call.header('Content-Security-Policy', RECEIPT_POLICY);
    call.header('Referrer-Policy', 'no-referrer');
    call.header('X-Robots-Tag', 'noindex');
    const mailSite = await readMailSite({ queries: database, site, siteUrl, mailer: outbox });
    const refunds = await context.payments.listRefunds(database, order.orderNumber);
    const payment = await findPayment(database, order.orderNumber);
    const paidWith = payment && writeMethod(payment.paidWith);
    return call.html(renderReceipt(order, { ...mailSite, paidWith, refunds }));
  });
}
