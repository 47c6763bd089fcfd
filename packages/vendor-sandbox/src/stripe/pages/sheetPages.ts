import { html } from 'hono/html';
import { walletPeople } from '../cards/walletPeople.ts';
import { page } from '../../panel/page.ts';
import type { Markup } from '../../panel/page.ts';

const NAMES: Readonly<Record<string, string>> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
};

/** Returns the name of a wallet for people; an unknown wallet is returned as it is. */
export const walletName = (wallet: string): string => NAMES[wallet] ?? wallet;

/** The cards in a reader's wallet in the sandbox. */
export const walletCards = {
  pay: ['Pay', '4242424242424242', 'A card that is good.'],
  ask: ['Pay, and the bank asks', '4000002760003184', 'A card with 3-D Secure.'],
  decline: ['Pay with a card that is declined', '4000000000000002', 'The bank refuses.'],
} as const;

/** Renders the buttons of the wallets. @param show the names of the wallets */
export function walletsPage(show: readonly string[]): Markup {
  const body = html`${show.map(
      (wallet) =>
        html`<button
          class="primary"
          type="button"
          value="${wallet === 'applePay' ? 'apple_pay' : 'google_pay'}"
        >
          ${walletName(wallet)}
        </button>`,
    )} <span class="note">Sandbox: it takes no money</span>`;
  return page({ title: 'Wallets', body, script: 'stripe/wallets.js', theme: 'light', isWidget: true });
}

/** The currencies whose amounts the API does not count in hundredths. */
const DECIMALS: Readonly<Record<string, number>> = Object.fromEntries([
  ...'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ').map((code) => [code, 0]),
  ...'bhd jod kwd omr tnd'.split(' ').map((code) => [code, 3]),
]);

/** Formats an amount. @param amount as the API counts it @param currency three letters */
function moneyText(amount: number, currency: string): string {
  if (!/^[a-z]{3}$/i.test(currency)) return `${amount}`;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format(amount / 10 ** (DECIMALS[currency.toLowerCase()] ?? 2));
}

/** The payment that the page requests. */
export interface SheetRequest {
  readonly wallet: string;
  /** The page's name for the merchant; may be empty. */
  readonly label: string;
  /** The amount in minor units. */
  readonly amount: number;
  readonly currency: string;
}

/** Renders the sheet in which a reader agrees to pay with a wallet. */
export function sheetPage({ wallet, label, amount, currency }: SheetRequest): Markup {
  const body = html`<h1>${walletName(wallet)}</h1>
    <p class="lead">
      ${label || 'The site'} asks for <strong>${moneyText(amount, currency)}</strong>. Choose how it goes.
    </p>
    <form method="post" action="/sandbox/stripe/sheet">
      <input type="hidden" name="wallet" value="${wallet}" />
      <div class="field">
        <label for="person">Whose wallet</label>
        <select id="person" name="person">
          ${Object.entries(walletPeople).map(
            ([id, { label: who }]) => html`<option value="${id}">${who}</option>`,
          )}
        </select>
      </div>
      <div class="field">
        <label for="email">Email, instead of theirs</label>
        <input id="email" name="email" type="email" autocomplete="off" />
      </div>
      ${Object.entries(walletCards).map(
        ([choice, [words, , note]]) =>
          html`<button name="choice" value="${choice}" aria-describedby="note-${choice}">
            <span>${words}</span><span class="note" id="note-${choice}" aria-hidden="true">${note}</span>
          </button>`,
      )}
      <button name="choice" value="cancel">Cancel</button>
    </form>`;
  return page({ title: walletName(wallet), body });
}

/** Renders the bank's question (3-D Secure). */
export function challengePage(secret: string): Markup {
  const body = html`<h1>Your bank asks: is it you?</h1>
    <p class="lead">
      The payment waits until you have answered. Nothing is asked that you would have to know.
    </p>
    <form method="post" action="/sandbox/stripe/challenge">
      <input type="hidden" name="secret" value="${secret}" />
      <button class="primary" name="answer" value="pass">Complete authentication</button>
      <button name="answer" value="fail">Fail authentication</button>
      <button name="answer" value="leave">Leave without an answer</button>
    </form>`;
  return page({ title: '3-D Secure', body });
}

/** Renders a page with an error message. */
export function problemPage(message: string): Markup {
  const body = html`<h1>This cannot go on</h1>
    <p class="lead">${message}</p>`;
  return page({ title: 'Stripe', body });
}
