import { describe, expect, it } from 'vitest';
import type { Order } from '../answers/Order.ts';
import { chooseRecovery } from './chooseRecovery.ts';
import { findPendingOrder } from './findPendingOrder.ts';

const NOW = Date.UTC(2026, 10, 22);
const HOUR = 3_600_000;

const order = (orderStatus: Order['orderStatus'], hoursAgo: number, orderNumber = 'A-1'): Order => ({
  orderNumber,
  orderStatus,
  orderDate: NOW - hoursAgo * HOUR,
});

describe('the pending order', () => {
  it('is the newest one', () => {
    const orders = [order('Pending', 5, 'A-1'), order('Pending', 2, 'A-2'), order('Cancelled', 1, 'A-3')];
    expect(findPendingOrder(orders, NOW)?.orderNumber).toBe('A-2');
  });

  it('is newer than every paid one', () => {
    expect(findPendingOrder([order('Paid', 6), order('Pending', 5)], NOW)).toBeDefined();
    expect(findPendingOrder([order('Pending', 5), order('Paid', 5)], NOW)).toBeUndefined();
    expect(findPendingOrder([order('Paid', 4), order('Pending', 5)], NOW)).toBeUndefined();
  });

  it('is less than 48 hours old', () => {
    expect(findPendingOrder([order('Pending', 47.99)], NOW)).toBeDefined();
    expect(findPendingOrder([order('Pending', 48)], NOW)).toBeUndefined();
  });

  it('has a date', () => {
    expect(findPendingOrder([{ orderNumber: 'A-1', orderStatus: 'Pending' }], NOW)).toBeUndefined();
    expect(findPendingOrder([], NOW)).toBeUndefined();
  });
});

describe('an empty cart is filled', () => {
  const purchase = { sku: 'daily', priceCode: 'M1', cartDate: NOW - 3 * HOUR };
  const pending: Order = {
    ...order('Pending', 2),
    billingAddress: { country: 'US' },
    items: [{ sku: 'weekly', priceCode: 'W1', quantity: 4 }, { sku: 'no-price' }],
  };
  const items = [{ sku: 'weekly', priceCode: 'W1', quantity: 1 }];
  const chosen = [{ sku: 'daily', priceCode: 'M1', quantity: 1 }];

  it('with one of each item of the order, if that is newer', () => {
    expect(chooseRecovery({ purchase, order: pending })).toEqual({ kind: 'order', items, order: pending });
    expect(chooseRecovery({ purchase: undefined, order: pending })).toMatchObject({ kind: 'order' });
  });

  it('with what was chosen, if that is newer', () => {
    const newer = { ...purchase, cartDate: NOW - HOUR };
    expect(chooseRecovery({ purchase: newer, order: pending })).toEqual({ kind: 'purchase', items: chosen });
    expect(chooseRecovery({ purchase, order: undefined })).toMatchObject({ kind: 'purchase' });
  });

  it.each([
    ['has no billing country', { billingAddress: { line1: 'Main Street 1' } }],
    ['has nothing that can be bought', { items: [{ sku: 'no-price' }] }],
  ])('without an order that %s', (_title, change) => {
    const without = { ...pending, ...change };
    expect(chooseRecovery({ purchase, order: without })).toMatchObject({ kind: 'purchase' });
    expect(chooseRecovery({ purchase: undefined, order: without })).toEqual({ kind: 'nothing' });
  });

  it('with nothing otherwise', () => {
    expect(chooseRecovery({ purchase: undefined, order: undefined })).toEqual({ kind: 'nothing' });
  });
});
