import { expect, test } from 'vitest';
import { readPendingPurchase, withRedirect, writePendingPurchase } from '../index.ts';

const HOUR = 3_600_000;

function browser() {
  const items = new Map<string, string>();
  let time = Date.UTC(2026, 10, 22);
  return {
    items,
    readLocalItem: (name: string) => items.get(name),
    writeLocalItem: (name: string, value: string | undefined) =>
      void (value === undefined ? items.delete(name) : items.set(name, value)),
    now: () => time,
    pass: (milliseconds: number) => void (time += milliseconds),
  };
}

test('a choice is found again for 48 hours', () => {
  const store = browser();
  const purchase = { sku: 'digital', priceCode: 'A1', cartDate: store.now() };
  writePendingPurchase(store, purchase);
  expect(JSON.parse(store.items.get('ArcXP_cart') ?? '')).toEqual(purchase);
  store.pass(48 * HOUR - 1);
  expect(readPendingPurchase(store)).toEqual(purchase);
  store.pass(1);
  expect(readPendingPurchase(store)).toBeUndefined();
  expect(store.items.size).toBe(0);
});

test.each(['', 'null', '{"sku":"a"}', '{"sku":1,"priceCode":2,"cartDate":3}', '{'])(
  'what is no choice is thrown away: %s',
  (text) => {
    const store = browser();
    store.items.set('ArcXP_cart', text);
    expect(readPendingPurchase(store)).toBeUndefined();
    expect(store.items.size).toBe(0);
  },
);

test('the page to go back to is part of the query, encoded', () => {
  expect(withRedirect('/account/login/', '/checkout/?a=1&b=2')).toBe(
    '/account/login/?redirect=%2Fcheckout%2F%3Fa%3D1%26b%3D2',
  );
  expect(withRedirect('/login/?x=1#form', '/checkout/')).toBe('/login/?x=1&redirect=%2Fcheckout%2F#form');
});
