/** Finds out what has come of a payment whose answer was lost. The service asks the provider, so that nobody waits for its event. */
import { getErrorCode } from '@broadsheet/sdk-identity';
import type { PaymentOption, SalesContext } from '@broadsheet/sdk-sales';
import { finalizePayment, getOrderDetails } from '@broadsheet/sdk-sales/operations';
import { findExpiry, isSecondSubscription } from '@broadsheet/sdk-sales/rules';
import { forgetCheckout } from '../payment/forgetCheckout.ts';
import type { ExpressOutcome } from './ExpressOutcome.ts';

export interface LostPayment {
  readonly payment: { readonly sales: SalesContext; readonly option: PaymentOption };
  readonly orderNumber: string;
  /** The provider's id of the payment. */
  readonly token: string;
  /** Whether the provider has confirmed it; otherwise nobody knows. */
  readonly isConfirmed: boolean;
  /** The outcome when it turns out to be paid. */
  readonly paid: ExpressOutcome;
}

/** How often one check looks, and the milliseconds between: the request to confirm may reach the provider late. */
const LOOKS = 3;
const BETWEEN_LOOKS_MS = 1500;

/** The service's code for a payment that was cancelled. */
const CANCELLED = '400034';

/** Its code for a payment that is not finished: the request to confirm it may still be on its way. */
const UNFINISHED = '400052';

/** Its codes for payments of which no money was taken: it was declined, or cancelled. */
const UNPAID: ReadonlySet<string | undefined> = new Set(['400053', CANCELLED]);

/** Lets the service ask the provider, some times at most, and book what was paid. @throws what the last look has found */
async function lookAtProvider({ payment, orderNumber, token }: LostPayment): Promise<void> {
  const { sales, option } = payment;
  const { paymentMethodID } = option;
  for (let looks = 1; ; looks += 1) {
    try {
      await finalizePayment(sales, orderNumber, { paymentMethodID, token });
      return;
    } catch (error) {
      const code = getErrorCode(error);
      if (looks === LOOKS || !(code === UNFINISHED || UNPAID.has(code))) throw error;
    }
    await new Promise<void>((resolve) => {
      sales.clock.setTimeout(resolve, BETWEEN_LOOKS_MS);
    });
  }
}

/** Looks what has come of a payment whose answer was lost, and finalizes what the provider has confirmed. */
async function checkPayment(lost: LostPayment): Promise<ExpressOutcome> {
  const { payment, orderNumber, isConfirmed, paid } = lost;
  const { sales } = payment;
  try {
    const { orderStatus } = await getOrderDetails(sales, orderNumber);
    const isOver = orderStatus === 'Cancelled';
    // What was paid for a cancelled order goes back, and what was not confirmed cannot be any more.
    if (!isConfirmed && isOver)
      return { kind: 'failed', error: new Error(`The order ${orderNumber} is cancelled.`) };
    if (orderStatus !== 'Paid') await lookAtProvider(lost);
  } catch (error) {
    const code = getErrorCode(error);
    if (!isConfirmed && code === CANCELLED) return { kind: 'elsewhere' };
    // Another press pays the same payment, which can be made once.
    if (!isConfirmed && UNPAID.has(code)) return { kind: 'failed', error };
    return toLost(error, lost);
  }
  forgetCheckout(sales);
  return paid;
}

/** Returns how a payment has ended whose end is an error: the service has sent it back, or nobody knows. */
export const toLost = (error: unknown, lost: LostPayment): ExpressOutcome => {
  if (isSecondSubscription(error)) return { kind: 'subscribed' };
  if (findExpiry(error) !== undefined) return { kind: 'over' };
  const { isConfirmed } = lost;
  return { kind: 'unsure', error, isConfirmed, check: () => checkPayment(lost) };
};
