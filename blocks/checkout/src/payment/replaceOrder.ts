import { isNetworkError } from '@broadsheet/client-core';
import type { Order } from '@broadsheet/sdk-sales';
import type { CheckoutActing } from '../CheckoutContext.ts';
import { toOrdering } from '../toOrdering.ts';

/** The order that stands in for one that was too old: one for each, however often it is found to be. */
export interface Replacement {
  readonly of: string;
  readonly made: Promise<Order>;
}

export interface ReplacingOptions extends CheckoutActing {
  readonly replacement: { current: Replacement | undefined };
  readonly log: (message: string) => void;
}

interface OldOrder {
  readonly old: Order;
  /** Whether it was cancelled before this attempt to pay: the new one is shown before it is paid. Default: false. */
  readonly isCancelled?: boolean;
  /** A challenge token for the new order, where there is one. */
  readonly token?: string | undefined;
}

/** Returns whether two orders are paid with the same sum. */
export const isSameSum = (one: Order, other: Order): boolean =>
  one.total === other.total && one.currency === other.currency;

/** Orders the same items once more. Whatever tab asks gets the same new order; the cart stays as it is. */
async function orderAgain(options: ReplacingOptions, { old, token }: OldOrder): Promise<Order> {
  const { progress } = options.state;
  if (progress.step === 'billing') throw new Error('There is no address for an order yet.');
  return toOrdering(options)(progress.address, { recaptchaToken: token, replaces: old.orderNumber });
}

/**
 * Makes an order anew that is too old to be paid, and shows it where the old one was. Where that cannot be done, it goes back
 * to the address, which says why, and the result is `undefined`. The new one may be paid already, in another tab.
 *
 * @throws NetworkError when there is no connection; it may be called again
 */
export async function replaceOrder(
  options: ReplacingOptions,
  { old, token, isCancelled = false }: OldOrder,
): Promise<Order | undefined> {
  const { replacement, dispatch, log } = options;
  const { orderNumber: of } = old;
  if (replacement.current?.of !== of) replacement.current = { of, made: orderAgain(options, { old, token }) };
  try {
    const made = await replacement.current.made;
    dispatch({ kind: 'replaced', order: made });
    // Making the order has used up the token, and another sum has to be seen before it is paid.
    const isPaid = made.orderStatus === 'Paid';
    if (!isPaid && (isCancelled || token !== undefined || !isSameSum(made, old))) {
      const phrase = isCancelled ? 'checkout.cancelled' : 'checkout.repriced';
      dispatch({ kind: 'refused', problem: { kind: 'order', phrase } });
    }
    return made;
  } catch (error) {
    replacement.current = undefined;
    if (isNetworkError(error)) throw error;
    log(`An order could not be made. ${String(error)}`);
    dispatch({ kind: 'billingEdited' });
    dispatch({ kind: 'orderFailed', error });
    return undefined;
  }
}
