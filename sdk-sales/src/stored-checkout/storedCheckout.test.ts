import { createMemoryStore } from '@broadsheet/client-core';
import { describe, expect, it } from 'vitest';
import {
  readStoredCaptchaToken,
  readStoredOrderNumber,
  readStoredPurchase,
  removeStoredCaptchaToken,
  removeStoredOrderNumber,
  removeStoredPurchase,
  storeCaptchaToken,
  storeOrderNumber,
  storePurchase,
} from '../rules.ts';

const NOW = Date.UTC(2026, 10, 22);
const HOURS_48 = 48 * 3_600_000;
const purchase = { sku: 'daily', priceCode: 'M1', cartDate: NOW };

describe('a stored purchase', () => {
  it('is found under the label that pages share, for 48 hours', () => {
    const store = createMemoryStore();
    storePurchase(store, purchase);
    expect(store.get('ArcXP_cart')).toBe(JSON.stringify(purchase));
    expect(readStoredPurchase(store, NOW + HOURS_48)).toEqual(purchase);
    expect(readStoredPurchase(store, NOW + HOURS_48 + 1)).toBeUndefined();
    expect(store.keys()).toEqual([]);
  });

  it('may have its date as a text', () => {
    const store = createMemoryStore();
    store.set('ArcXP_cart', JSON.stringify({ ...purchase, cartDate: '2026-11-22T00:00:00.000Z' }));
    expect(readStoredPurchase(store, NOW)).toEqual(purchase);
  });

  it.each(['no JSON', '{}', 'null', '{"sku":"daily","priceCode":"M1"}'])(
    'is removed when it is %s',
    (text) => {
      const store = createMemoryStore();
      store.set('ArcXP_cart', text);
      expect(readStoredPurchase(store, NOW)).toBeUndefined();
      expect(store.keys()).toEqual([]);
    },
  );

  it('is removed', () => {
    const store = createMemoryStore();
    storePurchase(store, purchase);
    removeStoredPurchase(store);
    expect(store.keys()).toEqual([]);
  });
});

describe('the order that went to PayPal', () => {
  it('is written under one label and read under both', () => {
    const store = createMemoryStore();
    store.set('ArcXP_orderNumber', 'A-1');
    expect(readStoredOrderNumber(store)).toBe('A-1');
    storeOrderNumber(store, 'A-2');
    expect(store.keys()).toEqual(['ArcSubs_OrderNumber']);
    expect(readStoredOrderNumber(store)).toBe('A-2');
  });

  it('is removed under both labels', () => {
    const store = createMemoryStore();
    storeOrderNumber(store, 'A-2');
    store.set('ArcXP_orderNumber', 'A-1');
    removeStoredOrderNumber(store);
    expect(readStoredOrderNumber(store)).toBeUndefined();
  });
});

it('keeps the token of a challenge until it is removed', () => {
  const store = createMemoryStore();
  expect(readStoredCaptchaToken(store)).toBeUndefined();
  storeCaptchaToken(store, 'solved');
  expect(store.get('ArcXP_captchaToken')).toBe('solved');
  expect(readStoredCaptchaToken(store)).toBe('solved');
  removeStoredCaptchaToken(store);
  expect(readStoredCaptchaToken(store)).toBeUndefined();
});
