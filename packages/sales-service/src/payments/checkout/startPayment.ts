import { ServiceError } from '@broadsheet/service-kit/http';
import { salesRefusals } from '../../http/salesRefusals.ts';
/** Starts the payment of an order. An order has one open attempt at each provider, however often a page starts one. */
import { isIntroductionOver } from '../../introductions/isIntroductionOver.ts';
import { PENDING_MS } from '../../orders/Order.ts';
import type { Order } from '../../orders/Order.ts';
import { findLastReplacement } from '../../orders/replacementStore.ts';
import { requireFirst } from '../../orders/requireFirst.ts';
import {
  endAttempt,
  findOpenAttempt,
  insertAttempt,
  isKnown,
  setReference,
} from '../attempts/attemptStore.ts';
import type { Attempt, KnownAttempt } from '../attempts/attemptStore.ts';
import { paymentRefusals } from '../booking/paymentRefusals.ts';
import { getSubject } from '../booking/decideSettlement.ts';
import { settleAttempt } from '../booking/settleAttempt.ts';
import { ensureCustomer } from '../methods/ensureCustomer.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import type { PaymentProvider, StartedPayment } from '../providers/PaymentProvider.ts';
import { callProvider } from './callProvider.ts';
import { closeOrder } from './closeOrder.ts';
import { closeRivals } from './closeRivals.ts';

/** How many attempts one call tries: a cancelled or expired one is followed by a new one. */
const TRIES = 3;

const getKind = ({ total }: Order) => (total > 0 ? ('payment' as const) : ('setup' as const));

/** Returns why the prices of an order are not valid any more; `undefined` while they are. */
async function findPriceProblem({ database, clock }: PaymentsContext, order: Order) {
  if (order.createdOn + PENDING_MS <= clock.now()) return salesRefusals.orderOld;
  return (await isIntroductionOver(database, order)) ? salesRefusals.introductionOver : undefined;
}

/** Cancels an order that cannot be paid any more. @throws ServiceError 409 when it turns out to be paid */
async function requireClosed(context: PaymentsContext, order: Order): Promise<void> {
  if ((await closeOrder(context, order)) === 'paid') throw new ServiceError(salesRefusals.orderOver);
}

/**
 * Asserts that the buyer has not subscribed to the order's products since it was made, in another tab. Who subscribed before
 * has confirmed this order. A refused order is cancelled, so that it is made anew by who confirms it.
 */
async function requireStillFirst(context: PaymentsContext, order: Order): Promise<void> {
  const { database, site } = context;
  const { owner, items, createdOn: since } = order;
  try {
    await requireFirst(database, { site, owner, items, since });
  } catch (error) {
    if (error instanceof ServiceError) await requireClosed(context, order);
    throw error;
  }
}

/**
 * Asserts that another tab has not bought the product of a cancelled order, which says more than that the order is over. One that
 * was made anew leads to its replacement instead, which may be what was bought.
 */
async function requireNotBought({ database, site }: PaymentsContext, order: Order): Promise<void> {
  const { orderNumber, owner, items, createdOn: since } = order;
  if ((await findLastReplacement(database, orderNumber)) !== orderNumber) return;
  await requireFirst(database, { site, owner, items, since });
}

async function requirePayable(
  context: PaymentsContext,
  order: Order,
  provider: PaymentProvider,
): Promise<void> {
  if (order.status === 'Cancelled') await requireNotBought(context, order);
  if (order.status !== 'Pending') throw new ServiceError(salesRefusals.orderOver);
  const problem = await findPriceProblem(context, order);
  if (problem !== undefined) {
    await requireClosed(context, order);
    throw new ServiceError(problem);
  }
  await requireStillFirst(context, order);
  const kind = getKind(order);
  const isFree = kind === 'setup' && provider.name === 'paypal';
  if (isFree || !provider.accepts({ kind, currency: order.currency }))
    throw new ServiceError(paymentRefusals.optionUnfit);
}

