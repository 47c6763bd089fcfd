import type { CurrentTerm, ProductChanges, SubscriptionChangeBody } from '@broadsheet/sdk-sales/contract';
import type { Queries } from '@broadsheet/service-kit/database';
import { quotePlanChange } from '../billing/proration.ts';
import type { ChangeQuote } from '../billing/proration.ts';
import { requirePrice, requireProduct } from '../catalogue/catalogue.ts';
import { getBillingCycle, getLastingCycle } from '../catalogue/billingCycle.ts';
import type { BillingCycle } from '../catalogue/billingCycle.ts';
import { parsePrice } from '../catalogue/Price.ts';
import { findDocument } from '../documents/documentStore.ts';
import { findFirstCycle } from '../introductions/findFirstCycle.ts';
import { getChargeStep, splitAmount, computeShare, toDecimal } from '@broadsheet/service-kit/money';
import { invalidRequest } from '@broadsheet/service-kit/http';
import { quoteAmount } from '../subscriptions/quoteTerm.ts';
import { findWorth } from '../subscriptions/periodStore.ts';
import { requireLocked } from '../subscriptions/requireSubscription.ts';
import type { OwnSubscription } from '../subscriptions/requireSubscription.ts';
import type { PeriodQuote, SoldPlan, Subscription } from '../subscriptions/Subscription.ts';
import { withdrawChallenged } from './changePlan.ts';
import { insertSession } from './changeSession.ts';
import type { AgreedChange } from './changeSession.ts';
import { requireChangeable } from './requireChangeable.ts';
import type { ChangeContext } from './settleChange.ts';

/** The change that a reader asks for. */
export interface WantedChange {
  readonly newPriceCode: string;
  readonly productChanges: ProductChanges;
  readonly currentTerm: CurrentTerm;
}

async function readPlan(
  { site }: Pick<ChangeContext, 'site'>,
  queries: Queries,
  { subscription, priceCode }: { readonly subscription: Subscription; readonly priceCode: string },
): Promise<SoldPlan> {
  const scope = { queries, site };
  const { sku, currency } = await requirePrice(scope, priceCode);
  const product = await requireProduct(scope, sku);
  const price = (await findDocument(scope, 'price', { id: priceCode })) ?? {};
  if (priceCode === subscription.priceCode) {
    throw invalidRequest('The subscription has this price already. Choose another one.');
  }
  if (currency !== subscription.currency || product.isGift) {
    throw invalidRequest(
      'This price is for other subscriptions. Choose one in the same currency that is no gift.',
    );
  }
  const beginner = { queries, reader: subscription.owner, changing: subscription.id };
  const firstCycle = await findFirstCycle(beginner, parsePrice(price));
  return { sku, productName: product.name, priceCode, price, currency, firstCycle };
}

/** Finds a cycle of a plan as if it began at the moment `now`. */
function findCycle(
  { price }: SoldPlan,
  { index, now }: { readonly index: number; readonly now: number },
): BillingCycle | undefined {
  return getBillingCycle(parsePrice(price).rates, { index, start: now, first: index });
}

/** Returns the cycle of the new plan that determines the charge, as if it began now. @throws Error when there is none */
function requireCycle(
  plan: SoldPlan,
  { isRest, now }: { readonly isRest: boolean; readonly now: number },
): BillingCycle {
  const index = isRest ? getLastingCycle(parsePrice(plan.price).rates) : plan.firstCycle;
  const cycle = findCycle(plan, { index, now });
  if (cycle === undefined) throw new Error('A plan was to begin with a cycle that its price does not have.');
  return cycle;
}

/** Reduces a period's quote to the amount that is charged now, with its share of the taxes. */
function shareCharge({ total, tax, taxLines }: PeriodQuote, charged: number): PeriodQuote {
  if (total === 0) return { subtotal: charged, tax: 0, total: charged, taxLines: [] };
  const ratio = { numerator: charged, denominator: total };
  const part = computeShare(tax, ratio);
  const amounts = taxLines.map(({ amount }) => amount);
  // The lines are split together: rounded one by one they might not add up to the tax.
  const parts = tax === 0 ? amounts : splitAmount(part, amounts);
  return {
    subtotal: charged - part,
    tax: part,
    total: charged,
    taxLines: taxLines.map((line, index) => ({ ...line, amount: parts[index] ?? 0 })),
  };
}

