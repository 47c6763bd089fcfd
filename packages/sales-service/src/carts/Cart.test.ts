import { describe, expect, it } from 'vitest';
import { mergeItems } from './Cart.ts';

const item = (sku: string, priceCode: string, quantity = 1) => ({ sku, priceCode, quantity });

describe('two carts that are merged', () => {
  it('keep an item of both once, with the larger quantity', () => {
    const carts = { items: [item('digital', 'MONTHLY')], others: [item('digital', 'MONTHLY', 3)] };
    expect(mergeItems(carts, new Set())).toEqual([item('digital', 'MONTHLY', 3)]);
  });

  it('keep one price of a product, that of the first cart', () => {
    const carts = { items: [item('digital', 'MONTHLY')], others: [item('digital', 'ANNUAL')] };
    expect(mergeItems(carts, new Set())).toEqual([item('digital', 'MONTHLY')]);
  });

  it('keep a gift at each of its prices', () => {
    const carts = { items: [item('gift', 'YEAR')], others: [item('gift', 'MONTH'), item('gift', 'YEAR', 2)] };
    expect(mergeItems(carts, new Set(['gift']))).toEqual([item('gift', 'YEAR', 2), item('gift', 'MONTH')]);
  });
});
