import type { CurrentTerm, ProductChanges, SubscriptionChangeBody } from '@broadsheet/sdk-sales/contract';
import type { Queries } from '../../database/Database.ts';
import { quotePlanChange } from '../billing/proration.ts';
import type { ChangeQuote } from '../billing/proration.ts';
import { requirePrice, requireProduct } from '../catalogue/catalogue.ts';
import { parsePrice } from '../catalogue/Price.ts';
import { findDocument } from '../documents/documentStore.ts';
import { invalidSale } from '../http/SalesError.ts';
import { takeShare, toDecimal } from '../money/Money.ts';
import { quoteAmount } from '../renewals/quoteTerm.ts';
import type { SalesContext } from '../SalesContext.ts';
import { listPeriods } from '../subscriptions/periodStore.ts';
import { requireLocked } from '../subscriptions/requireSubscription.ts';
import type { OwnSubscription } from '../subscriptions/requireSubscription.ts';
import { requirePeriod } from '../subscriptions/startSubscriptions.ts';
import type { PeriodQuote, SoldPlan, Subscription } from '../subscriptions/Subscription.ts';
import { withdrawChallenged } from './changePlan.ts';
import { insertSession } from './changeSession.ts';
import type { AgreedChange } from './changeSession.ts';
import { requireChangeable } from './requireChangeable.ts';

/** What a reader asks for. */
export interface WantedChange {
  readonly newPriceCode: string;
  readonly productChanges: ProductChanges;
  readonly currentTerm: CurrentTerm;
}

async function readPlan(
  { site }: SalesContext,
  queries: Queries,
  { subscription, priceCode }: { readonly subscription: Subscription; readonly priceCode: string },
): Promise<SoldPlan> {
  const scope = { queries, site };
  const { sku, currency } = await requirePrice(scope, priceCode);
  const product = await requireProduct(scope, sku);
  const price = (await findDocument(scope, 'price', { id: priceCode })) ?? {};
  if (priceCode === subscription.priceCode) {
    throw invalidSale('The subscription has this price already. Choose another one.');
  }
  if (currency !== subscription.currency || product.isGift) {
    throw invalidSale(
      'This price is for other subscriptions. Choose one in the same currency that is no gift.',
    );
  }
  return { sku, productName: product.name, priceCode, price, currency };
}

/** The part of a period's price that is charged now, with its share of the taxes. */
function shareCharge({ total, tax, taxLines }: PeriodQuote, charged: number): PeriodQuote {
  if (total === 0) return { subtotal: charged, tax: 0, total: charged, taxLines: [] };
  const ratio = { numerator: charged, denominator: total };
  const part = takeShare(tax, ratio);
  return {
    subtotal: charged - part,
    tax: part,
    total: charged,
    taxLines: taxLines.map((line) => ({ ...line, amount: takeShare(line.amount, ratio) })),
  };
}

function answerFor(
  subscription: Subscription,
  { plan, quote, worth }: { readonly plan: SoldPlan; readonly quote: ChangeQuote; readonly worth: number },
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
    currentTermTotalAmount: decimal(worth),
    proposedSKU: plan.sku,
    proposedPriceCode: plan.priceCode,
    proposedNextEventDate: quote.nextChargeAt,
    proposedCharge: decimal(quote.chargeNow),
    proposedRefundAmount: decimal(quote.refundNow),
  };
}

/**
 * Says what a change of plan would cost and when; nothing changes yet. A change that waits for the bank is given up for it.
 *
 * @throws SalesError 400 or 404 for a price that cannot be had, 404 for another reader's subscription, 409 for one whose
 *   plan cannot be changed as it stands
 */
export async function quoteChange(
  context: SalesContext,
  own: OwnSubscription,
  { newPriceCode, productChanges, currentTerm }: WantedChange,
): Promise<SubscriptionChangeBody> {
  const { database, clock } = context;
  await withdrawChallenged(context, own);
  return database.transaction(async (queries) => {
    const subscription = await requireLocked(queries, own);
    requireChangeable(subscription);
    const now = clock.now();
    const plan = await readPlan(context, queries, { subscription, priceCode: newPriceCode });
    const period = requirePeriod(plan, { index: 1, from: now });
    const full = await quoteAmount({ queries, site: context.site }, subscription, {
      price: plan.price,
      sku: plan.sku,
      amount: parsePrice(plan.price).rates[0].amount * subscription.quantity,
    });
    const paid = (await listPeriods(queries, subscription.id)).at(-1);
    const worth = paid?.worth ?? 0;
    const quote = quotePlanChange({
      now,
      productChanges,
      currentTerm,
      current: { ...subscription.period, paid: worth },
      proposed: { amount: full.total, period },
    });
    const answer = answerFor(subscription, { plan, quote, worth });
    const charge = shareCharge(full, quote.chargeNow);
    const { periodNumber } = subscription;
    const agreed: AgreedChange = { productChanges, plan, quote, period, charge, periodNumber, answer };
    const sessionId = await insertSession(queries, { subscriptionId: subscription.id, agreed, now });
    return { ...answer, sessionId };
  });
}
