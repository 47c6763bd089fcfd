import type { Queries } from '../../database/Database.ts';
import { SalesError } from '../http/SalesError.ts';
import { isSameReader } from '../http/SalesReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import { addEvent, listEvents } from '../subscriptions/eventStore.ts';
import type { Subscription } from '../subscriptions/Subscription.ts';
import { subscriptionRefusals } from '../subscriptions/subscriptionRefusals.ts';
import { lockSubscription, saveSubscription } from '../subscriptions/subscriptionStore.ts';
import { parseRedeemCode } from '../subscriptions/redeemCode.ts';
import type { CodePurpose } from '../subscriptions/redeemCode.ts';

/** Who redeems which code. */
export interface Redemption {
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly owner: SalesReader;
  readonly secret: string;
  readonly now: number;
  /** What the subscription is from now on, for its new owner. @throws SalesError when it cannot be had */
  readonly begin: (unclaimed: Subscription) => Promise<Subscription>;
}

/**
 * Says what has become of something that is not there to be redeemed. Only who holds its code hears it: nobody makes up
 * a code that leads to anything.
 */
async function refusalOf(queries: Queries, { id, kind, state }: Subscription): Promise<SalesError> {
  // A share may be given to somebody else when it has ended; a gift is used up.
  const isUsed =
    state.kind !== 'terminated' ||
    (kind === 'gift' &&
      (await listEvents(queries, id)).some(({ eventType }) => eventType === 'REDEEM_SUBSCRIPTION'));
  return new SalesError(isUsed ? subscriptionRefusals.codeUsed : subscriptionRefusals.codeTakenBack);
}

/**
 * Gives an unclaimed subscription to whoever redeems its code, once. The same reader may ask again, as after an answer
 * that was lost, and changes nothing with it.
 *
 * @throws SalesError 404 for a code that is none, 409 for one that somebody has redeemed, 410 for what was taken back
 */
export async function claim(
  queries: Queries,
  { purpose, code, owner, secret, now, begin }: Redemption,
): Promise<Subscription> {
  const id = parseRedeemCode(secret, { purpose, code });
  const found = id === undefined ? undefined : await lockSubscription(queries, id);
  if (found === undefined) throw new SalesError(subscriptionRefusals.codeInvalid);
  if (found.state.kind !== 'unclaimed') {
    if (found.state.kind !== 'terminated' && isSameReader(found.owner, owner)) return found;
    throw await refusalOf(queries, found);
  }
  const begun = await begin(found);
  await saveSubscription(queries, begun);
  await addEvent(queries, begun.id, { type: 'REDEEM_SUBSCRIPTION', at: now });
  return begun;
}
