import { HostProvider, phrasesFor } from '@broadsheet/block-kit';
import { createTestHost, expectAccessible } from '@broadsheet/testing';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrderItems, orderPhrases, OrderTotals } from '../index.ts';
import type { OrderAmounts } from '../index.ts';

const AMOUNTS: OrderAmounts = { currency: 'EUR', subtotal: 1000, tax: 190, total: 1190 };

function show(amounts: Partial<OrderAmounts> = {}, locale = 'en') {
  const { host } = createTestHost({ site: { locale }, phrases: phrasesFor(orderPhrases, locale) });
  return render(
    <HostProvider host={host}>
      <OrderItems items={[{ key: 'a', name: 'Digital', description: 'All stories', price: '€10 a month' }]} />
      <OrderTotals {...AMOUNTS} {...amounts} />
    </HostProvider>,
  );
}
const lines = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);

test('lists what is ordered, what it costs, and what is due now', async () => {
  const { container } = show();
  expect(screen.getByRole('listitem').textContent).toBe('DigitalAll stories€10 a month');
  expect(lines()).toEqual(['Subtotal €10.00', 'Tax €1.90', 'Due now €11.90']);
  await expectAccessible(container);
});

test('shows two dashes for a tax that nobody knows yet, and says so to who cannot see them', () => {
  show({ tax: undefined });
  expect(lines()[1]).toBe('Tax --not known yet');
  expect(screen.getByText('--').getAttribute('aria-hidden')).toBe('true');
});

test('says that a price holds its tax', () => {
  show({ isTaxInclusive: true });
  expect(lines()[1]).toBe('Tax (included) €1.90');
});

test('writes amounts of a currency without decimals as they are', () => {
  show({ currency: 'JPY', subtotal: 980, tax: 0, total: 980 });
  expect(lines()).toEqual(['Subtotal ¥980', 'Tax ¥0', 'Due now ¥980']);
});

test('speaks the language of the site', () => {
  show({}, 'de');
  expect(lines()[2]?.replace('\u00a0', ' ')).toBe('Jetzt zu zahlen 11,90 €');
});
