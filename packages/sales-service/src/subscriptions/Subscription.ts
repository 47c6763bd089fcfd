import type { SubscriptionStatus } from '@broadsheet/sdk-sales/contract';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { Period } from '../billing/Period.ts';
import type { Standing } from '../billing/standing.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import type { OrderContact } from '../orders/Order.ts';
import type { TaxLine } from '../taxes/TaxLine.ts';
import type { PostalAddress } from '../addresses/PostalAddress.ts';

/** The origin of a subscription: bought, received as a gift, shared by another reader, or paid for by an organisation. */
export type SubscriptionKind = 'paid' | 'gift' | 'shared' | 'enterprise';

export const SUBSCRIPTION_KINDS: readonly SubscriptionKind[] = ['paid', 'gift', 'shared', 'enterprise'];

/** A sold plan: the product, and the price document at the time of the sale. */
export interface SoldPlan {
  readonly sku: string;
  readonly productName: string;
  readonly priceCode: string;
  readonly price: JsonObject;
  /** The currency code of ISO 4217. */
  readonly currency: string;
  /** The cycle of the price with which the plan begins: above 1 when its reader has had earlier cycles before. */
  readonly firstCycle: number;
}

/** The stored state of a subscription. Moments are milliseconds since 1970. */
export type SubscriptionState =
  | { readonly kind: 'active' }
  | {
      readonly kind: 'pastDue';
      readonly firstFailedAt: number;
      readonly graceEndsAt: number;
      /** The mark of the method that failed; a new method is charged in the next run. See `toMethodMark`. */
      readonly failedMethod: string;
    }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'terminated' }
  | { readonly kind: 'unclaimed' };

/** The recipient of a gift or an invitation. */
export interface Recipient {
  readonly email: string;
  readonly name?: string;
  readonly note?: string;
  /** When the mail is due, in milliseconds since 1970. */
  readonly notifyAt: number;
}

/** The cost of a period; amounts are minor units of the subscription's currency. */
export interface PeriodQuote {
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
  readonly taxLines: readonly TaxLine[];
}

/** A subscription; amounts are minor units of its currency, moments milliseconds since 1970. */
export interface Subscription extends SoldPlan {
  /** The id, from 1. */
  readonly id: number;
  readonly owner: SalesReader;
  readonly kind: SubscriptionKind;
  readonly state: SubscriptionState;
  readonly quantity: number;
  /** The number of the order with which it was bought, and whose saved method is charged. */
  readonly orderNumber: string | undefined;
  /** The id of the subscription that is shared; undefined unless this is a share. */
  readonly parentId: number | undefined;
  /** The organisation's code with which it was opened. */
  readonly enterpriseCode: string | undefined;
  readonly billingAddress: PostalAddress;
  readonly contact: OrderContact;
  /** The number of the current period, from 1; a change of plan continues the count. */
  readonly periodNumber: number;
  /** The current cycle of the price, from 1; one below `firstCycle` in a term that was begun with another plan. */
  readonly cycleIndex: number;
  /** The current period. */
  readonly period: Period;
  /** When the cycle `firstCycle` of the price begins: all cycles begin on its day of the month. */
  readonly cyclesFrom: number;
  /** When billing handles the subscription next; undefined: never. */
  readonly nextActionAt: number | undefined;
  /** When billing checks next whether to send a mail: a confirmation, a notice before a charge, a gift, or the end of a share. */
  readonly noticeAt: number | undefined;
  /** The number of failed attempts of the due charge. */
  readonly attempt: number;
  /** The end of the lease of a process that is charging it. */
  readonly leaseUntil: number | undefined;
  /** The quote of the due charge, which is kept from its first attempt on. */
  readonly quote: PeriodQuote | undefined;
  /** The plan to which it changes with the next period. */
  readonly change: SoldPlan | undefined;
  readonly recipient: Recipient | undefined;
  /** The code of a gift or an invitation; one from before codes were stored may lack it, see `toRedeemCode`. */
  readonly redeemCode?: string | undefined;
  readonly createdOn: number;
}

/** A subscription to be stored; the store assigns its id. */
export interface NewSubscription extends Omit<
  Subscription,
  'id' | 'attempt' | 'leaseUntil' | 'quote' | 'change' | 'redeemCode'
> {
  /** The position of its item in the order, from 0; an item starts one subscription only. */
  readonly orderPosition: number | undefined;
}

/** Converts a subscription's state to its standing for the rules of billing. */
export function toStanding({ state, period }: Subscription): Standing {
  switch (state.kind) {
    case 'active':
      return { kind: 'active', periodEndsAt: period.endsAt };
    case 'cancelled':
      return { kind: 'cancelled', endsAt: period.endsAt };
    case 'pastDue':
      return { kind: 'pastDue', graceEndsAt: state.graceEndsAt };
    case 'terminated':
    case 'unclaimed':
      return { kind: state.kind };
  }
}

const STATUS_NUMBERS: Readonly<Record<SubscriptionState['kind'], SubscriptionStatus>> = {
  active: 1,
  terminated: 2,
  cancelled: 3,
  // Published clients show 4 as active; that is right, because the reader has access while the charge is retried.
  pastDue: 4,
  unclaimed: 5,
};

/** Returns the number by which clients know a state. */
export function toStatusNumber({ kind }: SubscriptionState): SubscriptionStatus {
  return STATUS_NUMBERS[kind];
}
