/** The actions of readers who give and share, of a provider's dashboard and of the clock, as steps that a property test draws. */
import fc from 'fast-check';
import type { Answer, Shop, ShopReader } from './openShop.ts';

const PLANS = [
  { sku: 'digital', priceCode: 'DIGITAL-ANNUAL' },
  { sku: 'digital', priceCode: 'DIGITAL-MONTHLY' },
  { sku: 'gift-digital', priceCode: 'GIFT-YEAR' },
] as const;
const ACTIONS = ['refund', 'half', 'dispute', 'won', 'lost', 'again'] as const;

/** The index of a reader: 0 is the one who buys. */
type Who = 0 | 1 | 2;

export type Step =
  | { readonly kind: 'buy'; readonly plan: (typeof PLANS)[number] }
  /** `ago` selects an earlier purchase, share or gift; 0 is the newest. */
  | { readonly kind: 'name' | 'cancel' | 'rescue'; readonly ago: number }
  | { readonly kind: 'share' | 'redeemShare' | 'stopShare'; readonly ago: number; readonly who: Who }
  /** Several readers redeem a gift at once. */
  | { readonly kind: 'redeemGift'; readonly ago: number; readonly readers: readonly Who[] }
  | { readonly kind: 'dashboard'; readonly ago: number; readonly action: (typeof ACTIONS)[number] }
  /** Pending events arrive, or get lost. */
  | { readonly kind: 'arrive' | 'lose'; readonly most: number; readonly isBackwards: boolean }
  | { readonly kind: 'bill'; readonly times: number }
  | { readonly kind: 'pass'; readonly days: number };

const kind = <Kind extends string>(...kinds: readonly [Kind, ...Kind[]]) => fc.constantFrom(...kinds);
const ago = fc.constantFrom(0, 0, 0, 1, 2);
const who = fc.constantFrom<Who>(0, 1, 2);
const buy = fc.record({ kind: kind('buy'), plan: fc.constantFrom(...PLANS) });

const any = fc.oneof<fc.Arbitrary<Step>[]>(
  buy,
  fc.record({ kind: kind('name', 'cancel', 'rescue'), ago }),
  fc.record({ kind: kind('share', 'redeemShare', 'stopShare'), ago, who }),
  fc.record({ kind: kind('share', 'redeemShare'), ago, who: fc.constantFrom<Who>(1, 2) }),
  fc.record({ kind: kind('redeemGift'), ago, readers: fc.array(who, { minLength: 1, maxLength: 3 }) }),
  fc.record({ kind: kind('dashboard'), ago, action: fc.constantFrom(...ACTIONS) }),
  fc.record({
    kind: kind('arrive', 'arrive', 'lose'),
    most: fc.integer({ min: 1, max: 6 }),
    isBackwards: fc.boolean(),
  }),
  fc.record({ kind: kind('bill'), times: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ kind: kind('pass'), days: fc.integer({ min: 1, max: 200 }) }),
);

export const steps: fc.Arbitrary<readonly Step[]> = fc
  .tuple(buy, fc.array(any, { minLength: 4, maxLength: 20 }))
  .map(([first, rest]) => [first, ...rest]);

export interface GivingRun {
  readonly shop: Shop;
  /** Who buys, and two others. */
  readonly readers: readonly (ShopReader & { readonly email: string; readonly accessToken: string })[];
  /** The pending events to the shop, the oldest first. */
  readonly underWay: Request[];
  /** What was bought: the subscription, and the id of its payment at the provider. */
  readonly bought: { readonly id: number; readonly intent: string; readonly isGift: boolean }[];
  /** The codes of invitations, the oldest first. */
  readonly invitations: string[];
}

const pick = <Value>(values: readonly Value[], back: number): Value | undefined => values.at(-1 - back);

async function purchase({ shop, readers, bought }: GivingRun, plan: (typeof PLANS)[number]): Promise<void> {
  const [ada] = readers;
  if (ada === undefined) return;
  const orderNumber = await ada.order(plan, ada.email);
  const { secret, intent } = await ada.start(orderNumber);
  await ada.confirm(secret);
  const { body: order } = await ada.finish(orderNumber, intent);
  if (order['status'] !== 'Paid') throw new Error(`An order was not paid: ${JSON.stringify(order)}`);
  await shop.platform.sales.settle();
  const { body } = await ada.sale('GET', `/order/detail/${orderNumber}`);
  bought.push({ id: Number(body['subscriptionIDs']), intent, isGift: plan.priceCode === 'GIFT-YEAR' });
}

