/** The actions of readers, providers and the clock around a checkout, as steps that a property test draws and performs. */
import { createHmac } from 'node:crypto';
import { isRecord } from '@broadsheet/client-core';
import fc from 'fast-check';
import { ORIGIN } from './openShop.ts';
import type { Shop, ShopReader } from './openShop.ts';

const PRICES = ['DIGITAL-MONTHLY', 'DIGITAL-ANNUAL', 'DIGITAL-TRIAL', 'DIGITAL-YEN'] as const;
/** Card numbers: accepted; refused; without money; asks the bank. */
const CARDS = ['4242424242424242', '4000000000000002', '4000000000009995', '4000002760003184'] as const;

type OrderStep =
  | { readonly kind: 'startCard' | 'startPayPal' }
  | { readonly kind: 'confirm'; readonly card: (typeof CARDS)[number] }
  | { readonly kind: 'challenge'; readonly answer: 'pass' | 'fail' | 'leave' }
  | { readonly kind: 'finish' | 'finish3ds' | 'finishPayPal'; readonly times: number }
  | { readonly kind: 'approve'; readonly choice: 'approve' | 'decline' | 'expire' | 'cancel' }
  | { readonly kind: 'cancel' | 'rescue' };

export type Step =
  | { readonly kind: 'order'; readonly price: (typeof PRICES)[number]; readonly times: number }
  /** `ago` selects an earlier order; 0 is the newest. */
  | (OrderStep & { readonly ago: number })
  /** An event that was sent before is sent again. */
  | { readonly kind: 'event'; readonly ago: number; readonly signature: 'good' | 'old' | 'wrong' }
  /** Pending events arrive, or get lost. */
  | { readonly kind: 'arrive' | 'lose'; readonly most: number; readonly isBackwards: boolean }
  | { readonly kind: 'reconcile' | 'bill'; readonly times: number }
  | { readonly kind: 'pass'; readonly days: number };

const kind = <Kind extends string>(...kinds: readonly [Kind, ...Kind[]]) => fc.constantFrom(...kinds);
const times = fc.integer({ min: 1, max: 3 });
// Most steps concern the newest order.
const ago = fc.constantFrom(0, 0, 0, 1, 2);

const order = fc.record({ kind: kind('order'), price: fc.constantFrom(...PRICES), times });
const pay: readonly fc.Arbitrary<Step>[] = [
  fc.record({ kind: kind('startCard', 'startPayPal'), ago }),
  fc.record({ kind: kind('confirm'), card: fc.constantFrom(...CARDS), ago }),
  fc.record({ kind: kind('confirm'), card: fc.constant(CARDS[0]), ago }),
  fc.record({ kind: kind('challenge'), answer: fc.constantFrom('pass', 'fail', 'leave'), ago }),
  fc.record({ kind: kind('finish', 'finish3ds', 'finishPayPal'), times, ago }),
  fc.record({ kind: kind('finish', 'finishPayPal'), times, ago }),
  fc.record({
    kind: kind('approve'),
    choice: fc.constantFrom('approve', 'approve', 'decline', 'expire', 'cancel'),
    ago,
  }),
];
const around: readonly fc.Arbitrary<Step>[] = [
  order,
  fc.record({ kind: kind('cancel', 'rescue'), ago }),
  fc.record({
    kind: kind('event'),
    ago: fc.nat({ max: 20 }),
    signature: fc.constantFrom('good', 'good', 'old', 'wrong'),
  }),
  fc.record({
    kind: kind('arrive', 'lose'),
    most: fc.integer({ min: 1, max: 6 }),
    isBackwards: fc.boolean(),
  }),
  fc.record({ kind: kind('reconcile', 'bill'), times }),
  fc.record({ kind: kind('pass'), days: fc.integer({ min: 1, max: 40 }) }),
];

/** Steps: an order, a way to pay it, and anything after that. */
export const steps: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    order,
    fc.record({ kind: kind('startCard', 'startPayPal'), ago: fc.constant(0) }),
    fc.array(fc.oneof(...pay, ...pay, ...around), { minLength: 3, maxLength: 18 }),
  )
  .map(([first, second, rest]) => [first, second, ...rest]);

/** An order, and the payments that were started for it. */
export interface Ordered {
  readonly orderNumber: string;
  readonly intents: Set<string>;
  readonly tokens: Set<string>;
  /** The secret of the newest card payment. */
  secret: string;
}

export interface Run {
  readonly shop: Shop;
  readonly ada: ShopReader;
  /** The pending events to the shop, the oldest first. */
  readonly underWay: Request[];
  readonly ordered: Map<string, Ordered>;
  /** The renewals that the provider had been paid for when a subscription was cancelled, by the subscription's number. */
  readonly cancelledAt: Map<number, number>;
  readonly renewalsOf: (subscriptionID: number) => Promise<number>;
}

