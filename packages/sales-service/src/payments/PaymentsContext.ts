import type { Database } from '@broadsheet/service-kit/database';
import type { PlatformLog } from '@broadsheet/service-kit/http';
import type { FollowCharge, FollowReplacement, FollowReversal, FulfilOrder } from '../SalesContext.ts';
import type { PaymentProvider, ProviderName } from './providers/PaymentProvider.ts';

/** The dependencies of payments. */
export interface PaymentsContext {
  readonly database: Database;
  readonly site: string;
  readonly clock: { now(): number };
  readonly log: PlatformLog;
  readonly fulfilOrder: FulfilOrder;
  readonly followReversal: FollowReversal;
  readonly followCharge: FollowCharge;
  readonly followReplacement: FollowReplacement;
  /** The providers that are set up, by name. */
  readonly providers: ReadonlyMap<ProviderName, PaymentProvider>;
  /** The absolute URLs to which a provider's page returns a reader. */
  readonly returnUrls: { readonly checkout: string; readonly update: string };
}