/** Returns the codes of the gifts that nobody has redeemed, the oldest first. */
async function listCodes([ada]: GivingRun['readers']): Promise<readonly string[]> {
  const gifts = JSON.stringify((await ada?.sale('GET', '/subscription/gift'))?.body['list'] ?? []);
  return [...gifts.matchAll(/"redeemCode":"([^"]+)"/g)].map(([, code = '']) => code).toReversed();
}

/** Remembers the codes of gifts, so that a code is also tried after it was redeemed. */
const knownCodes = new WeakMap<GivingRun, Set<string>>();

async function findCode(run: GivingRun, back: number): Promise<string | undefined> {
  const known = knownCodes.get(run) ?? new Set();
  knownCodes.set(run, known);
  for (const code of await listCodes(run.readers)) known.add(code);
  return pick([...known], back);
}

type ShareStep = Extract<Step, { readonly kind: 'share' | 'redeemShare' | 'stopShare' }>;

async function doWithShares(run: GivingRun, step: ShareStep): Promise<readonly Answer[]> {
  const { readers, bought, invitations } = run;
  const reader = readers[step.who];
  const [ada] = readers;
  if (ada === undefined || reader === undefined) return [];
  const id = pick(bought, step.ago)?.id ?? 0;
  switch (step.kind) {
    case 'share': {
      const answer = await ada.sale('PUT', `/subscription/${id}/share`, { email: reader.email });
      if (answer.status === 200) invitations.push(String(answer.body['redeemCode']));
      return [answer];
    }
    case 'redeemShare': {
      const token = pick(invitations, step.ago);
      return token === undefined ? [] : [await reader.sale('POST', '/subscription/redeem', { token })];
    }
    case 'stopShare': {
      const { body } = await ada.sale('GET', `/subscription/${id}/sharing`);
      const shares = [...JSON.stringify(body).matchAll(/"subscriptionID":(\d+)/g)].map(([, share]) => share);
      const answers = shares
        .slice(0, 1)
        .map((share) => reader.sale('PUT', `/subscription/${share}/stopshare`));
      return Promise.all(answers);
    }
  }
}

/** Performs a step. @returns the answers to its calls */
export async function perform(run: GivingRun, step: Step): Promise<readonly Answer[]> {
  const { shop, readers, underWay, bought } = run;
  const [ada] = readers;
  if (ada === undefined) return [];
  switch (step.kind) {
    case 'buy':
      await purchase(run, step.plan);
      return [];
    case 'name': {
      const code = await findCode(run, step.ago);
      const recipient = { email: readers[1]?.email, name: 'Bo', note: 'For you' };
      return code === undefined ? [] : [await ada.sale('PUT', `/subscription/gift/${code}`, recipient)];
    }
    case 'redeemGift': {
      const token = await findCode(run, step.ago);
      if (token === undefined) return [];
      const redeemers = step.readers.flatMap((index) => readers[index] ?? []);
      return Promise.all(redeemers.map(({ sale }) => sale('POST', '/subscription/gift/redeem', { token })));
    }
    case 'cancel':
    case 'rescue': {
      const id = pick(bought, step.ago)?.id ?? 0;
      return [await ada.sale('PUT', `/subscription/${id}/${step.kind}`, {})];
    }
    case 'share':
    case 'redeemShare':
    case 'stopShare':
      return doWithShares(run, step);
    case 'dashboard':
      await ada.post('/sandbox/stripe/dashboard', {
        intent: pick(bought, step.ago)?.intent ?? '',
        action: step.action,
      });
      return [];
    case 'arrive':
    case 'lose': {
      const events = underWay.splice(0, step.most);
      if (step.kind === 'lose') return [];
      for (const event of step.isBackwards ? events.toReversed() : events) await shop.platform.fetch(event);
      return [];
    }
    case 'bill':
      await Promise.all(Array.from({ length: step.times }, () => shop.platform.sales.runBilling()));
      return [];
    case 'pass':
      await shop.passDays(step.days);
      return [];
  }
}
