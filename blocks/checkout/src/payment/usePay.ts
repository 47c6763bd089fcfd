'use client';
/**
 * Pays an order. A confirmed payment is remembered until the order is final, so that a retry only finalizes it, whichever
 * method was chosen meanwhile: neither a double click nor a lost response charges twice.
 */
import { useHost } from '@broadsheet/block-kit';
import type { Order } from '@broadsheet/sdk-sales';
import type { CardPayment } from '@broadsheet/sales-ui/card';
import { useRef } from 'react';
import type { CheckoutActing } from '../CheckoutContext.ts';
import type { ChosenPayment } from './ChosenPayment.ts';
import type { Pay } from './Pay.ts';
import type { Replacement } from './replaceOrder.ts';

/** Fetches the calls that pay. A part that offers a payment method fetches them first, so that its press waits for nothing. */
export const fetchCharges = () => import('./createCharges.ts');

async function confirm(payment: CardPayment, total: number) {
  const { confirmCard } = await import('@broadsheet/sales-ui/card');
  return confirmCard(payment, total);
}

/**
 * Runs attempts to pay, one at a time, and dispatches how each ends. An expired session leads to the login page.
 */
function usePayAttempts({ identity, pages, dispatch }: CheckoutActing) {
  const { log } = useHost();
  const isRunning = useRef(false);
  return async (action: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    dispatch({ kind: 'paying' });
    try {
      if (await identity.isLoggedIn()) await action();
      else pages.toLogin();
    } catch (error) {
      log(`A payment did not go through. ${String(error)}`);
      dispatch({ kind: 'payFailed', error });
    }
    isRunning.current = false;
    dispatch({ kind: 'payEnded' });
  };
}

/** Returns the calls that pay an order. */
export function usePay(options: CheckoutActing): Pay {
  const { confirmed } = options.state;
  const host = useHost();
  const { log } = host;
  const replacement = useRef<Replacement>(undefined);
  const run = usePayAttempts(options);
  const parts = { ...options, host, log, replacement };
  const fetchCalls = async () => (await fetchCharges()).createCharges(parts);

  async function payBy(payment: ChosenPayment, order: Order): Promise<void> {
    const { charge, goToPayPal, finalize } = await fetchCalls();
    if (confirmed !== undefined) return finalize(confirmed);
    if (payment.kind === 'card')
      return charge(order, (clientSecret, { total = 0 }) => confirm({ ...payment, clientSecret }, total));
    // A wallet pays from its sheet, with `payByWallet`.
    if (payment.kind === 'paypal') return goToPayPal(order);
  }

  return {
    pay: (order, payment) => run(() => payBy(payment, order)),
    async payByWallet(order, sheet) {
      let isMade = false;
      await run(async () => {
        const { charge } = await fetchCalls();
        await charge(order, async (clientSecret) => {
          const confirmation = await sheet.confirm(clientSecret);
          isMade = confirmation.status === 'confirmed';
          return confirmation;
        });
      });
      if (!isMade) sheet.fail();
    },
    finish: ({ orderNumber, intentID }) =>
      run(async () => {
        const { leave, finalize } = await fetchCalls();
        return intentID === undefined ? leave() : finalize({ orderNumber, intentID });
      }),
    replaceOrder: async (old, isCancelled) =>
      (await fetchCharges()).replaceOrder(parts, { old, isCancelled }),
  };
}
