import { HostProvider } from '@broadsheet/block-kit';
import { createTestHost, expectAccessible } from '@broadsheet/testing';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PaymentLine, toCardExpiry, toExpiry } from '../index.ts';
import type { PaymentLineProps } from '../index.ts';

const show = (props: PaymentLineProps) =>
  render(
    <HostProvider host={createTestHost().host}>
      <PaymentLine {...props} />
    </HostProvider>,
  );

test('shows mark, name, four dots, last digits and expiry, and reads them out as one sentence', async () => {
  const { container } = show({ brand: 'visa', lastFour: '4242', expiry: '04/29' });
  expect(screen.getByText('Visa •••• 4242')).toBeTruthy();
  expect(screen.getByText('valid until 04/29').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('Visa ending in 4242, valid until 04/29')).toBeTruthy();
  await expectAccessible(container);
});

test.each([
  ['PayPal', 'PayPal'],
  ['ApplePay', 'Apple Pay'],
  ['google_pay', 'Google Pay'],
])('shows %s by its mark and name alone', (brand, expected) => {
  expect(show({ brand }).container.textContent).toBe(expected);
});

test.each([
  ['American Express', 'American Express ending in 0005'],
  ['some bank', 'some bank ending in 0005'],
  [null, 'Card ending in 0005'],
  ['constructor', 'constructor ending in 0005'],
])('calls the brand %s by what it says', (brand, sentence) => {
  show({ brand, lastFour: '0005' });
  expect(screen.getByText(sentence)).toBeTruthy();
});

test('reads the expiry of stored cards and of the provider', () => {
  expect(['0429', '1231', '1329', '429', '', null].map(toExpiry)).toEqual(['04/29', '12/31', '', '', '', '']);
  expect(toCardExpiry({ month: 4, year: 2029 })).toBe('04/29');
});
