/** Loads what the reader shares, and what is shared with the reader. */
import type { Associate, SalesContext, Subscription } from '@broadsheet/sdk-sales';
import {
  getAllActiveSubscriptions,
  getSubscriptionDetails,
  getSubscriptionSharingDetails,
} from '@broadsheet/sdk-sales/operations';

/** A subscription of the reader that can be shared. */
export interface SharedOut {
  readonly id: number;
  readonly productName: string;
  /** The number of places; absent: unlimited. */
  readonly places: number | undefined;
  readonly shares: readonly Associate[];
}

/** Another person's subscription that is shared with the reader. */
export interface SharedIn {
  readonly id: number;
  readonly productName: string;
  /** The owner's name or email address; absent when the service does not say. */
  readonly sharedBy: string | undefined;
}

export interface Sharing {
  readonly sales: SalesContext;
  readonly given: readonly SharedOut[];
  readonly taken: readonly SharedIn[];
}

/** The payment partners of subscriptions that cannot be shared. */
const NOT_OWNED: ReadonlySet<string | null | undefined> = new Set([
  'EmailGroupSubPaymentProvider',
  'Gift',
  'Linked',
  'Sharing',
]);

type Options = { readonly signal?: AbortSignal };

/** Loads the places of a subscription. @throws ApiError, NetworkError when they could not be loaded */
export async function loadPlaces(
  sales: SalesContext,
  { subscriptionID: id, productName }: Pick<Subscription, 'subscriptionID' | 'productName'>,
  { signal }: Options = {},
): Promise<SharedOut> {
  const { numSharesAllowed, sharedSubscriptions } = await getSubscriptionSharingDetails(sales, id, {
    signal,
  });
  return { id, productName: productName ?? '', places: numSharesAllowed, shares: sharedSubscriptions };
}

async function loadTaken(
  sales: SalesContext,
  { subscriptionID: id, productName }: Subscription,
  { signal }: Options,
): Promise<SharedIn> {
  const { sharedBy } = await getSubscriptionDetails(sales, id, { signal });
  return { id, productName: productName ?? '', sharedBy };
}

/** Loads the shared subscriptions of both directions. @throws SalesError, ApiError, NetworkError */
export async function loadSharing(sales: SalesContext, options: Options): Promise<Sharing> {
  const active = await getAllActiveSubscriptions(sales, options);
  const partnerOf = ({ currentPaymentMethod }: Subscription) => currentPaymentMethod?.paymentPartner;
  const [given, taken] = await Promise.all([
    Promise.all(
      active
        .filter((each) => !NOT_OWNED.has(partnerOf(each)))
        .map((each) => loadPlaces(sales, each, options)),
    ),
    Promise.all(
      active.filter((each) => partnerOf(each) === 'Sharing').map((each) => loadTaken(sales, each, options)),
    ),
  ]);
  return { sales, given: given.filter(({ places }) => places === undefined || places > 0), taken };
}
