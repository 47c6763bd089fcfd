import type { Endpoints } from '@broadsheet/client-core';
export const subscriptionChangeCalls = {
  initialize: { method: 'POST', path: '/sales/public/v1/subscription/upgradedowngrade' },
  finalize: { method: 'PUT', path: '/sales/public/v1/subscription/upgradedowngrade' },
} as const satisfies Endpoints<SubscriptionChangeCalls>;

/** Another product or price for a subscription: first what it would mean, then the change itself. */
export interface SubscriptionChangeCalls {
  /** Says what the change would mean; changes nothing. */
  readonly initialize: {
    readonly caller: 'reader';
    readonly body: InitializeChangeRequestBody;
    readonly answer: SubscriptionChangeBody;
  };
  /**
   * Carries the change out. Takes the header `Idempotency-Key`. Refused with the code 400036 while the bank waits for the
   * reader; the same call again, once they have answered, goes on.
   */
  readonly finalize: {
    readonly caller: 'reader';
    readonly body: FinalizeChangeRequestBody;
    readonly answer: SubscriptionChangeBody;
  };
}

/** When the new product begins. */
export type ProductChanges = 'NOW' | 'END_OF_CURRENT_TERM';
/** Whether the term that is paid is cut short, and its rest paid back, or runs to its end. */
export type CurrentTerm = 'ENDS' | 'CONTINUES';

/** Spelled `subscriptionId` here and `subscriptionID` everywhere else. */
export interface InitializeChangeRequestBody {
  readonly subscriptionId: number;
  readonly newPriceCode: string;
  readonly productChanges: ProductChanges;
  readonly currentTerm: CurrentTerm;
}

export interface FinalizeChangeRequestBody {
  /** Of SubscriptionChangeBody. */
  readonly sessionId: string;
  readonly reasonCode?: string;
}

/** What the change would mean. Amounts are decimals of the major unit, moments milliseconds since 1970. */
export interface SubscriptionChangeBody {
  readonly sessionId: string;
  readonly subscriptionId: number;
  readonly currency: string;
  readonly currentSKU: string;
  readonly currentPriceCode: string;
  readonly currentTermStarted: number;
  readonly currentTermEnds: number;
  readonly currentTermTotalAmount: number;
  readonly proposedSKU?: string;
  readonly proposedPriceCode: string;
  /** The cycle of the new price that it begins with: above 1 where its introduction was had before. This server's own. */
  readonly proposedRetailCycleIDX?: number;
  /** What that cycle costs, with taxes. This server's own. */
  readonly proposedTermTotalAmount?: number;
  /** What is charged next, with taxes; none where the new price ends. This server's own. */
  readonly proposedNextCharge?: number;
  /** When it is charged next. */
  readonly proposedNextEventDate: number;
  /** What is charged with the change. */
  readonly proposedCharge?: number;
  /** What is paid back with the change. */
  readonly proposedRefundAmount?: number;
}
