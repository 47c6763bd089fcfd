import type { Queries } from '@broadsheet/service-kit/database';
import { notFound } from '@broadsheet/service-kit/http';
import type { ServiceError } from '@broadsheet/service-kit/http';
import { isSameReader } from '../http/SalesReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import type { Subscription } from './Subscription.ts';
import { findSubscription, lockSubscription } from './subscriptionStore.ts';

/** A subscription's id, and the reader who must be its owner. */
export interface OwnSubscription {
  readonly id: number;
  readonly owner: SalesReader;
}

const MOST = 2_147_483_647;

/** Parses a subscription's id from a path or a body. @throws ServiceError 404 when it is not an id */
export function parseSubscriptionId(value: unknown): number {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  if (typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= MOST) return id;
  throw subscriptionMissing();
}

/** Creates the error for a subscription that does not exist or is another reader's, without saying which. */
export function subscriptionMissing(): ServiceError {
  return notFound('There is no such subscription of yours. Look it up in your subscriptions.');
}

/** Locks a reader's subscription until the transaction ends. @throws ServiceError 404 unless it is the reader's */
export async function requireLocked(queries: Queries, { id, owner }: OwnSubscription): Promise<Subscription> {
  const subscription = await lockSubscription(queries, id);
  if (subscription === undefined || !isSameReader(subscription.owner, owner)) throw subscriptionMissing();
  return subscription;
}

/** Finds a reader's subscription. @throws ServiceError 404 unless it is the reader's */
export async function requireOwn(queries: Queries, { id, owner }: OwnSubscription): Promise<Subscription> {
  const subscription = await findSubscription(queries, id);
  if (subscription === undefined || !isSameReader(subscription.owner, owner)) throw subscriptionMissing();
  return subscription;
}
