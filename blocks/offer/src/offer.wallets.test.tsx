/** The buttons for wallets below the plans, from the server's markup to the block's script. */
import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { block } from './block.ts';
import { enhance } from './offer.enhance.ts';

const plan = (priceCode: string, name: string) => ({
  priceCode,
  name,
  currencyCode: 'EUR',
  rates: [{ amount: '12.00', duration: 'UntilCancelled', billingFrequency: 'Month', billingCount: 1 }],
});
const OFFER = {
  pageTitle: 'Read everything',
  products: [{ sku: 'digital', pricingStrategies: [plan('MONTH', 'Monthly'), plan('YEAR', 'Annual')] }],
  takesWallets: true,
};
const WALLETS = 'Pay with Apple Pay or Google Pay';

const plansOf = (offer: object, fields: object = { showsWallets: true }) => ({
  fields: { ...fields },
  content: { offer: () => offer },
  page: { path: '/offer/', query: { plans: '29000000' } },
  handlesLazyLoad: true,
});

test.each([
  ['where the site takes them and the editor shows them', true, true, 2],
  ['never where the site takes none', false, true, 0],
  ['never where the editor shows none', true, false, 0],
])(
  'the server renders a button for wallets below each plan %s',
  async (_, takesWallets, showsWallets, count) => {
    const { container } = await renderBlock(block, plansOf({ ...OFFER, takesWallets }, { showsWallets }));
    const buttons = [...container.querySelectorAll<HTMLButtonElement>('[data-part=wallet] > button')];
    expect(buttons.map(({ name, value }) => [name, value])).toEqual(
      [
        ['digital', 'MONTH'],
        ['digital', 'YEAR'],
      ].slice(0, count),
    );
    expect(buttons.every((button) => button.ariaExpanded === 'false')).toBe(true);
  },
);

test('the server renders no place for wallets where another service sells', async () => {
  const api = { retail: { origin: 'https://retail.example' } };
  const fields = { showsWallets: true };
  expect(await renderOnServer(block, { fields, site: { api }, handlesLazyLoad: true })).not.toContain(
    'wallets"',
  );
  expect(await renderOnServer(block, { fields, handlesLazyLoad: true })).toContain('data-part="wallets"');
});

/** Opens the offer page as the server renders it, with its script and the plans that the script fetches. */
async function visit(address = '/offer/') {
  const environment = createTestEnvironment();
  environment.place.address = address;
  const element = document.body.appendChild(document.createElement('bs-block'));
  element.innerHTML = await renderOnServer(block, {
    fields: { showsWallets: true, checkoutURL: '/subscribe/' },
    handlesLazyLoad: true,
  });
  const fetchBlock = vi.fn(() => renderOnServer(block, plansOf(OFFER)));
  const nothing = () => Promise.reject(new Error('Nobody is asked for.'));
  const sales = vi.fn(() => new Promise<never>(() => undefined));
  const stop = enhance({
    element,
    site: 'courier',
    environment,
    identity: () => new Promise(() => undefined),
    sales,
    consent: nothing,
    fetchContent: nothing,
    fetchBlock,
    openStory: nothing,
  });
  onTestFinished(() => {
    stop();
    element.remove();
  });
  await Promise.all([
    screen.findByRole('heading', { level: 1 }),
    // The first press fetches it.
    import('./payInPlace.ts'),
  ]);
  const wallets = element.querySelector<HTMLElement>('[data-part=wallets]');
  const opening = wallets?.querySelector<HTMLElement>('[data-part=open-wallets]');
  if (!wallets || !opening) throw new Error('The offer has no place for wallets.');
  const opened = vi.fn();
  opening.addEventListener('click', opened);
  return { element, environment, fetchBlock, sales, wallets, opened };
}
const card = (at: number) => screen.getAllByRole('article')[at] ?? document.body;
const walletButton = (at: number) => within(card(at)).getByRole('button', { name: WALLETS });

/** Presses a button for wallets as a key does: the button has the focus. */
function pressKey(button: HTMLElement): void {
  button.focus();
  expect(document.activeElement).toBe(button);
  fireEvent.click(button, { detail: 0 });
}
const leave = (wallets: HTMLElement, detail: string) =>
  wallets.dispatchEvent(new CustomEvent('broadsheet.walletsLeft', { detail }));

test('opens the wallets on the card of the plan, next after their button, and leaves no page', async () => {
  const { element, environment, wallets, opened } = await visit('/offer/?redirect=%2Fsport%2F');
  expect(wallets.hidden).toBe(true);
  await expectAccessible(element);
  pressKey(walletButton(1));
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  expect(wallets.hidden).toBe(false);
  expect(wallets.previousElementSibling?.contains(walletButton(1))).toBe(true);
  expect(wallets.dataset).toMatchObject({ sku: 'digital', price: 'YEAR' });
  expect(walletButton(1).getAttribute('aria-expanded')).toBe('true');
  expect(environment.visited).toEqual([]);
  expect(environment.readSessionItem('broadsheet.purchaseTarget')).toBe('/sport/');
  await expectAccessible(element);
});

test('wallets that are closed return the focus to their button, and the plans stay as they are', async () => {
  const { element, wallets, opened, fetchBlock } = await visit();
  const before = card(0);
  pressKey(walletButton(0));
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  // React removes such a button before the script of the block sees its press.
  const close = wallets.appendChild(document.createElement('button'));
  close.addEventListener('click', () => {
    close.remove();
    leave(wallets, 'closed');
  });
  fireEvent.click(close);
  expect(wallets.hidden).toBe(true);
  expect(walletButton(0).getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(walletButton(0));
  expect(card(0)).toBe(before);
  expect(fetchBlock).toHaveBeenCalledTimes(1);
  await expectAccessible(element);
});

test('who goes on without a wallet takes the same plan to the checkout, once', async () => {
  const { wallets, opened, sales } = await visit();
  pressKey(walletButton(0));
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  expect(sales).not.toHaveBeenCalled();
  leave(wallets, 'other');
  await vi.waitFor(() => expect(sales).toHaveBeenCalledTimes(1));
  expect(within(card(0)).getByRole('button', { name: 'Choose' }).getAttribute('aria-disabled')).toBe('true');
});
