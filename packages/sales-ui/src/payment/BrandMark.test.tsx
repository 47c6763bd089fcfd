import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BrandMark } from './BrandMark.tsx';
import { findBrand } from './brands.ts';

const BRANDS = [
  'amex',
  'diners',
  'discover',
  'jcb',
  'mastercard',
  'unionpay',
  'visa',
  'ApplePay',
  'GooglePay',
  'PayPal',
];

test('each of the ten brands has a picture of its own, which needs no font', () => {
  const pictures = BRANDS.map((spelling) => {
    const brand = findBrand(spelling);
    expect(brand).toBeDefined();
    const { container } = render(<BrandMark brand={brand} />);
    expect(container.querySelector('text')).toBeNull();
    return container.innerHTML;
  });
  expect(new Set(pictures).size).toBe(BRANDS.length);
});
