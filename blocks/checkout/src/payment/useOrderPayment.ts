'use client';
import type { PaymentOption } from '@broadsheet/sdk-sales';
import { useEffect, useRef } from 'react';
import { useCheckout } from '../CheckoutContext.ts';
import type { OrderedProgress } from '../checkoutState.ts';
import { usePaymentStart } from './usePaymentStart.ts';
import type { PaymentStart } from './usePaymentStart.ts';

/** Begins the payment of a checkout's order, and finalizes it where it turns out to be paid. */
export function useOrderPayment({ order }: OrderedProgress, option: PaymentOption): PaymentStart {
  const { sales, dispatch, finish } = useCheckout();
  const start = usePaymentStart({ sales, orderNumber: order.orderNumber, option });
  const finishLast = useRef(finish);
  useEffect(() => {
    finishLast.current = finish;
  });
  useEffect(() => {
    if (start.status === 'ready') dispatch({ kind: 'begun', orderNumber: start.card.begun.orderNumber });
    if (start.status === 'paid') void finishLast.current(start.paid);
    if (start.status === 'over')
      dispatch({ kind: 'refused', problem: { kind: 'service', error: start.error } });
  }, [start, dispatch]);
  return start;
}
