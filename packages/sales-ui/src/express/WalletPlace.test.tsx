import { expectAccessible } from '@broadsheet/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { OpenedWalletsProps } from './WalletPlace.tsx';
import { WalletPlace } from './WalletPlace.tsx';
import { BUSY_ID, openWallets } from './walletPlaces.ts';

const TERMS = { termsOfSaleURL: '/terms-of-sale/', termsOfServiceURL: '/terms-of-service/' };

function Part({ plan, onLeave, onBusy, onBought }: OpenedWalletsProps) {
  const [isBusy, setBusy] = useState(false);
  const toggle = () => setBusy(!isBusy);
  useEffect(() => {
    if (!isBusy) return;
    onBusy(true);
    return () => onBusy(false);
  }, [isBusy, onBusy]);
  return (
    <section aria-label="Wallets" tabIndex={-1} data-paying={isBusy ? '' : undefined}>
      {isBusy && <p id={BUSY_ID}>Your payment is being made.</p>}
      <button type="button" onClick={toggle}>
        Pay
      </button>
      {`${plan.sku} ${plan.priceCode}`}
      <button type="button" onClick={() => onLeave('closed')}>
        Close
      </button>
      <button type="button" onClick={() => onLeave('other')}>
        Other
      </button>
      <button type="button" onClick={onBought}>
        Bought
      </button>
    </section>
  );
}
const fetchPart = vi.fn(async () => Part);

/** Hydrates the place as a block renders it, with the button that opens it. */
function hydrate() {
  fetchPart.mockClear();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<button aria-expanded="false">Pay by the month</button><button aria-expanded="false">Pay by the year</button><div hidden>${renderToString(<WalletPlace {...TERMS} />)}</div>`;
  const openers = [...container.querySelectorAll<HTMLElement>(':scope > button')];
  const [opener, other] = openers;
  const place = container.querySelector<HTMLElement>('div');
  if (opener === undefined || other === undefined || place === null) throw new Error('No place.');
  const onRecoverableError = vi.fn();
  const { unmount } = render(<WalletPlace {...TERMS} fetchPart={fetchPart} />, {
    container: place,
    hydrate: true,
    onRecoverableError,
  });
  const goOn = vi.fn();
  const move = vi.fn();
  const choice = { sku: 'digital', priceCode: 'MONTH', opener, openers, goOn };
  const open = () => openWallets(place, choice);
  const goOnByYear = vi.fn();
  const year = { ...choice, priceCode: 'YEAR', opener: other, move, goOn: goOnByYear };
  const openYear = () => openWallets(place, year);
  const byYear = { opener: other, move, goOn: goOnByYear, open: openYear };
  return { container, opener, place, goOn, open, byYear, onRecoverableError, unmount };
}

test('fetches nothing before it is opened, and hydrates what the server sent', () => {
  const { place, onRecoverableError } = hydrate();
  expect(place.hidden).toBe(true);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(fetchPart).not.toHaveBeenCalled();
});

test('says that it takes a moment, then shows the wallets of the plan', async () => {
  const { open, opener, container } = hydrate();
  open();
  expect(screen.getByText('One moment …', { selector: 'output' })).toBeTruthy();
  await screen.findByText('digital MONTH');
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  await expectAccessible(container);
});

test('a second press for the same plan changes nothing, one for another plan shows that', async () => {
  const { open, opener, byYear } = hydrate();
  open();
  const part = await screen.findByText('digital MONTH');
  open();
  expect(screen.getByText('digital MONTH')).toBe(part);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  byYear.open();
  await screen.findByText('digital YEAR');
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  expect(byYear.opener.getAttribute('aria-expanded')).toBe('true');
});

test.each([
  ['Close', 0],
  ['Other', 1],
])('%s hides the wallets and returns the focus to the button', async (name, times) => {
  const { open, place, opener, goOn } = hydrate();
  open();
  fireEvent.click(await screen.findByRole('button', { name }));
  expect(place.hidden).toBe(true);
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(opener);
  expect(goOn).toHaveBeenCalledTimes(times);
});

test('tells the block around it that its reader has bought', async () => {
  const { open, container } = hydrate();
  const bought = vi.fn();
  container.addEventListener('broadsheet.bought', bought);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Bought' }));
  expect(bought).toHaveBeenCalledTimes(1);
});

test('code that cannot be fetched is said, with another try', async () => {
  const { open } = hydrate();
  fetchPart.mockRejectedValueOnce(new Error('The connection was closed.'));
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('digital MONTH')).toBeTruthy();
});

test('goes on with the plan that was opened last, and with no other', async () => {
  const { open, goOn, byYear } = hydrate();
  open();
  await screen.findByText('digital MONTH');
  byYear.open();
  await screen.findByText('digital YEAR');
  fireEvent.click(screen.getByRole('button', { name: 'Other' }));
  expect([goOn.mock.calls.length, byYear.goOn.mock.calls.length]).toEqual([0, 1]);
  expect(document.activeElement).toBe(byYear.opener);
});

test('opens no other plan while one is being paid, and says why', async () => {
  const { container, open, opener, place, byYear } = hydrate();
  open();
  await screen.findByText('digital MONTH');
  fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
  for (const button of [opener, byYear.opener]) {
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Your payment is being made.',
    );
  }
  byYear.open();
  expect(byYear.move).not.toHaveBeenCalled();
  expect(place.dataset).toMatchObject({ price: 'MONTH' });
  expect(screen.getByText('digital MONTH')).toBe(document.activeElement);
  await expectAccessible(container);
  fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(opener.hasAttribute('aria-disabled') || opener.hasAttribute('aria-describedby')).toBe(false);
  byYear.open();
  expect(await screen.findByText('digital YEAR')).toBeTruthy();
});

test('wallets that are gone in the middle of a payment, as after an exception, hold no button', async () => {
  const { open, opener, byYear, unmount } = hydrate();
  open();
  await screen.findByText('digital MONTH');
  fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(byYear.opener.getAttribute('aria-disabled')).toBe('true');
  unmount();
  for (const button of [opener, byYear.opener]) {
    expect(button.hasAttribute('aria-disabled') || button.hasAttribute('aria-describedby')).toBe(false);
  }
});
