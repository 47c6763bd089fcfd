import type { Database, Queries } from '@broadsheet/service-kit/database';
import type { PlatformLog } from '@broadsheet/service-kit/http';
import type { SalesConfigBody } from '@broadsheet/sdk-sales/contract';
import type { Keyring } from '@broadsheet/service-kit/keys';
import type { BackgroundTasks } from '@broadsheet/service-kit/tasks';
import type { Limits } from '@broadsheet/service-kit/limits';
import type { Outbox } from '@broadsheet/service-kit/outbox';
import type { SalesMail } from './mail/createSalesMail.ts';
import type { CheckoutGate } from './orders/createCheckoutGate.ts';
import type { ReaderContext } from './http/identifyReader.ts';
import type { Order } from './orders/Order.ts';
import type { Payments } from './payments/Payments.ts';
import type { SalesOptions } from './SalesOptions.ts';

/**
 * Fulfils a paid order in the transaction that marks it as paid: starts its subscriptions; a renewal starts none.
 *
 * @returns the ids of the order's subscriptions, integers above 0
 */
export type FulfilOrder = (queries: Queries, order: Order) => Promise<readonly number[]>;

/** Money of a paid order that went back without this server, by a refund at the provider or a dispute. */
export interface Reversal {
  readonly orderNumber: string;
  /**
   * The amount that went back since the last look, by refunds and lost disputes, in minor units; negative when an earlier
   * refund was cancelled or failed.
   */
  readonly returned: number;
  /** The part of `returned` that was refunded. */
  readonly refunded: number;
  /** Whether the payer's bank has opened a dispute since the last look. */
  readonly isDisputed: boolean;
  /** Whether the whole payment has been refunded or lost in disputes. */
  readonly isAllBack: boolean;
}

/**
 * Ends or cancels an order's subscriptions as its reversal requires, and queues the mails about it, in the transaction that
 * books the reversal.
 *
 * @returns starts the delivery of the mails; call it after the transaction has committed
 */
export type FollowReversal = (queries: Queries, reversal: Reversal) => Promise<() => void>;

/**
 * Books the renewal or the change of plan that a saved method was charged for under an idempotency key, unless it is
 * booked already.
 *
 * @throws ServiceError when the provider does not answer
 */
export type FollowCharge = (idempotencyKey: string) => Promise<void>;

/**
 * Queues the mails that another method has replaced the one with an id, in the transaction that replaces it.
 *
 * @returns starts their delivery; call it after the transaction has committed
 */
export type FollowReplacement = (queries: Queries, methodId: number) => Promise<() => void>;

/** The dependencies of this module's services. */
export interface SalesContext extends ReaderContext {
  readonly database: Database;
  /** The name of the current site in `websites`. */
  readonly site: string;
  readonly clock: { now(): number };
  readonly log: PlatformLog;
  readonly limits: Limits;
  readonly tasks: BackgroundTasks;
  /** Delivers the mails that are queued in transactions. */
  readonly outbox: Outbox;
  /** The keys that sign meters and receipt URLs. */
  readonly keys: Keyring;
  readonly configuration: () => Promise<SalesConfigBody>;
  readonly requireCaptcha: CheckoutGate;
  readonly options: SalesOptions;
  readonly fulfilOrder: FulfilOrder;
  readonly payments: Payments;
  /** Queues a mail to the reader of a subscription in a transaction; see `moneyMails`. */
  readonly notifyReader: (queries: Queries, ...message: Parameters<SalesMail['notify']>) => Promise<void>;
}