async function makeOrder({ ada, ordered }: Run, { price, times: calls }: Extract<Step, { kind: 'order' }>) {
  const items = [{ sku: 'digital', priceCode: price, quantity: 1 }];
  const billingAddress = { line1: 'Am Ufer 1', locality: 'Berlin', postal: '10115', country: 'DE' };
  await ada.sale('DELETE', '/cart/clear');
  await ada.sale('POST', '/cart/item', { items, billingAddress });
  const click = () => ada.sale('POST', '/checkout/order', { billingAddress });
  const answers = await Promise.all(Array.from({ length: calls }, click));
  const numbers = answers.filter(({ status }) => status === 200).map(({ body }) => body['orderNumber']);
  for (const number of numbers) {
    if (typeof number !== 'string' || ordered.has(number)) continue;
    ordered.set(number, { orderNumber: number, intents: new Set(), tokens: new Set(), secret: '' });
  }
}

async function decide({ ada, ...run }: Run, { orderNumber }: Ordered, verb: 'cancel' | 'rescue') {
  const { body } = await ada.sale('GET', `/order/detail/${orderNumber}`);
  const ids = typeof body['subscriptionIDs'] === 'string' ? body['subscriptionIDs'].split(',') : [];
  for (const id of ids.map(Number)) {
    const { status } = await ada.sale('PUT', `/subscription/${id}/${verb}`, {});
    if (status !== 200) continue;
    if (verb === 'rescue') run.cancelledAt.delete(id);
    else run.cancelledAt.set(id, run.cancelledAt.get(id) ?? (await run.renewalsOf(id)));
  }
}

async function performOn(run: Run, own: Ordered, step: OrderStep): Promise<void> {
  const { ada, shop } = run;
  const { orderNumber } = own;
  const again = (call: () => Promise<unknown>, calls: number) =>
    Promise.all(Array.from({ length: calls }, call));
  switch (step.kind) {
    case 'startCard': {
      const { outcome, secret, intent } = await ada.start(orderNumber);
      if (outcome !== '200') return;
      own.secret = secret;
      own.intents.add(intent);
      return;
    }
    case 'startPayPal': {
      const { outcome, token } = await ada.startPayPal(orderNumber);
      if (outcome === '200') own.tokens.add(token);
      return;
    }
    case 'confirm':
      if (own.secret !== '') await ada.confirm(own.secret, step.card);
      return;
    case 'challenge':
      if (own.secret !== '')
        await ada.post('/sandbox/stripe/challenge', { secret: own.secret, answer: step.answer });
      return;
    case 'finish':
      for (const intent of own.intents) await again(() => ada.finish(orderNumber, intent), step.times);
      return;
    case 'finish3ds': {
      const path = `/checkout/3ds/order/${orderNumber}/payment/1`;
      for (const token of own.intents) await again(() => ada.sale('PUT', path, { token }), step.times);
      return;
    }
    case 'finishPayPal':
      for (const token of own.tokens) await again(() => ada.finishPayPal(orderNumber, token), step.times);
      return;
    case 'approve':
      for (const token of own.tokens) await ada.approve(token, step.choice);
      return;
    case 'cancel':
    case 'rescue':
      await shop.platform.sales.settle();
      await decide(run, own, step.kind);
  }
}

/** Sends an event as Stripe would. @returns the status of the response; `undefined` when there is no such event */
async function sendEvent(
  { shop }: Run,
  { ago: back, signature }: Extract<Step, { kind: 'event' }>,
): Promise<number | undefined> {
  const { data } = await shop.stripeApi('events?limit=30');
  const event: unknown = Array.isArray(data) ? data[back] : undefined;
  if (!isRecord(event)) return undefined;
  const body = JSON.stringify(event);
  const at = Math.floor(shop.sandbox.clock.now() / 1000) - (signature === 'old' ? 3_600 : 0);
  const secret = signature === 'wrong' ? 'whsec_wrong' : (shop.sandbox.payments.stripe?.webhookSecret ?? '');
  const mark = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  const { status } = await shop.platform.fetch(
    new Request(`${ORIGIN}/sales/public/v1/webhooks/stripe`, {
      method: 'POST',
      body,
      headers: { 'stripe-signature': `t=${at},v1=${mark}` },
    }),
  );
  return status;
}

/** Performs a step. @throws Error when an event with a bad signature was accepted, or a good one was not */
export async function perform(run: Run, step: Step): Promise<void> {
  const { sales } = run.shop.platform;
  switch (step.kind) {
    case 'order':
      return makeOrder(run, step);
    case 'event': {
      const status = await sendEvent(run, step);
      const expected = step.signature === 'good' ? 200 : 400;
      if (status === undefined || status === expected) return;
      throw new Error(`An event with a ${step.signature} signature was answered ${status}.`);
    }
    case 'arrive':
    case 'lose': {
      const events = run.underWay.splice(0, step.most);
      if (step.kind === 'lose') return;
      for (const event of step.isBackwards ? events.toReversed() : events)
        await run.shop.platform.fetch(event);
      return;
    }
    case 'reconcile':
      await Promise.all(Array.from({ length: step.times }, () => sales.reconcilePayments()));
      return;
    case 'bill':
      await Promise.all(Array.from({ length: step.times }, () => sales.runBilling()));
      return;
    case 'pass':
      await run.shop.passDays(step.days);
      return;
    case 'startCard':
    case 'startPayPal':
    case 'confirm':
    case 'challenge':
    case 'finish':
    case 'finish3ds':
    case 'finishPayPal':
    case 'approve':
    case 'cancel':
    case 'rescue': {
      const own = [...run.ordered.values()].at(-1 - step.ago);
      if (own !== undefined) await performOn(run, own, step);
    }
  }
}
