/** The pages on which a reader approves a payment, and the redirect back to the site. */
import { Hono } from 'hono';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { readFields } from '../http/readFields.ts';
import { page } from '../panel/page.ts';
import type { Markup } from '../panel/page.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { payPalApiRoutes } from './apiRoutes.ts';
import { createPayPal } from './createPayPal.ts';
import type { PayPal } from './createPayPal.ts';
import { payPalDashboardRoutes } from './dashboardRoutes.ts';
import type { NotifySite } from './dashboardRoutes.ts';
import { PAYER } from './payPalBodies.ts';
import { signEvent } from './eventSignatures.ts';
import type { Seals } from '../keys/createSeals.ts';

const ROOT = '/sandbox/paypal';

interface ApprovalPage {
  readonly lead: Markup;
  readonly action: string;
  readonly token: string;
}

function approvalPage({ lead, action, token }: ApprovalPage): Markup {
  const body = html`<h1>PayPal, as a stand-in</h1>
    <p class="lead">${lead} You are ${PAYER.email_address}.</p>
    <form method="post" action="${action}">
      <input type="hidden" name="token" value="${token}" />
      <button class="primary" name="choice" value="approve">Agree and pay</button>
      <button name="choice" value="decline">Agree, but the money does not come</button>
      <button name="choice" value="expire">Wait until it has expired, then go back</button>
      <button name="choice" value="cancel">Cancel and return</button>
    </form>`;
  return page({ title: 'PayPal', body });
}

function overPage(): Markup {
  const body = html`<h1>PayPal, as a stand-in</h1>
    <p class="lead">Nothing waits for your approval here: it has expired, or was paid already.</p>`;
  return page({ title: 'PayPal', body });
}

/** Returns the merchant's return URL with the payment's token; only a URL of the site itself is accepted. */
function wayBack(
  address: string | undefined,
  origin: string,
  fields: Readonly<Record<string, string>>,
): string {
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : new URL(origin);
  const target = url.origin === origin ? url : new URL(origin);
  for (const [name, value] of Object.entries(fields)) target.searchParams.set(name, value);
  return target.href;
}

interface Waiting {
  readonly returnUrl: string | undefined;
  readonly cancelUrl: string | undefined;
  approve(approval: 'approved' | 'declined'): void;
  expire(): void;
}

async function acceptChoice(context: Context, origin: string, find: (token: string) => Waiting | undefined) {
  const fields = await readFields(context);
  const token = fields.get('token') ?? '';
  const waiting = find(token);
  if (waiting === undefined) return context.html(overPage(), 404);
  const choice = fields.get('choice');
  const { returnUrl, cancelUrl } = waiting;
  if (choice === 'cancel') return context.redirect(wayBack(cancelUrl, origin, { token }), 303);
  if (choice === 'expire') waiting.expire();
  else waiting.approve(choice === 'decline' ? 'declined' : 'approved');
  return context.redirect(wayBack(returnUrl, origin, { token, PayerID: PAYER.payer_id }), 303);
}

function addOrderPages(app: Hono, paypal: PayPal, origin: string): void {
  const path = `${ROOT}/checkoutnow`;
  app.get(path, (context) => {
    const order = paypal.findOrder(context.req.query('token') ?? '');
    if (order === undefined || order.captureId !== undefined) return context.html(overPage(), 404);
    const { value, currency_code: currency } = order.amount;
    const lead = html`The site asks for <strong>${value} ${currency}</strong>.`;
    return context.html(approvalPage({ lead, action: path, token: order.id }));
  });
  app.post(path, (context) =>
    acceptChoice(context, origin, (token) => {
      const order = paypal.findOrder(token);
      return (
        order && {
          ...order,
          approve: (approval) => void paypal.changeOrder(order, { approval }),
          expire: () => void paypal.changeOrder(order, { expiresAt: 0 }),
        }
      );
    }),
  );
}

function addAgreementPages(app: Hono, paypal: PayPal, origin: string): void {
  const path = `${ROOT}/agreements/approve`;
  app.get(path, (context) => {
    const setup = paypal.setups.get(context.req.query('approval_session_id') ?? '');
    if (setup === undefined) return context.html(overPage(), 404);
    const lead = html`The site asks to charge this account later.`;
    return context.html(approvalPage({ lead, action: path, token: setup.id }));
  });
  app.post(path, (context) =>
    acceptChoice(context, origin, (token) => {
      const setup = paypal.setups.get(token);
      return (
        setup && {
          ...setup,
          approve: (approval) => void paypal.setups.set(setup.id, { ...setup, approval }),
          expire: () => void paypal.setups.delete(setup.id),
        }
      );
    }),
  );
}

/** The endpoint to which PayPal sends its events. */
export interface PayPalWebhook {
  readonly url: string;
  /** The vendor's id of it, for which events are signed. */
  readonly id: string;
  send(request: Request): Promise<Response>;
}

/** Creates a function that sends an event once; a lost event is sent again by a button of the dashboard. */
function notifyBy(webhook: PayPalWebhook | undefined, seals: Seals): NotifySite {
  return (event) => {
    if (webhook === undefined) return;
    const body = JSON.stringify(event);
    signEvent(seals, { webhookId: webhook.id, body })
      .then((signature) => {
        const headers = { 'content-type': 'application/json', ...signature };
        return webhook.send(new Request(webhook.url, { method: 'POST', headers, body }));
      })
      .catch(() => undefined);
  };
}

/** Creates the routes of PayPal: its REST API, the pages on which a reader approves, and the dashboard. */
export function payPalRoutes(
  { clock, seals, origin, siteUrl }: SandboxContext,
  webhook?: PayPalWebhook,
): Hono {
  const paypal = createPayPal(clock, seals);
  const app = new Hono({ strict: false });
  app.route('/', payPalApiRoutes({ paypal, siteUrl, seals }));
  addOrderPages(app, paypal, origin);
  addAgreementPages(app, paypal, origin);
  app.route(
    '/',
    payPalDashboardRoutes(paypal, { path: `${ROOT}/dashboard`, notify: notifyBy(webhook, seals) }),
  );
  return app;
}
