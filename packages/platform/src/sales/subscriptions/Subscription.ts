import type { SubscriptionStatus } from '@broadsheet/sdk-sales/contract';
import type { JsonObject } from '../../content/json/Json.ts';
import type { Period } from '../billing/Period.ts';
import type { Standing } from '../billing/standing.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import type { OrderContact } from '../orders/Order.ts';
import type { TaxLine } from '../taxes/TaxLine.ts';
import type { PostalAddress } from '../addresses/PostalAddress.ts';

/** How somebody came to it: bought, given, invited by its owner, or through an organisation. */
export type SubscriptionKind = 'paid' | 'gift' | 'shared' | 'enterprise';

export const SUBSCRIPTION_KINDS: readonly SubscriptionKind[] = ['paid', 'gift', 'shared', 'enterprise'];

/** What was sold: the product, and the price document as it was then. */
export interface SoldPlan {
  readonly sku: string;
  readonly productName: string;
  readonly priceCode: string;
  readonly price: JsonObject;
  /** ISO 4217. */
  readonly currency: string;
}

/** Moments are milliseconds since 1970. */
export type SubscriptionState =
  | { readonly kind: 'active' }
  | {
      readonly kind: 'pastDue';
      readonly firstFailedAt: number;
      readonly graceEndsAt: number;
      /** What the charge was tried with: another one is tried at once. See `toMethodMark`. */
      readonly failedMethod: string;
    }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'terminated' }
  | { readonly kind: 'unclaimed' };

/** Whom a gift or an invitation is for. */
export interface Recipient {
  readonly email: string;
  readonly name?: string;
  readonly note?: string;
  /** When the mail is due, in milliseconds since 1970. */
  readonly notifyAt: number;
}

/** What a period costs; amounts are minor units of the subscription's currency. */
export interface PeriodQuote {
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
  readonly taxLines: readonly TaxLine[];
}

/** A subscription; amounts are minor units of its currency, moments milliseconds since 1970. */
export interface Subscription extends SoldPlan {
  /** From 1 on. */
  readonly id: number;
  readonly owner: SalesReader;
  readonly kind: SubscriptionKind;
  readonly state: SubscriptionState;
  readonly quantity: number;
  /** Which order it was bought with. */
  readonly orderNumber: string | undefined;
  /** The subscription that its owner shares. */
  readonly parentId: number | undefined;
  /** The organisation's code that it was opened with. */
  readonly enterpriseCode: string | undefined;
  readonly billingAddress: PostalAddress;
  readonly contact: OrderContact;
  /** Counts all periods, also over changes of plan; from 1. */
  readonly periodNumber: number;
  /** Counts the cycles of the price; from 1. */
  readonly cycleIndex: number;
  /** The current period. */
  readonly period: Period;
  /** When the first cycle of the price began: the cycles go by its day of the month. */
  readonly cyclesFrom: number;
  /** When billing looks at it again. */
  readonly nextActionAt: number | undefined;
  /** When billing looks whether there is something to say before the next charge. */
  readonly noticeAt: number | undefined;
  /** Of the charge that is due: how often it was tried. */
  readonly attempt: number;
  /** Until when a billing run holds it while it charges. */
  readonly leaseUntil: number | undefined;
  /** Of the charge that is due: what it is, from the first attempt on. */
  readonly quote: PeriodQuote | undefined;
  /** What it becomes with the next period. */
  readonly change: SoldPlan | undefined;
  readonly recipient: Recipient | undefined;
  readonly createdOn: number;
}

/** A subscription to be stored; the store gives it an id. */
export interface NewSubscription extends Omit<
  Subscription,
  'id' | 'attempt' | 'leaseUntil' | 'quote' | 'change'
> {
  /** Which item of the order, from 0; an item starts one subscription only. */
  readonly orderPosition: number | undefined;
}

/** How the rules of money see it. */
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
  // Published clients show 4 as active, which it is: the reader has access while the charge is tried again.
  pastDue: 4,
  unclaimed: 5,
};

/** The number that clients know the state by. */
export function toStatusNumber({ kind }: SubscriptionState): SubscriptionStatus {
  return STATUS_NUMBERS[kind];
}
