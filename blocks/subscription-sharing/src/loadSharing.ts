/** What the reader shares, and what is shared with them. */
import type { Associate, SalesContext, Subscription } from '@broadsheet/sdk-sales';
import {
  getAllActiveSubscriptions,
  getSubscriptionDetails,
  getSubscriptionSharingDetails,
} from '@broadsheet/sdk-sales/operations';

/** A subscription of the reader that others may read along with. */
export interface SharedOut {
  readonly id: number;
  readonly productName: string;
  /** Absent: as many as one likes. */
  readonly places: number | undefined;
  readonly shares: readonly Associate[];
}

/** A subscription of somebody else that the reader reads along with. */
export interface SharedIn {
  readonly id: number;
  readonly productName: string;
  /** Name or address; absent where the service does not tell. */
  readonly sharedBy: string | undefined;
}

export interface Sharing {
  readonly sales: SalesContext;
  readonly given: readonly SharedOut[];
  readonly taken: readonly SharedIn[];
}

/** How a subscription came about that nobody can share on. */
const NOT_OWNED: ReadonlySet<string | null | undefined> = new Set([
  'EmailGroupSubPaymentProvider',
  'Gift',
  'Linked',
  'Sharing',
]);

type Options = { readonly signal?: AbortSignal };

/** @throws ApiError, NetworkError the places could not be read */
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

/** @throws SalesError, ApiError, NetworkError */
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
