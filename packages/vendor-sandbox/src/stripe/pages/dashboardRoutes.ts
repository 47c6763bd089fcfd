import { number } from '@broadsheet/client-core';
import { Hono } from 'hono';
import { readFields } from '../../http/readFields.ts';
import { refundPayment } from '../api/refundRoutes.ts';
import { endDispute, findDispute, isHeldByBank, openDispute } from '../disputes.ts';
import type { StripeObject } from '../objects/StripeObject.ts';
import { isStripeObject } from '../objects/StripeObject.ts';
import type { StripeContext } from '../StripeContext.ts';
import { dashboardActions, dashboardPage } from './dashboardPage.ts';
import type { DashboardAction } from './dashboardPage.ts';

const isAction = (name: string): name is DashboardAction => Object.hasOwn(dashboardActions, name);

/** Sends the last event about a payment again, as the vendor does when a response was lost. */
function emitAgain({ store, publish }: StripeContext, intent: string): void {
  for (const event of store.list('event')) {
    const { data } = event;
    const object: unknown =
      typeof data === 'object' && data !== null && 'object' in data ? data.object : undefined;
    if (isStripeObject(object) && object['payment_intent'] === intent)
      return publish(String(event['type']), object);
  }
}

function act(stripe: StripeContext, charge: StripeObject, action: DashboardAction): void {
  const intent = String(charge['payment_intent']);
  const left = (number(charge['amount']) ?? 0) - (number(charge['amount_refunded']) ?? 0);
  switch (action) {
    case 'refund':
    case 'half': {
      const amount = action === 'half' ? Math.floor(left / 2) : left;
      if (amount > 0 && !isHeldByBank(stripe, intent))
        refundPayment(stripe, { charge, amount, metadata: {}, reason: null });
      return;
    }
    case 'dispute':
      openDispute(stripe, charge);
      return;
    case 'won':
    case 'lost': {
      const dispute = findDispute(stripe, intent);
      if (dispute !== undefined) endDispute(stripe, dispute, action);
      return;
    }
    case 'again':
      return emitAgain(stripe, intent);
  }
}

/** Creates the page on which a person refunds payments without the site, and the handler of its buttons. */
export function dashboardRoutes(stripe: StripeContext, path: string): Hono {
  const app = new Hono({ strict: false });
  app.get(path, (context) => context.html(dashboardPage(stripe, path)));
  app.post(path, async (context) => {
    const fields = await readFields(context);
    const charge = stripe.store
      .list('charge')
      .find((each) => each['payment_intent'] === fields.get('intent'));
    const action = fields.get('action') ?? '';
    if (charge !== undefined && isAction(action)) act(stripe, charge, action);
    return context.redirect(path, 303);
  });
  return app;
}