/** The amounts of a preview that the change itself does not need, in minor units with taxes. */
interface ShownAmounts {
  /** The worth of the current period. */
  readonly worth: number;
  /** The first cycle of the new plan. */
  readonly price: number;
  /** The next charge after the change; undefined where the new price ends. */
  readonly next: number | undefined;
}

function answerFor(
  subscription: Subscription,
  {
    plan,
    quote,
    shown,
  }: { readonly plan: SoldPlan; readonly quote: ChangeQuote; readonly shown: ShownAmounts },
): AgreedChange['answer'] {
  const { currency } = subscription;
  const decimal = (amount: number): number => toDecimal({ amount, currency });
  return {
    subscriptionId: subscription.id,
    currency,
    currentSKU: subscription.sku,
    currentPriceCode: subscription.priceCode,
    currentTermStarted: subscription.period.startsAt,
    currentTermEnds: subscription.period.endsAt,
    currentTermTotalAmount: decimal(shown.worth),
    proposedSKU: plan.sku,
    proposedPriceCode: plan.priceCode,
    proposedRetailCycleIDX: plan.firstCycle,
    proposedTermTotalAmount: decimal(shown.price),
    ...(shown.next !== undefined && { proposedNextCharge: decimal(shown.next) }),
    proposedNextEventDate: quote.nextChargeAt,
    proposedCharge: decimal(quote.chargeNow),
    proposedRefundAmount: decimal(quote.refundNow),
  };
}

interface ChangedSubscription {
  readonly subscription: Subscription;
  readonly wanted: WantedChange;
  readonly now: number;
}

/** Calculates a change of plan; nothing is stored. */
async function planChange(
  context: ChangeContext,
  queries: Queries,
  { subscription, wanted, now }: ChangedSubscription,
): Promise<AgreedChange> {
  const { newPriceCode, productChanges, currentTerm } = wanted;
  const plan = await readPlan(context, queries, { subscription, priceCode: newPriceCode });
  const { price, sku, firstCycle } = plan;
  const quoteCycle = (cycle: BillingCycle): Promise<PeriodQuote> =>
    quoteAmount({ queries, site: context.site }, subscription, {
      price,
      sku,
      amount: cycle.amount * subscription.quantity,
    });
  // The rest of the current term is charged at the last rate; an introduction begins with the next term.
  const isRest = productChanges === 'NOW' && currentTerm === 'CONTINUES';
  const cycle = requireCycle(plan, { isRest, now });
  const full = await quoteCycle(cycle);
  const period = { startsAt: cycle.startsOn, endsAt: cycle.endsOn };
  const worth = await findWorth(queries, subscription.id);
  const quote = quotePlanChange({
    now,
    step: getChargeStep(subscription.currency),
    productChanges,
    currentTerm,
    current: { ...subscription.period, paid: worth },
    proposed: { amount: full.total, period },
  });
  const first = isRest ? await quoteCycle(requireCycle(plan, { isRest: false, now })) : full;
  const isFirstPaid = productChanges === 'NOW' && !isRest;
  const second = isFirstPaid ? findCycle(plan, { index: firstCycle + 1, now }) : undefined;
  const next = isFirstPaid ? second && (await quoteCycle(second)).total : first.total;
  const answer = answerFor(subscription, { plan, quote, shown: { worth, price: first.total, next } });
  const charge = shareCharge(full, quote.chargeNow);
  const { periodNumber } = subscription;
  return { productChanges, plan, quote, period, charge, periodNumber, worth, answer };
}

/**
 * Previews the cost and the dates of a change of plan; the subscription does not change. An earlier change that waits for
 * the bank is withdrawn.
 *
 * @throws ServiceError 400 or 404 for a price that is not available to the subscription, 404 for another reader's
 *   subscription, 409 when the subscription's standing does not allow a change, 503 when the provider does not answer
 */
export async function quoteChange(
  context: ChangeContext,
  own: OwnSubscription,
  wanted: WantedChange,
): Promise<SubscriptionChangeBody> {
  const { database, clock } = context;
  await withdrawChallenged(context, own);
  return database.transaction(async (queries) => {
    const subscription = await requireLocked(queries, own);
    const now = clock.now();
    requireChangeable(subscription, now);
    const agreed = await planChange(context, queries, { subscription, wanted, now });
    const sessionId = await insertSession(queries, { subscriptionId: subscription.id, agreed, now });
    return { ...agreed.answer, sessionId };
  });
}
