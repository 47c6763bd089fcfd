import type { Cart, Order } from '@broadsheet/sdk-sales';
import { toMinorUnits } from '@broadsheet/sdk-sales/rules';
import type { OrderAmounts } from '@broadsheet/subscription';

/** What an order costs; without one, what the cart does, whose tax is none as long as nobody knows an address for it. */
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
