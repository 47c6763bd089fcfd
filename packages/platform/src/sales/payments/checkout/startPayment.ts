/** Beginning to pay an order: one open payment for each provider, however often a page asks for it. */
import { SalesError, salesRefusals } from '../../http/SalesError.ts';
import type { Order } from '../../orders/Order.ts';
import {
  endAttempt,
  findOpenAttempt,
  insertAttempt,
  isKnown,
  setReference,
} from '../attempts/attemptStore.ts';
import type { Attempt, KnownAttempt } from '../attempts/attemptStore.ts';
import { paymentRefusals } from '../booking/paymentRefusals.ts';
import { settleAttempt, subjectOf } from '../booking/settleAttempt.ts';
import { ensureCustomer } from '../methods/ensureCustomer.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import type { PaymentProvider, StartedPayment } from '../providers/PaymentProvider.ts';
import { askProvider } from './askProvider.ts';

/** How often a payment that is over is followed by a new one within one call. */
const TRIES = 3;

const kindOf = ({ total }: Order) => (total > 0 ? ('payment' as const) : ('setup' as const));

function requirePayable(order: Order, provider: PaymentProvider): void {
  if (order.status !== 'Pending') throw new SalesError(salesRefusals.orderOver);
  const kind = kindOf(order);
  const isFree = kind === 'setup' && provider.name === 'paypal';
  if (isFree || !provider.accepts({ kind, currency: order.currency }))
    throw new SalesError(paymentRefusals.optionUnfit);
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
    kind: kindOf(order),
    amount: order.total,
    currency: order.currency,
    now: clock.now(),
  });
  // Another tab was faster.
  return made ?? findOpenAttempt(database, key);
}

/** Starts an attempt at the provider; under its key a second start is the first one. */
async function startAttempt(
  context: PaymentsContext,
  attempt: Attempt,
  { order, provider }: { readonly order: Order; readonly provider: PaymentProvider },
): Promise<StartedPayment> {
  const { database, site, returnUrls } = context;
  const started = await askProvider(context.log, async () =>
    provider.start({
      kind: attempt.kind,
      amount: attempt.amount,
      currency: attempt.currency,
      subject: subjectOf(attempt),
      customer: await ensureCustomer(database, provider, { site, owner: order.owner }),
      idempotencyKey: `order-${order.orderNumber}-${attempt.id}`,
      returnUrl: returnUrls.checkout,
      cancelUrl: returnUrls.checkout,
    }),
  );
  await setReference(database, attempt.id, started.reference);
  return started;
}

/**
 * Goes on with a payment that was begun. One that is paid already is booked.
 *
 * @returns undefined when nothing can come of it any more
 */
async function resumeAttempt(
  context: PaymentsContext,
  attempt: KnownAttempt,
  provider: PaymentProvider,
): Promise<StartedPayment | undefined> {
  const settled = await askProvider(context.log, async () =>
    settleAttempt(context, attempt, await provider.look(attempt)),
  );
  if (settled === 'booked' || settled === 'returned') throw new SalesError(salesRefusals.orderOver);
  const resumed =
    settled === 'gone' ? undefined : await askProvider(context.log, () => provider.resume(attempt));
  if (resumed === undefined) await endAttempt(context.database, attempt.id, 'abandoned');
  return resumed;
}

/**
 * What a page needs to pay an order. Amount and currency are the order's; the page says neither.
 *
 * @throws SalesError 409 for an order that is paid or cancelled, 503 when the provider does not answer
 */
export async function startPayment(
  context: PaymentsContext,
  order: Order,
  provider: PaymentProvider,
): Promise<StartedPayment> {
  requirePayable(order, provider);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const attempt = await ensureAttempt(context, order, provider);
    if (attempt === undefined) continue;
    const started = isKnown(attempt)
      ? await resumeAttempt(context, attempt, provider)
      : await startAttempt(context, attempt, { order, provider });
    if (started !== undefined) return started;
  }
  throw new SalesError(paymentRefusals.gone);
}
