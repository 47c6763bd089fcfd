'use client';
import { useHost } from '@broadsheet/block-kit';
import { addItemToCart, getCart } from '@broadsheet/sdk-sales/operations';
import { toCartItems } from '@broadsheet/sdk-sales/rules';
import type { CheckoutActing, Ordering } from './CheckoutContext.ts';
import { toOrdering } from './toOrdering.ts';

/** Returns the calls that make an order, and the ones that take it back to the cart. */
export function useOrder(options: CheckoutActing): Ordering {
  const { sales, identity, pages, state, dispatch, requestToken } = options;
  const { progress } = state;
  const order = toOrdering(options);
  const { log } = useHost();

  function fail(error: unknown): void {
    log(`An order could not be made. ${String(error)}`);
    dispatch({ kind: 'orderFailed', error });
  }

  return {
    async submitBilling(address) {
      const recaptchaToken = await requestToken();
      const replaces = progress.step === 'billing' ? progress.replaces : undefined;
      dispatch({ kind: 'ordering' });
      try {
        if (!(await identity.isLoggedIn())) return pages.toLogin();
        dispatch({ kind: 'ordered', order: await order(address, { recaptchaToken, replaces }), address });
      } catch (error) {
        fail(error);
      }
    },
    async editBilling() {
      if (progress.step === 'billing') return;
      dispatch({ kind: 'billingEdited' });
      try {
        // Another tab may have put something into the cart since, which stays there.
        const { items } = await getCart(sales);
        if (items.length === 0) await addItemToCart(sales, toCartItems(progress.order));
      } catch (error) {
        fail(error);
      }
    },
  };
}
