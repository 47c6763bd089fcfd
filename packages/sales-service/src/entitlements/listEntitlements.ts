import { listDocuments } from '../documents/documentStore.ts';
import { parseProduct } from '../catalogue/Product.ts';
import type { Queries } from '@broadsheet/service-kit/database';
import { grantsAccess } from '../billing/standing.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import { toStanding } from '../subscriptions/Subscription.ts';
import type { Subscription } from '../subscriptions/Subscription.ts';
import { findSubscription, listSubscriptions } from '../subscriptions/subscriptionStore.ts';

/** A product to which a reader has access now. Moments are milliseconds since 1970. */
export interface EntitledProduct {
  readonly sku: string;
  readonly startDateUTC: number;
  /** When the access ends unless the reader pays until then. */
  readonly endDateUTC: number;
}

/** The site and the moment for which entitlements are read. */
export interface EntitlementScope {
  readonly queries: Queries;
  readonly site: string;
  readonly now: number;
}

const getEnd = ({ state, period }: Subscription): number =>
  state.kind === 'pastDue' ? state.graceEndsAt : period.endsAt;

/** Lists what a subscription grants now; a shared one grants the product of its parent, as long as the parent grants it. */
async function readOne(
  { queries, now }: EntitlementScope,
  subscription: Subscription,
): Promise<readonly EntitledProduct[]> {
  const { parentId, sku, createdOn } = subscription;
  if (!grantsAccess(toStanding(subscription), now)) return [];
  const source = parentId === undefined ? subscription : await findSubscription(queries, parentId);
  if (source === undefined || !grantsAccess(toStanding(source), now)) return [];
  return [
    { sku: parentId === undefined ? sku : source.sku, startDateUTC: createdOn, endDateUTC: getEnd(source) },
  ];
}

/** Lists the products to which a reader has access now, each once with its earliest start and latest end. */
export async function listEntitledProducts(
  scope: EntitlementScope,
  owner: SalesReader,
): Promise<readonly EntitledProduct[]> {
  const products = new Map<string, EntitledProduct>();
  for (const subscription of await listSubscriptions(scope.queries, owner)) {
    for (const product of await readOne(scope, subscription)) {
      const known = products.get(product.sku) ?? product;
      products.set(product.sku, {
        sku: product.sku,
        startDateUTC: Math.min(known.startDateUTC, product.startDateUTC),
        endDateUTC: Math.max(known.endDateUTC, product.endDateUTC),
      });
    }
  }
  return [...products.values()];
}

/** Lists the entitlements of products, such as `digital`; each once. */
export async function listEntitlementNames(
  scope: EntitlementScope,
  skus: readonly string[],
): Promise<readonly string[]> {
  if (skus.length === 0) return [];
  const documents = await listDocuments(scope, 'product', { ids: skus });
  return [...new Set(documents.flatMap((document) => parseProduct(document).entitlements))];
}
