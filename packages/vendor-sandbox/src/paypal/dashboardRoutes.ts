/** The dashboard for actions on PayPal payments that do not involve the site: refunds by staff, and disputes of readers. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import { readFields } from '../http/readFields.ts';
import { page } from '../panel/page.ts';
import type { Markup } from '../panel/page.ts';
import { makePayPalId } from './createPayPal.ts';
import type { PayPal, PayPalOrder } from './createPayPal.ts';
import { disputeBody } from './payPalBodies.ts';

/** The number of payments shown: the newest ones. */
const SHOWN = 30;

/** The actions on a payment by their names in the form, with their labels. */
const actions = {
  refund: 'Give everything back',
  half: 'Give half back',
  inquire: 'Let its reader ask the site',
  dispute: 'Let its reader ask PayPal to decide',
  won: 'PayPal decides for the site',
  lost: 'PayPal decides for the reader',
  resend: 'Send the last event again',
} as const;

type Action = keyof typeof actions;
const isAction = (name: string): name is Action => Object.hasOwn(actions, name);

/** Sends an event to the site, once. */
export type NotifySite = (event: Readonly<Record<string, unknown>>) => void;

function possible({ dispute }: PayPalOrder, left: number): readonly Action[] {
  if (dispute !== undefined && dispute.end === undefined)
    return dispute.stage === 'INQUIRY' ? ['dispute', 'resend'] : ['won', 'lost', 'resend'];
  return [
    ...(left > 0 ? (['refund', 'half'] as const) : []),
    ...(left > 0 && dispute === undefined ? (['inquire', 'dispute'] as const) : []),
    'resend',
  ];
}

function getRest({ amount, refunds }: PayPalOrder): number {
  const back = refunds.reduce((sum, refund) => sum + Number(refund.amount.value), 0);
  return Math.max(0, Number(amount.value) - back);
}

function row(order: PayPalOrder, action: string): Markup {
  const { id, amount, customId, dispute } = order;
  const left = getRest(order);
  const disputed = dispute === undefined ? '' : `, ${dispute.stage.toLowerCase()}: ${dispute.end ?? 'open'}`;
  return html`<div>
    <dt><code>${id}</code> ${customId ?? ''}</dt>
    <dd>
      <form method="post" action="${action}">
        <p>${amount.value} ${amount.currency_code}, not given back: ${left}${disputed}</p>
        <input type="hidden" name="token" value="${id}" />
        ${possible(order, left).map(
          (name) => html`<button name="action" value="${name}">${actions[name]}</button> `,
        )}
      </form>
    </dd>
  </div>`;
}

function dashboardPage(paypal: PayPal, action: string): Markup {
  const orders = [...paypal.orders.values()].filter(({ captureId }) => captureId !== undefined);
  const shown = orders.toReversed().slice(0, SHOWN);
  const body = html`<h1>PayPal's dashboard, as a stand-in</h1>
    <p class="lead">
      Gives money back without the site, and lets readers ask for it. The site hears of it by events only.
    </p>
    ${shown.length === 0 ? html`<p>Nobody has paid yet.</p>` : html`<dl>${shown.map((order) => row(order, action))}</dl>`}`;
  return page({ title: 'PayPal dashboard', body });
}

function refundOrder(paypal: PayPal, order: PayPalOrder, value: number): void {
  if (value <= 0) return;
  const decimals = order.amount.value.split('.')[1]?.length ?? 0;
  const amount = { ...order.amount, value: value.toFixed(decimals) };
  paypal.changeOrder(order, {
    refunds: [...order.refunds, { id: makePayPalId(), amount, customId: undefined }],
  });
}

function changeDispute(paypal: PayPal, order: PayPalOrder, change: Partial<PayPalOrder['dispute']>): void {
  const known = order.dispute ?? { id: `PP-D-${makePayPalId()}`, stage: 'CHARGEBACK', end: undefined };
  paypal.changeOrder(order, { dispute: { ...known, ...change } });
}

function act(paypal: PayPal, order: PayPalOrder, action: Exclude<Action, 'resend'>): void {
  switch (action) {
    case 'refund':
      return refundOrder(paypal, order, getRest(order));
    case 'half':
      return refundOrder(paypal, order, getRest(order) / 2);
    case 'inquire':
      return changeDispute(paypal, order, { stage: 'INQUIRY' });
    case 'dispute':
      return changeDispute(paypal, order, { stage: 'CHARGEBACK' });
    case 'won':
    case 'lost':
      if (order.dispute !== undefined) changeDispute(paypal, order, { end: action });
  }
}

/** Returns the event of an order's last change: of its dispute, if it has one, otherwise of its refund. */
function toEvent(order: PayPalOrder): Readonly<Record<string, unknown>> {
  const dispute = disputeBody(order);
  if (dispute !== undefined) {
    const isOver = dispute['status'] === 'RESOLVED';
    return { event_type: `CUSTOMER.DISPUTE.${isOver ? 'RESOLVED' : 'UPDATED'}`, resource: dispute };
  }
  const related = { custom_id: order.customId, supplementary_data: { related_ids: { order_id: order.id } } };
  return { event_type: 'PAYMENT.CAPTURE.REFUNDED', resource: related };
}

/** Creates the page on which a person refunds payments without the site, and the handler of its buttons. */
export function payPalDashboardRoutes(
  paypal: PayPal,
  { path, notify }: { readonly path: string; readonly notify: NotifySite },
): Hono {
  const app = new Hono({ strict: false });
  app.get(path, (context) => context.html(dashboardPage(paypal, path)));
  app.post(path, async (context) => {
    const fields = await readFields(context);
    const order = paypal.findOrder(fields.get('token') ?? '');
    const action = fields.get('action') ?? '';
    if (order?.captureId !== undefined && isAction(action)) {
      if (action !== 'resend') act(paypal, order, action);
      notify(toEvent(paypal.findOrder(order.id) ?? order));
    }
    return context.redirect(path, 303);
  });
  return app;
}
