import type { Database } from '../../database/Database.ts';
import type { PlatformLog } from '../../http/PlatformLog.ts';
import type { FollowReversal, FulfilOrder } from '../SalesContext.ts';
import type { PaymentProvider, ProviderName } from './providers/PaymentProvider.ts';

/** What taking payments works with. */
export interface PaymentsContext {
  readonly database: Database;
  readonly site: string;
  readonly clock: { now(): number };
  readonly log: PlatformLog;
  readonly fulfilOrder: FulfilOrder;
  readonly followReversal: FollowReversal;
  /** Those that are set up, by name. */
  readonly providers: ReadonlyMap<ProviderName, PaymentProvider>;
  /** Whole addresses that a reader comes back to from a page of a provider. */
  readonly returnUrls: { readonly checkout: string; readonly update: string };
}