async function ensureAttempt(
  { database, site, clock }: PaymentsContext,
  order: Order,
  provider: PaymentProvider,
): Promise<Attempt | undefined> {
  const key = { orderNumber: order.orderNumber, provider: provider.name };
  const open = await findOpenAttempt(database, key);
  if (open !== undefined) return open;
  const made = await insertAttempt(database, {
    site,
    subject: { kind: 'order', orderNumber: order.orderNumber },
    provider: provider.name,
    kind: getKind(order),
    amount: order.total,
    currency: order.currency,
    now: clock.now(),
  });
  // When nothing was stored, another tab has started one meanwhile.
  return made ?? findOpenAttempt(database, key);
}

/**
 * Starts an attempt at the provider. Its idempotency key makes a second start return the first payment.
 *
 * @returns undefined when another tab has closed the attempt meanwhile
 */
async function startAttempt(
  context: PaymentsContext,
  attempt: Attempt,
  { order, provider }: { readonly order: Order; readonly provider: PaymentProvider },
): Promise<StartedPayment | undefined> {
  const { database, site, returnUrls } = context;
  const started = await callProvider(context.log, async () =>
    provider.start({
      kind: attempt.kind,
      amount: attempt.amount,
      currency: attempt.currency,
      subject: getSubject(attempt),
      customer: await ensureCustomer(database, provider, { site, owner: order.owner }),
      idempotencyKey: `order-${order.orderNumber}-${attempt.id}`,
      returnUrl: returnUrls.checkout,
      cancelUrl: returnUrls.checkout,
    }),
  );
  const isOpen = await setReference(database, attempt.id, started.reference);
  if (isOpen) return started;
  // Another tab has begun to pay for the same meanwhile, and could not cancel what it did not know.
  const { kind } = attempt;
  await callProvider(context.log, () => provider.cancel({ kind, reference: started.reference }));
  return undefined;
}

/**
 * Resumes a payment that was started before.
 *
 * @returns undefined when it was cancelled or has expired
 * @throws ServiceError 409 when it is paid already; it is booked then; 409 also while its provider decides. 503 when the provider
 *   does not answer
 */
async function resumeAttempt(
  context: PaymentsContext,
  attempt: KnownAttempt,
  provider: PaymentProvider,
): Promise<StartedPayment | undefined> {
  const settled = await callProvider(context.log, async () =>
    settleAttempt(context, attempt, await provider.look(attempt)),
  );
  if (settled === 'booked' || settled === 'returned') throw new ServiceError(salesRefusals.orderOver);
  if (settled === 'processing') throw new ServiceError(paymentRefusals.processing);
  const resumed =
    settled === 'gone' ? undefined : await callProvider(context.log, () => provider.resume(attempt));
  if (resumed === undefined) await endAttempt(context.database, attempt.id, 'abandoned');
  return resumed;
}

/**
 * Starts or resumes the payment of an order. @returns what a page needs to pay; amount and currency are the order's
 *
 * @throws ServiceError 409 for an order that is paid or cancelled, or that the provider cannot take, and for one that is two
 *   days old, whose introduction was had meanwhile, or whose product its buyer has subscribed to meanwhile: it is cancelled
 *   then. 409 also while the same is paid in another tab, or its bank decides about it. 503 when the provider does not answer
 */
export async function startPayment(
  context: PaymentsContext,
  order: Order,
  provider: PaymentProvider,
): Promise<StartedPayment> {
  await requirePayable(context, order, provider);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const attempt = await ensureAttempt(context, order, provider);
    if (attempt === undefined) continue;
    await closeRivals(context, order, attempt);
    const started = isKnown(attempt)
      ? await resumeAttempt(context, attempt, provider)
      : await startAttempt(context, attempt, { order, provider });
    if (started !== undefined) return started;
  }
  // Each time it was closed by another tab, which begins to pay for the same.
  throw new ServiceError(paymentRefusals.rivals);
}
