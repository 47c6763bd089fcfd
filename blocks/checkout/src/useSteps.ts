'use client';
import { useHost } from '@broadsheet/block-kit';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { SalesContext } from '@broadsheet/sdk-sales';
import { addItemToCart, clearCart, createNewOrder } from '@broadsheet/sdk-sales/operations';
import { isSecondSubscription, toCartItems } from '@broadsheet/sdk-sales/rules';
import { readAddress, toWholeAddress } from '@broadsheet/sales-ui';
import type { Address, StoredAddress } from '@broadsheet/sales-ui';
import { useState } from 'react';
import type { CheckoutData } from './arrival/loadCheckout.ts';
import type { CheckoutPages } from './arrival/useCheckoutPages.ts';
import type { CheckoutState } from './checkoutState.ts';
import type { ChosenPayment } from './payment/ChosenPayment.ts';

/**
 * Returns the first state: an unpaid order with a whole address continues at the payment; anything else begins with the
 * address.
 */
function toFirstState({ cart, order, lastAddress }: CheckoutData, isShort: boolean): CheckoutState {
  const stored = order?.billingAddress;
  const address = isShort && stored?.country ? toPartAddress(stored) : toWholeAddress(stored);
  return order === undefined || address === undefined
    ? { step: 'billing', cart, address: lastAddress }
    : { step: 'payment', cart, order, address };
}

/** Returns an address whose missing parts are blank. */
const toPartAddress = (stored: StoredAddress): Address =>
  readAddress(Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, value ?? ''])));

interface StepsOptions {
  readonly data: CheckoutData;
  readonly sales: SalesContext;
  readonly identity: IdentityClient;
  readonly pages: CheckoutPages;
  /** Whether the checkout is the short one, which needs no whole address. */
  readonly shortWay: boolean;
}

/**
 * Returns the state of the steps, and the functions that move forward with a step's result or back to edit an earlier one.
 */
export function useSteps({ data, sales, identity, pages, shortWay }: StepsOptions) {
  const { log } = useHost();
  const [state, setState] = useState<CheckoutState>(() => toFirstState(data, shortWay));
  const [orderError, setOrderError] = useState<unknown>();
  const [failures, setFailures] = useState(0);

  function fail(error: unknown): void {
    log(`An order could not be made. ${String(error)}`);
    setOrderError(error);
    setFailures((count) => count + 1);
  }

  return {
    state,
    orderError,
    failures,
    async submitBilling(address: Address, recaptchaToken: string | undefined): Promise<void> {
      setOrderError(undefined);
      const { email, firstName, lastName, secondLastName } = data.profile;
      try {
        if (!(await identity.isLoggedIn())) return pages.toLogin();
        // Who presses again after the refusal has read it and wants another one.
        const secondConfirmed = isSecondSubscription(orderError);
        const taxAddressOnly = shortWay && toWholeAddress(address) === undefined;
        const names = { email, firstName, lastName, secondLastName };
        const customer = { ...names, recaptchaToken, secondConfirmed, taxAddressOnly };
        const order = await createNewOrder(sales, address, customer);
        setState({ step: 'payment', cart: state.cart, order, address });
      } catch (error) {
        fail(error);
      }
    },
    /** Replaces the order number, when the payment has begun for a new order. */
    replaceOrder(orderNumber: string): void {
      setState((now) =>
        now.step === 'billing' || now.order.orderNumber === orderNumber
          ? now
          : { ...now, order: { ...now.order, orderNumber } },
      );
    },
    choosePayment(payment: ChosenPayment): void {
      setState((now) => (now.step === 'payment' ? { ...now, step: 'review', payment } : now));
    },
    editPayment(): void {
      setState((now) =>
        now.step === 'review'
          ? { step: 'payment', cart: now.cart, order: now.order, address: now.address }
          : now,
      );
    },
    /**
     * Goes back to the address. It decides the taxes, so the cart is filled again from the order's items and a new order
     * will be made.
     */
    async editBilling(): Promise<void> {
      if (state.step === 'billing') return;
      const { order, cart, address } = state;
      setOrderError(undefined);
      setState({ step: 'billing', cart, address });
      try {
        await clearCart(sales);
        await addItemToCart(sales, toCartItems(order));
      } catch (error) {
        fail(error);
      }
    },
  };
}
