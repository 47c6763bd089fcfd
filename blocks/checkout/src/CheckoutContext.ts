'use client';
import type { BotChallengeState } from '@broadsheet/bot-challenge';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { SalesContext } from '@broadsheet/sdk-sales';
import type { Address, OrderAmounts, SummaryItem } from '@broadsheet/sales-ui';
import { createContext, useContext } from 'react';
import type { Dispatch } from 'react';
import type { CheckoutData } from './CheckoutData.ts';
import type { CheckoutPages } from './arrival/CheckoutPages.ts';
import type { CheckoutProps } from './CheckoutProps.ts';
import type { CheckoutEvent, CheckoutState } from './checkoutState.ts';
import type { Pay } from './payment/Pay.ts';

/** A checkout whose reader has arrived and whose data has loaded. */
export interface ArrivedCheckout extends CheckoutProps {
  readonly data: CheckoutData;
  readonly sales: SalesContext;
  readonly identity: IdentityClient;
  readonly pages: CheckoutPages;
}

/** What makes orders. */
export interface Ordering {
  /** Makes an order for an address, with a challenge token where the site requires one. */
  submitBilling(address: Address): Promise<void>;
  /**
   * Goes back to the address. It decides the taxes, so a new order of the same items will replace this one. An empty cart is
   * filled again with them; what another tab has put into it stays there.
   */
  editBilling(): Promise<void>;
}

/** Everything that the steps of a checkout share. */
export interface CheckoutModel extends ArrivedCheckout, Ordering, Pay {
  readonly state: CheckoutState;
  readonly dispatch: Dispatch<CheckoutEvent>;
  readonly items: readonly SummaryItem[];
  readonly amounts: OrderAmounts;
  /** Whether the items are still without their prices, for the first time. */
  readonly isLoading: boolean;
  readonly isBusy: boolean;
  /** Whether the provider has made the payment, so that nothing that it depends on may change. */
  readonly isConfirmed: boolean;
  readonly challenge: BotChallengeState;
  /** Whether the site requires the challenge, or the service has refused a call without it. */
  readonly isChallenged: boolean;
  /** Whether the price or the order has run out, so that only another offer leads on. */
  readonly isOver: boolean;
  /** Whether the reader subscribes to what they order, so that a change of plan may be what they want. */
  readonly isSecond: boolean;
  readonly orderProblem: string | undefined;
  readonly payProblem: string | undefined;
}

/** What the calls of a checkout need. */
export interface CheckoutActing extends ArrivedCheckout, Pick<CheckoutModel, 'state' | 'dispatch'> {
  /** Returns a valid challenge token, if there is a challenge. */
  readonly requestToken: () => Promise<string | undefined>;
}

export const CheckoutContext = createContext<CheckoutModel | undefined>(undefined);

/** Returns the checkout that surrounds a step. @throws Error where there is none */
export function useCheckout(): CheckoutModel {
  const checkout = useContext(CheckoutContext);
  if (checkout === undefined) throw new Error('A step stands outside a checkout.');
  return checkout;
}
