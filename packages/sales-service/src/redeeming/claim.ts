import type { Queries } from '@broadsheet/service-kit/database';
import { isSameReader } from '../http/SalesReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import { addEvent, listEvents } from '../subscriptions/eventStore.ts';
import type { Subscription } from '../subscriptions/Subscription.ts';
import { subscriptionRefusals } from '../subscriptions/subscriptionRefusals.ts';
import { lockSubscription, saveSubscription } from '../subscriptions/subscriptionStore.ts';
import { findByRedeemCode } from '../subscriptions/subscriptionCodes.ts';
import type { Keyring } from '@broadsheet/service-kit/keys';
import { ServiceError } from '@broadsheet/service-kit/http';
import type { CodePurpose } from '../subscriptions/subscriptionCodes.ts';

/** The redemption of a code by a reader. */
export interface Redemption {
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly owner: SalesReader;
  readonly keys: Keyring;
  readonly now: number;
  /** Returns the redeemed subscription for its new owner. @throws ServiceError when it cannot be redeemed */
  readonly begin: (unclaimed: Subscription) => Promise<Subscription>;
}

/**
 * Returns the refusal for a code that can no longer be redeemed. Only holders of the code get it, because codes
 * cannot be guessed.
 */
async function explainRefusal(queries: Queries, { id, kind, state }: Subscription): Promise<ServiceError> {
  // A terminated share was taken back; a terminated gift is used if somebody has redeemed it.
  const isUsed =
    state.kind !== 'terminated' ||
    (kind === 'gift' &&
      (await listEvents(queries, id)).some(({ eventType }) => eventType === 'REDEEM_SUBSCRIPTION'));
  return new ServiceError(isUsed ? subscriptionRefusals.codeUsed : subscriptionRefusals.codeTakenBack);
}

/**
 * Transfers an unclaimed subscription to the reader who redeems its code, once. The same reader may repeat the call, e.g.
 * after a lost response, and gets the same subscription.
 *
 * @throws ServiceError 404 for an unknown code, 409 for one that another reader has redeemed, 410 for one that was taken back
 */
export async function claim(
  queries: Queries,
  { purpose, code, owner, keys, now, begin }: Redemption,
): Promise<Subscription> {
  const id = await findByRedeemCode(queries, { purpose, code }, keys);
  const found = id === undefined ? undefined : await lockSubscription(queries, id);
  if (found === undefined) throw new ServiceError(subscriptionRefusals.codeInvalid);
  if (found.state.kind !== 'unclaimed') {
    if (found.state.kind !== 'terminated' && isSameReader(found.owner, owner)) return found;
    throw await explainRefusal(queries, found);
  }
  const begun = await begin(found);
  await saveSubscription(queries, begun);
  await addEvent(queries, begun.id, { type: 'REDEEM_SUBSCRIPTION', at: now });
  return begun;
}
