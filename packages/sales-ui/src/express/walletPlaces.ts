/** The place of a block's wallets, for its script without React. */

/** The event of a place whose reader has closed the wallets (`closed`) or wants to pay in another way (`other`). */
export const WALLETS_LEFT = 'broadsheet.walletsLeft';

/**
 * The event of a place with the detail `true` while a payment is being made or nobody knows what has come of it, so that
 * nothing else may be paid there, and with `false` after that.
 */
export const WALLETS_BUSY = 'broadsheet.walletsBusy';

/** The id of the words that say why nothing else can be paid; they are there while the wallets are busy. */
export const BUSY_ID = 'broadsheet-wallets-busy';

/** The event of a place whose reader has paid and stays on the page; it bubbles. */
export const BOUGHT = 'broadsheet.bought';

/** What the press of a button opens wallets for. */
export interface WalletChoice {
  readonly sku: string;
  readonly priceCode: string;
  /** The button. */
  readonly opener: HTMLElement;
  /** All buttons that buy something here, in whatever way; they are disabled while the wallets are busy. */
  readonly openers: Iterable<HTMLElement>;
  /** Moves the place to the plan; absent: it stays where it is. */
  readonly move?: () => void;
  /** Goes on with the same plan in the way of those who have no wallet. */
  readonly goOn: () => void;
}

/** What ends listening for the plan that a place shows. */
const shown = new WeakMap<HTMLElement, AbortController>();

function setBusy(openers: Iterable<HTMLElement>, isBusy: boolean): void {
  for (const opener of openers) {
    opener.ariaDisabled = isBusy ? 'true' : null;
    if (isBusy) opener.setAttribute('aria-describedby', BUSY_ID);
    else opener.removeAttribute('aria-describedby');
  }
}

function listen(place: HTMLElement, { opener, openers, goOn }: WalletChoice): void {
  const leaving = new AbortController();
  const { signal } = leaving;
  shown.set(place, leaving);
  opener.ariaExpanded = 'true';
  signal.addEventListener('abort', () => (opener.ariaExpanded = 'false'));
  place.addEventListener(
    WALLETS_BUSY,
    (event) => setBusy(openers, event instanceof CustomEvent && event.detail === true),
    { signal },
  );
  place.addEventListener(
    WALLETS_LEFT,
    (event) => {
      place.hidden = true;
      leaving.abort();
      opener.focus();
      if (event instanceof CustomEvent && event.detail === 'other') goOn();
    },
    { signal },
  );
}

/**
 * Shows the wallets for a plan in a place, which `WalletPlace` has rendered inside itself; those of another plan go. While
 * the wallets are busy, it only leads the reader to the words that say so.
 */
export function openWallets(place: HTMLElement, choice: WalletChoice): void {
  const busy = place.querySelector<HTMLElement>('[data-paying]');
  if (busy !== null) return busy.focus();
  shown.get(place)?.abort();
  choice.move?.();
  place.dataset['sku'] = choice.sku;
  place.dataset['price'] = choice.priceCode;
  place.hidden = false;
  listen(place, choice);
  place.querySelector<HTMLElement>('[data-part=open-wallets]')?.click();
}
