import type { SharingDetailsBody } from '@broadsheet/sdk-sales/contract';
import { countMail } from '@broadsheet/service-kit/limits';
import type { Queries } from '@broadsheet/service-kit/database';
import { ServiceError, toWrittenEmail } from '@broadsheet/service-kit/http';
import { grantsAccess } from '../billing/standing.ts';
import { findProduct } from '../catalogue/catalogue.ts';
import { isSameReader } from '../http/SalesReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import { createSalesMail } from '../mail/createSalesMail.ts';
import { claim } from '../redeeming/claim.ts';
import { contactFor } from '../redeeming/findAccount.ts';
import { toRedeemCode } from '../subscriptions/subscriptionCodes.ts';
import type { SalesContext } from '../SalesContext.ts';
import { endSubscription } from '../subscriptions/cancelSubscription.ts';
import { addEvent } from '../subscriptions/eventStore.ts';
import { requireLocked, requireOwn, subscriptionMissing } from '../subscriptions/requireSubscription.ts';
import type { OwnSubscription } from '../subscriptions/requireSubscription.ts';
import { toStanding, toStatusNumber } from '../subscriptions/Subscription.ts';
import type { Subscription } from '../subscriptions/Subscription.ts';
import { subscriptionRefusals } from '../subscriptions/subscriptionRefusals.ts';
import {
  findSubscription,
  insertSubscription,
  listShared,
  lockSubscription,
} from '../subscriptions/subscriptionStore.ts';

async function sharesAllowed(
  { site }: SalesContext,
  queries: Queries,
  { sku }: Subscription,
): Promise<number> {
  return (await findProduct({ queries, site }, sku))?.sharesAllowed ?? 0;
}

/** Lists the shares of a reader's subscription, with open invitations. @throws ServiceError 404 for another reader's */
export async function readSharing(context: SalesContext, own: OwnSubscription): Promise<SharingDetailsBody> {
  const { database } = context;
  const subscription = await requireOwn(database, own);
  const shared = subscription.kind === 'paid' ? await listShared(database, subscription.id) : [];
  return {
    numSharesAllowed: subscription.kind === 'paid' ? await sharesAllowed(context, database, subscription) : 0,
    sharedSubscriptions: shared.map(({ id, recipient, state }) => ({
      subscriptionID: id,
      status: toStatusNumber(state),
      email: toWrittenEmail(recipient?.email ?? ''),
    })),
  };
}

function invitationTo(
  parent: Subscription,
  { email, now }: { readonly email: string; readonly now: number },
) {
  return {
    ...parent,
    kind: 'shared' as const,
    state: { kind: 'unclaimed' as const },
    orderNumber: undefined,
    orderPosition: undefined,
    parentId: parent.id,
    contact: {},
    billingAddress: { country: parent.billingAddress.country },
    nextActionAt: undefined,
    noticeAt: undefined,
    recipient: { email, notifyAt: now },
    createdOn: now,
  };
}

const toShareCode = ({ keys }: Pick<SalesContext, 'keys'>, { id, redeemCode }: Subscription): string =>
  toRedeemCode(keys, { purpose: 'share', id, redeemCode });

/** Queues the mail of an invitation that is still open. @returns the invitation */
async function mailInvitation(
  context: SalesContext,
  queries: Queries,
  { parent, invited }: { readonly parent: Subscription; readonly invited: Subscription },
): Promise<Subscription> {
  if (invited.state.kind === 'unclaimed' && invited.recipient !== undefined)
    await createSalesMail(context, queries).inviteToShare(invited.recipient, {
      redeemCode: toShareCode(context, invited),
      subscription: parent,
    });
  return invited;
}

async function invite(
  context: SalesContext,
  queries: Queries,
  { own, email }: { readonly own: OwnSubscription; readonly email: string },
): Promise<Subscription> {
  const now = context.clock.now();
  const parent = await requireLocked(queries, own);
  if (parent.kind !== 'paid') throw new ServiceError(subscriptionRefusals.notOwned);
  if (!grantsAccess(toStanding(parent), now)) throw new ServiceError(subscriptionRefusals.ended);
  const shared = await listShared(queries, parent.id);
  const before = shared.find(({ recipient }) => recipient?.email === email);
  if (before !== undefined) return mailInvitation(context, queries, { parent, invited: before });
  if (shared.length >= (await sharesAllowed(context, queries, parent))) {
    throw new ServiceError(subscriptionRefusals.sharesUsedUp);
  }
  const invited = await insertSubscription(queries, context.site, invitationTo(parent, { email, now }));
  if (invited === undefined) throw new Error('An invitation could not be stored.');
  await addEvent(queries, parent.id, { type: 'SHARE_SUBSCRIPTION', at: now });
  return mailInvitation(context, queries, { parent, invited });
}

/**
 * Invites an email address by mail to share a subscription. The same address gets the same invitation again.
 *
 * @returns the code of the invitation
 * @throws ServiceError 404 for another reader's subscription, 409 when it is not paid or has ended, or all shares are taken;
 *   ServiceError 429 for too many mails
 */
export async function shareSubscription(
  context: SalesContext,
  own: OwnSubscription,
  { email }: { readonly email: string },
): Promise<string> {
  const { database, limits, outbox } = context;
  const sender = own.owner.kind === 'reader' ? own.owner.uuid : own.owner.id;
  await countMail(limits, 'invitation', { sender, recipient: email });
  const invited = await database.transaction((queries) => invite(context, queries, { own, email }));
  outbox.wake();
  return toShareCode(context, invited);
}

/**
 * Accepts an invitation.
 *
 * @throws ServiceError as `claim` does, also 409 for the owner's own code, 410 after the parent's end
 */
export async function redeemInvitation(
  { database, keys, clock }: SalesContext,
  { code, uuid }: { readonly code: string; readonly uuid: string },
): Promise<Subscription> {
  const owner: SalesReader = { kind: 'reader', uuid };
  return database.transaction((queries) => {
    const now = clock.now();
    const begin = async (unclaimed: Subscription): Promise<Subscription> => {
      if (isSameReader(unclaimed.owner, owner)) throw new ServiceError(subscriptionRefusals.ownCode);
      const parent = await findSubscription(queries, unclaimed.parentId ?? 0);
      if (parent === undefined || !grantsAccess(toStanding(parent), now)) {
        throw new ServiceError(subscriptionRefusals.codeTakenBack);
      }
      return { ...unclaimed, owner, state: { kind: 'active' }, contact: await contactFor(queries, uuid) };
    };
    return claim(queries, { purpose: 'share', code, owner, keys, now, begin });
  });
}

/** Ends a share; both readers may, its owner and the owner of its parent. @throws ServiceError 404 for any other reader */
export async function stopSharing(
  { database, clock }: SalesContext,
  own: OwnSubscription,
): Promise<Subscription> {
  return database.transaction(async (queries) => {
    const share = await lockSubscription(queries, own.id);
    if (share?.parentId === undefined) throw subscriptionMissing();
    const parent = await findSubscription(queries, share.parentId);
    const isTheirs = isSameReader(share.owner, own.owner);
    if (!isTheirs && (parent === undefined || !isSameReader(parent.owner, own.owner)))
      throw subscriptionMissing();
    if (share.state.kind === 'terminated') return share;
    const now = clock.now();
    await addEvent(queries, share.parentId, { type: 'STOP_SHARING', at: now });
    return endSubscription(queries, share, { now, details: 'no longer shared', isOwnWish: isTheirs });
  });
}
