import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateTax, sumTaxLines } from './calculateTax.ts';
import { chooseTaxes } from './taxTable.ts';
import type { Tax } from './taxTable.ts';

const tax = (name: string, ratePpm: number, more: Partial<Tax> = {}): Tax => ({
  name,
  ratePpm,
  regions: [],
  categories: [],
  ...more,
});

describe('tax', () => {
  test('that is inclusive is taken out of what is paid', () => {
    expect(calculateTax(1200, [tax('MwSt.', 70_000)], { taxInclusive: true, currency: 'EUR' })).toEqual({
      subtotal: 1121,
      tax: 79,
      total: 1200,
      taxLines: [{ name: 'MwSt.', ratePpm: 70_000, amount: 79 }],
    });
  });

  test('that is exclusive is added, one line a tax', () => {
    const taxes = [tax('State', 65_000), tax('City', 38_500)];
    expect(calculateTax(1300, taxes, { taxInclusive: false, currency: 'EUR' })).toEqual({
      subtotal: 1300,
      tax: 135,
      total: 1435,
      taxLines: [
        { name: 'State', ratePpm: 65_000, amount: 85 },
        { name: 'City', ratePpm: 38_500, amount: 50 },
      ],
    });
  });

  test('on top of dinars is rounded so that cards can charge the total', () => {
    const taxes = [tax('VAT', 150_000), tax('Levy', 12_345)];
    const { total, taxLines } = calculateTax(4_990, taxes, { taxInclusive: false, currency: 'KWD' });
    expect(taxLines.map(({ amount }) => amount)).toEqual([750, 60]);
    expect(total).toBe(5_800);
  });

  test('of nothing is nothing, and so is a price without taxes', () => {
    expect(calculateTax(0, [tax('VAT', 200_000)], { taxInclusive: true, currency: 'EUR' })).toMatchObject({
      tax: 0,
      total: 0,
    });
    expect(calculateTax(999, [], { taxInclusive: true, currency: 'EUR' })).toMatchObject({
      subtotal: 999,
      tax: 0,
      total: 999,
    });
    expect(calculateTax(999, [tax('VAT', 0)], { taxInclusive: true, currency: 'EUR' })).toMatchObject({
      subtotal: 999,
      tax: 0,
    });
  });

  test('always adds up: subtotal and tax to the total, lines to the tax', () => {
    const rates = fc.array(fc.integer({ min: 0, max: 400_000 }), { maxLength: 4 });
    fc.assert(
      fc.property(fc.nat(100_000_000), rates, fc.boolean(), (amount, all, taxInclusive) => {
        const taxes = all.map((rate, index) => tax(`t${index}`, rate));
        const {
          subtotal,
          tax: sum,
          total,
          taxLines,
        } = calculateTax(amount, taxes, { taxInclusive, currency: 'EUR' });
        expect(subtotal + sum).toBe(total);
        expect(taxLines.reduce((added, line) => added + line.amount, 0)).toBe(sum);
        expect(taxInclusive ? total : subtotal).toBe(amount);
        expect(Math.min(subtotal, sum, ...taxLines.map((line) => line.amount))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('is due by region and by kind of product', () => {
    const taxes = [
      tax('WA', 1, { regions: ['WA'] }),
      tax('press', 2, { categories: ['press'] }),
      tax('all', 3),
    ];
    const names = (region: string | undefined, category: string) =>
      chooseTaxes(taxes, { region, category }).map(({ name }) => name);
    expect(names('wa ', 'press')).toEqual(['WA', 'press', 'all']);
    expect(names(undefined, 'standard')).toEqual(['all']);
    expect(names('NY', 'press')).toEqual(['press', 'all']);
  });

  test('of several items is told once a tax', () => {
    const line = { name: 'VAT', ratePpm: 70_000, amount: 5 };
    expect(sumTaxLines([line, { ...line, ratePpm: 190_000 }, line])).toEqual([
      { ...line, amount: 10 },
      { ...line, ratePpm: 190_000 },
    ]);
  });
});
