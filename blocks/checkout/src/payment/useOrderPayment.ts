'use client';
import type { PaymentOption } from '@broadsheet/sdk-sales';
import { useCallback, useEffect, useRef } from 'react';
import { useCheckout } from '../CheckoutContext.ts';
import type { OrderedProgress } from '../checkoutState.ts';
import { usePaymentStart } from './usePaymentStart.ts';
import type { PaymentStart } from './usePaymentStart.ts';

/** Begins the payment of a checkout's order, and finalizes it where it turns out to be paid. */
export function useOrderPayment({ order }: OrderedProgress, option: PaymentOption): PaymentStart {
  const { sales, dispatch, finish, replaceOrder } = useCheckout();
  const renew = (isCancelled: boolean) => replaceOrder(order, isCancelled);
  const last = useRef({ finish, renew });
  useEffect(() => {
    last.current = { finish, renew };
  });
  const replace = useCallback(
    async (isCancelled: boolean) => (await last.current.renew(isCancelled))?.orderNumber,
    [],
  );
  const start = usePaymentStart({ sales, orderNumber: order.orderNumber, option, replace });
  useEffect(() => {
    if (start.status === 'ready') dispatch({ kind: 'begun', orderNumber: start.card.begun.orderNumber });
    if (start.status === 'paid') void last.current.finish(start.paid);
    if (start.status === 'over')
      dispatch({ kind: 'refused', problem: { kind: 'service', error: start.error } });
  }, [start, dispatch]);
  return start;
}
