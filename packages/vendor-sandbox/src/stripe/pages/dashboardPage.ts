import { isRecord, number, string } from '@broadsheet/client-core';
import { html } from 'hono/html';
import { page } from '../../panel/page.ts';
import type { Markup } from '../../panel/page.ts';
import { findDispute } from '../disputes.ts';
import type { StripeObject } from '../objects/StripeObject.ts';
import type { StripeContext } from '../StripeContext.ts';

/** The number of payments shown: the newest ones. */
const SHOWN = 30;

/** The actions on a payment by their names in the form, with their labels. */
export const dashboardActions = {
  refund: 'Give everything back',
  half: 'Give half back',
  dispute: 'Let the bank ask for it back',
  won: 'The bank decides for the site',
  lost: 'The bank decides for who paid',
  again: 'Send the last event again',
} as const;

export type DashboardAction = keyof typeof dashboardActions;

function possible(stripe: StripeContext, charge: StripeObject): readonly DashboardAction[] {
  const dispute = findDispute(stripe, String(charge['payment_intent']));
  if (dispute?.['status'] === 'needs_response') return ['won', 'lost', 'again'];
  const left = (number(charge['amount']) ?? 0) - (number(charge['amount_refunded']) ?? 0);
  return [
    ...(left > 0 ? (['refund'] as const) : []),
    ...(left > 1 ? (['half'] as const) : []),
    ...(dispute === undefined ? (['dispute'] as const) : []),
    'again',
  ];
}

const written = (amount: number, charge: StripeObject): string =>
  `${amount} ${String(charge['currency']).toUpperCase()}`;

function row(stripe: StripeContext, charge: StripeObject, action: string): Markup {
  const intent = String(charge['payment_intent']);
  const dispute = findDispute(stripe, intent);
  const { metadata } = charge;
  const subject = isRecord(metadata) ? (string(metadata['subject']) ?? string(metadata['charge'])) : '';
  const back = number(charge['amount_refunded']) ?? 0;
  return html`<div>
    <dt><code>${intent}</code> ${subject}</dt>
    <dd>
      <form method="post" action="${action}">
        <p>
          ${written(number(charge['amount']) ?? 0, charge)}${
            back > 0 ? `, given back: ${written(back, charge)}` : ''
          }${dispute === undefined ? '' : `, dispute: ${String(dispute['status'])}`}
        </p>
        <input type="hidden" name="intent" value="${intent}" />
        ${possible(stripe, charge).map(
          (name) => html`<button name="action" value="${name}">${dashboardActions[name]}</button> `,
        )}
      </form>
    </dd>
  </div>`;
}

/**
 * Renders the page of actions that do not involve the site: in the vendor's dashboard, and by banks. Amounts are minor
 * units.
 */
export function dashboardPage(stripe: StripeContext, action: string): Markup {
  const charges = stripe.store.list('charge').slice(0, SHOWN);
  const body = html`<h1>Stripe's dashboard, as a stand-in</h1>
    <p class="lead">
      Gives money back without the site, and lets a bank ask for it. The site hears of it by events only.
    </p>
    <section aria-labelledby="payments">
      <h2 id="payments">Payments</h2>
      ${
        charges.length === 0
          ? html`<p>Nobody has paid yet.</p>`
          : html`<dl>${charges.map((charge) => row(stripe, charge, action))}</dl>`
      }
    </section>`;
  return page({ title: 'Stripe dashboard', body });
}
