import { html } from 'hono/html';
import type { Markup } from '../../panel/page.ts';
import { page } from '../../panel/page.ts';
import type { behaviours } from '../cards/behaviours.ts';
import { testCards } from '../cards/testCards.ts';

/** The choices of wallets for a browser, with their texts on the panel. */
export const walletChoices = {
  both: ['applePay', 'googlePay'],
  applePay: ['applePay'],
  googlePay: ['googlePay'],
  none: [],
} as const;

export type WalletChoice = keyof typeof walletChoices;

const LABELS: Readonly<Record<WalletChoice, string>> = {
  both: 'Apple Pay and Google Pay',
  applePay: 'Apple Pay only',
  googlePay: 'Google Pay only',
  none: 'no wallet',
};

/** Converts the name of a behaviour to words: `hasNoFunds` → `has no funds`. */
const inWords = (name: keyof typeof behaviours): string =>
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const CHOICES = ['both', 'applePay', 'googlePay', 'none'] as const;

/** Parses a choice of wallets; an invalid one becomes `both`. */
export const parseWalletChoice = (text: unknown): WalletChoice =>
  CHOICES.find((name) => name === text) ?? 'both';

const grouped = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** Renders the panel on which a person looks up the test cards and chooses which wallets this browser has. */
export function stripePanelPage(chosen: WalletChoice): Markup {
  const body = html`<h1>Stripe, as a stand-in</h1>
    <p class="lead">
      Card fields, wallets and the API behind them. Any date in the future and any three digits go with these
      cards; no other card is known.
    </p>
    <section aria-labelledby="cards">
      <h2 id="cards">Cards</h2>
      <dl>
        ${Object.entries(testCards).map(
          ([number, [brand, behaviour]]) =>
            html`<div>
              <dt><code>${grouped(number)}</code></dt>
              <dd>${brand}: ${inWords(behaviour)}</dd>
            </div>`,
        )}
      </dl>
    </section>
    <p>
      <a href="/sandbox/stripe/dashboard">The dashboard</a> gives money back without the site, and lets banks
      ask for it.
    </p>
    <section aria-labelledby="wallets">
      <h2 id="wallets">Wallets</h2>
      <form method="post" action="/sandbox/stripe/panel">
        <fieldset>
          <legend>This browser has</legend>
          ${CHOICES.map(
            (name) =>
              html`<label class="choice"
                ><input
                  type="radio"
                  name="wallets"
                  value="${name}"
                  ${name === chosen ? 'checked' : ''}
                />${LABELS[name]}</label
              >`,
          )}
        </fieldset>
        <button class="primary">Save</button>
      </form>
    </section>`;
  return page({ title: 'Stripe', body });
}
