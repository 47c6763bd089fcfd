'use client';
import { useHost } from '@broadsheet/block-kit';
import { addItemToCart, clearCart, createNewOrder } from '@broadsheet/sdk-sales/operations';
import { isSecondSubscription, toCartItems } from '@broadsheet/sdk-sales/rules';
import { toWholeAddress } from '@broadsheet/sales-ui';
import type { CheckoutActing, Ordering } from './CheckoutContext.ts';

/** Returns the calls that make an order, and the ones that take it back to the cart. */
export function useOrder(options: CheckoutActing): Ordering {
  const { data, sales, identity, pages, shortWay, state, dispatch, requestToken } = options;
  const { log } = useHost();

  function fail(error: unknown): void {
    log(`An order could not be made. ${String(error)}`);
    dispatch({ kind: 'orderFailed', error });
  }

  return {
    async submitBilling(address) {
      const recaptchaToken = await requestToken();
      dispatch({ kind: 'ordering' });
      const { email, firstName, lastName, secondLastName } = data.profile;
      try {
        if (!(await identity.isLoggedIn())) return pages.toLogin();
        // Who presses again after the refusal has read it and wants another one.
        const secondConfirmed = isSecondSubscription(state.orderError);
        const taxAddressOnly = shortWay && toWholeAddress(address) === undefined;
        const names = { email, firstName, lastName, secondLastName };
        const customer = { ...names, recaptchaToken, secondConfirmed, taxAddressOnly };
        const order = await createNewOrder(sales, address, customer);
        dispatch({ kind: 'ordered', order, address });
      } catch (error) {
        fail(error);
      }
    },
    async editBilling() {
      const { progress } = state;
      if (progress.step === 'billing') return;
      dispatch({ kind: 'billingEdited' });
      try {
        await clearCart(sales);
        await addItemToCart(sales, toCartItems(progress.order));
      } catch (error) {
        fail(error);
      }
    },
  };
}
