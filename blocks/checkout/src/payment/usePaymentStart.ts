'use client';
import type { InitializedPayment, PaymentOption, SalesContext } from '@broadsheet/sdk-sales';
import { initializePayment } from '@broadsheet/sdk-sales/operations';
import { useCardStart } from '@broadsheet/subscription/card';
import type { CardStart, StartedCard } from '@broadsheet/subscription/card';
import { useCallback } from 'react';

/** Its order number is another than the one asked for when the order had to be replaced. */
export type StartedPayment = StartedCard<InitializedPayment>;

interface PaymentStartOptions {
  readonly sales: SalesContext;
  readonly orderNumber: string;
  readonly option: PaymentOption;
}

/** Begins the payment of an order with the card provider, once for each order. */
export function usePaymentStart(options: PaymentStartOptions): CardStart<InitializedPayment> {
  const { sales, orderNumber, option } = options;
  const { paymentMethodID } = option;
  const begin = useCallback(
    () => initializePayment(sales, orderNumber, { paymentMethodID }),
    [sales, orderNumber, paymentMethodID],
  );
  return useCardStart(begin);
}
