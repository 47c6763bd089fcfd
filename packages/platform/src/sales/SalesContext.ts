import type { Database, Queries } from '../database/Database.ts';
import type { PlatformLog } from '../http/PlatformLog.ts';
import type { SalesConfigBody } from '@broadsheet/sdk-sales/contract';
import type { BackgroundTasks } from '../identity/createBackgroundTasks.ts';
import type { Limits } from '../identity/limits/createLimits.ts';
import type { Mailer } from '../mail/Mail.ts';
import type { CheckoutGate } from './captcha/createCheckoutGate.ts';
import type { ReaderContext } from './http/identifyReader.ts';
import type { Order } from './orders/Order.ts';
import type { Payments } from './payments/Payments.ts';
import type { SalesOptions } from './SalesOptions.ts';

/**
 * Carries out a paid order, in the transaction that marks it as paid: starts or goes on with its subscriptions.
 *
 * @returns the ids of the subscriptions, whole numbers above 0
 */
export type FulfilOrder = (queries: Queries, order: Order) => Promise<readonly number[]>;

/** Money of a paid order that went back without us. */
export interface Reversal {
  readonly orderNumber: string;
  /** By how much more went back; minor units, below 0 when a refund came to nothing. */
  readonly refunded: number;
  /** Whether a bank has begun to ask for it back. */
  readonly isDisputed: boolean;
  /** Whether nothing is left of what was paid. */
  readonly isAllBack: boolean;
}

/**
 * Makes of the subscriptions of an order what its reversal means, in the transaction that books it.
 *
 * @returns tells the reader; to be called once the transaction is through
 */
export type FollowReversal = (queries: Queries, reversal: Reversal) => Promise<() => void>;

/** What the services of this module work with. */
export interface SalesContext extends ReaderContext {
  readonly database: Database;
  /** The current site, as it stands in `websites`. */
  readonly site: string;
  readonly clock: { now(): number };
  readonly log: PlatformLog;
  readonly limits: Limits;
  readonly tasks: BackgroundTasks;
  readonly mailer: Mailer;
  /** Of the platform: signs what the platform hands out. */
  readonly secret: string;
  readonly configuration: () => Promise<SalesConfigBody>;
  readonly requireCaptcha: CheckoutGate;
  readonly options: SalesOptions;
  readonly fulfilOrder: FulfilOrder;
  readonly payments: Payments;
}
