import type { Cart, Order } from '@broadsheet/sdk-sales';
import { toMinorUnits } from '@broadsheet/sdk-sales/rules';
import type { OrderAmounts } from './OrderSummary.tsx';

/**
 * Returns the amounts of the order or, without one, of the cart. A cart's tax of 0 is absent: no address is known for it
 * yet.
 */
export function toOrderAmounts(cart: Cart, order: Order | undefined): OrderAmounts {
  const {
    currency = cart.currency ?? '',
    subtotal,
    total,
    tax,
  } = order ?? { ...cart, tax: cart.tax || undefined };
  const minor = (amount = 0) => toMinorUnits(amount, currency);
  return {
    currency,
    subtotal: minor(subtotal),
    tax: tax === undefined ? undefined : minor(tax),
    total: minor(total),
  };
}
