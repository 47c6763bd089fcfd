/** The state of a checkout: which step is open, the results of the steps before it, and how far the payment is. */
import type { Cart, Order } from '@broadsheet/sdk-sales';
import { readAddress, toWholeAddress } from '@broadsheet/sales-ui';
import type { Address, StoredAddress } from '@broadsheet/sales-ui';
import type { CheckoutData } from './CheckoutData.ts';
import type { ChosenPayment } from './payment/ChosenPayment.ts';

export type CheckoutProgress =
  | {
      readonly step: 'billing';
      readonly cart: Cart;
      readonly address: StoredAddress | undefined;
      /** The number of the order whose address is edited, or which could not be made anew. */
      readonly replaces?: string;
    }
  | { readonly step: 'payment'; readonly cart: Cart; readonly order: Order; readonly address: Address }
  | {
      readonly step: 'review';
      readonly cart: Cart;
      readonly order: Order;
      readonly address: Address;
      readonly payment: ChosenPayment;
    };

/** The progress once there is an order. */
export type OrderedProgress = Exclude<CheckoutProgress, { readonly step: 'billing' }>;

export type PayProblem =
  | { readonly kind: 'service'; readonly error: unknown }
  /**
   * The order cannot be paid as it was. It was too old and is made anew, and its sum is another one now or its challenge token is
   * used up (`repriced`); or it was cancelled before, perhaps in another tab, and is made anew (`cancelled`).
   */
  | { readonly kind: 'order'; readonly phrase: 'checkout.repriced' | 'checkout.cancelled' }
  /** The provider refused; the message is in the reader's language, and may advise another card. */
  | { readonly kind: 'provider'; readonly message: string; readonly advisesAnotherCard: boolean };

/** A payment that the card provider has made and whose order is not final yet. */
export interface ConfirmedPayment {
  readonly orderNumber: string;
  readonly intentID: string;
}

export type Paying =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed'; readonly problem: PayProblem };

export interface CheckoutState {
  readonly progress: CheckoutProgress;
  /** The error of the last order that could not be made. */
  readonly orderError: unknown;
  readonly paying: Paying;
  /** The payment that only has to be finalized, whichever method is chosen: nothing is charged twice. */
  readonly confirmed: ConfirmedPayment | undefined;
  /** The number of calls that failed, each of which has used up a challenge token. */
  readonly failures: number;
}

export type CheckoutEvent =
  | { readonly kind: 'ordering' }
  | { readonly kind: 'ordered'; readonly order: Order; readonly address: Address }
  | { readonly kind: 'orderFailed'; readonly error: unknown }
  /** An order that was too old has been made anew, with what was chosen for it. */
  | { readonly kind: 'replaced'; readonly order: Order }
  /** The payment has begun for an order, perhaps a new one that replaces the requested one. */
  | { readonly kind: 'begun'; readonly orderNumber: string }
  | { readonly kind: 'billingEdited' }
  | { readonly kind: 'paymentEdited' }
  | { readonly kind: 'paymentChosen'; readonly payment: ChosenPayment }
  | { readonly kind: 'paying' }
  | { readonly kind: 'confirmed'; readonly payment: ConfirmedPayment }
  /** The provider has refused the payment, or the service lets none begin. */
  | { readonly kind: 'refused'; readonly problem: PayProblem }
  | { readonly kind: 'payFailed'; readonly error: unknown }
  | { readonly kind: 'payEnded' };

/** Returns an address whose missing parts are blank. */
const toPartAddress = (stored: StoredAddress): Address =>
  readAddress(Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, value ?? ''])));

interface FirstOptions {
  readonly data: Pick<CheckoutData, 'cart' | 'order' | 'lastAddress'>;
  /** Whether the checkout is the short one, which needs no whole address. */
  readonly shortWay: boolean;
}

/**
 * Returns the first state: an unpaid order with a whole address continues at the payment; anything else begins with the
 * address.
 */
export function toFirstState({ data, shortWay }: FirstOptions): CheckoutState {
  const { cart, order, lastAddress } = data;
  const stored = order?.billingAddress;
  const address = shortWay && stored?.country ? toPartAddress(stored) : toWholeAddress(stored);
  const progress: CheckoutProgress =
    order === undefined || address === undefined
      ? { step: 'billing', cart, address: lastAddress }
      : { step: 'payment', cart, order, address };
  return { progress, orderError: undefined, paying: { kind: 'idle' }, confirmed: undefined, failures: 0 };
}

/** Forgets what was wrong with the last payment, because another one is being prepared. */
const toPrepared = ({ paying }: CheckoutState): Paying =>
  paying.kind === 'failed' ? { kind: 'idle' } : paying;

/** The events with which a reader goes on to another step, or back to one. */
type Move = Extract<
  CheckoutEvent,
  { readonly kind: 'ordered' | 'replaced' | 'begun' | 'billingEdited' | 'paymentEdited' | 'paymentChosen' }
>;

function moveOn(progress: CheckoutProgress, event: Move): CheckoutProgress {
  const { cart } = progress;
  if (event.kind === 'ordered') return { step: 'payment', cart, order: event.order, address: event.address };
  if (progress.step === 'billing') return progress;
  const { order, address } = progress;
  switch (event.kind) {
    case 'replaced':
      return { ...progress, order: event.order };
    case 'begun':
      return order.orderNumber === event.orderNumber
        ? progress
        : { ...progress, order: { ...order, orderNumber: event.orderNumber } };
    case 'billingEdited':
      return { step: 'billing', cart, address, replaces: order.orderNumber };
    case 'paymentEdited':
      return { step: 'payment', cart, order, address };
    case 'paymentChosen':
      return progress.step === 'payment' ? { ...progress, step: 'review', payment: event.payment } : progress;
  }
}

export function reduceCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.kind) {
    case 'ordering':
      return { ...state, orderError: undefined };
    case 'orderFailed':
      return { ...state, orderError: event.error, failures: state.failures + 1 };
    case 'ordered':
    case 'replaced':
    case 'begun':
    case 'paymentEdited':
      return { ...state, progress: moveOn(state.progress, event) };
    case 'billingEdited': {
      const progress = moveOn(state.progress, event);
      return { ...state, progress, orderError: undefined, paying: toPrepared(state) };
    }
    case 'paymentChosen':
      return { ...state, progress: moveOn(state.progress, event), paying: toPrepared(state) };
    case 'paying':
      return { ...state, paying: { kind: 'busy' } };
    case 'confirmed':
      return { ...state, confirmed: event.payment };
    case 'refused': {
      const { problem } = event;
      const failures = state.failures + (problem.kind === 'order' ? 1 : 0);
      return { ...state, paying: { kind: 'failed', problem }, failures };
    }
    case 'payFailed': {
      const problem: PayProblem = { kind: 'service', error: event.error };
      return { ...state, paying: { kind: 'failed', problem }, failures: state.failures + 1 };
    }
    case 'payEnded':
      return state.paying.kind === 'busy' ? { ...state, paying: { kind: 'idle' } } : state;
  }
}
