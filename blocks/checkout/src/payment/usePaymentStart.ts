'use client';
import type { InitializedPayment, PaymentOption, SalesContext } from '@broadsheet/sdk-sales';
import { findExpiry, isSecondSubscription } from '@broadsheet/sdk-sales/rules';
import { beginPayment } from '@broadsheet/sales-ui';
import { useCardStart } from '@broadsheet/sales-ui/card';
import type { CardStart } from '@broadsheet/sales-ui/card';
import { useCallback, useMemo } from 'react';
import type { PaidOrder } from './Pay.ts';

/**
 * The state of beginning a payment. A payment that is ready may be for a new order that had to replace the requested one.
 */
export type PaymentStart =
  | CardStart<InitializedPayment>
  | { readonly status: 'paid'; readonly paid: PaidOrder }
  /** The price has run out, or the reader has subscribed meanwhile, so that no payment can begin. */
  | { readonly status: 'over'; readonly error: unknown };

class OrderPaidError extends Error {}

/** An order that was too old cannot be made anew as it was: the page shows why. */
class OrderOldError extends Error {}

function toPaymentStart(start: CardStart<InitializedPayment>, orderNumber: string): PaymentStart {
  if (start.status === 'failed' && start.error instanceof OrderPaidError)
    return { status: 'paid', paid: { orderNumber, intentID: undefined } };
  if (
    start.status === 'failed' &&
    (findExpiry(start.error) !== undefined || isSecondSubscription(start.error))
  )
    return { status: 'over', error: start.error };
  if (start.status !== 'ready' || start.card.paidIntentID === undefined) return start;
  const { begun, paidIntentID: intentID } = start.card;
  return { status: 'paid', paid: { orderNumber: begun.orderNumber, intentID } };
}

interface PaymentStartOptions {
  readonly sales: SalesContext;
  readonly orderNumber: string;
  readonly option: PaymentOption;
  /** Makes an order anew that is too old or was cancelled; must stay the same function. @returns the number of the new one, if there is one */
  readonly replace: (isCancelled: boolean) => Promise<string | undefined>;
}

/** Begins the payment of an order with the card provider, once for each order. */
export function usePaymentStart(options: PaymentStartOptions): PaymentStart {
  const { sales, orderNumber, option, replace } = options;
  const { paymentMethodID } = option;
  const begin = useCallback(
    async (signal: AbortSignal) => {
      const begun = await beginPayment(sales, orderNumber, { paymentMethodID, signal });
      if (begun === 'paid') throw new OrderPaidError(`The order ${orderNumber} is paid already.`);
      if (begun !== 'old' && begun !== 'cancelled') return begun;
      const made = await replace(begun === 'cancelled');
      const again =
        made === undefined
          ? 'old'
          : await beginPayment(sales, made, { paymentMethodID, signal, isNew: true });
      if (again === 'paid') throw new OrderPaidError(`The order ${made} is paid already.`);
      if (typeof again === 'string')
        throw new OrderOldError(`The order ${orderNumber} is too old, and was not made anew.`);
      return again;
    },
    [sales, orderNumber, paymentMethodID, replace],
  );
  const start = useCardStart(begin);
  return useMemo(() => toPaymentStart(start, orderNumber), [start, orderNumber]);
}
