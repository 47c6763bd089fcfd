/** Tests the stand-in for Stripe through the official library, and as a page uses it. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { ORIGIN, START } from '../../test/openSandbox.ts';
import { WEBHOOK_SECRET, openStripe } from '../../test/openStripe.ts';

const GOOD = '4242424242424242';
const PRICE = { amount: 1_200, currency: 'eur' };

/** Returns a summary of the error that the library throws. */
async function refusalOf(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error('The call was not refused.');
  return { type: error.type, code: error.code, decline: error.decline_code };
}

describe('a payment', () => {
  it('succeeds with a card that a page has typed, and keeps the card for the customer', async () => {
    const { stripe, page, typeCard } = openStripe();
    const customer = await stripe.customers.create({ metadata: { reader: 'r1' } });
    const intent = await stripe.paymentIntents.create({
      ...PRICE,
      customer: customer.id,
      setup_future_usage: 'off_session',
      metadata: { order: 'A1' },
    });
    const secret = String(intent.client_secret);
    const confirmed = await page('POST', `payment_intents/${intent.id}/confirm`, {
      client_secret: secret,
      payment_method: await typeCard(GOOD),
    });
    expect(confirmed['status']).toBe('succeeded');
    const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['payment_method'] });
    expect(paid).toMatchObject({ amount_received: 1_200, metadata: { order: 'A1' }, customer: customer.id });
    expect(paid.payment_method).toMatchObject({
      card: { brand: 'visa', last4: '4242' },
      customer: customer.id,
    });
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000127', 'incorrect_cvc', undefined],
    ['4000000000000119', 'processing_error', undefined],
  ])('of the test number %s is refused with %s', async (number, code, decline) => {
    const { stripe, page, typeCard } = openStripe();
    const intent = await stripe.paymentIntents.create(PRICE);
    const { error } = await page('POST', `payment_intents/${intent.id}/confirm`, {
      client_secret: String(intent.client_secret),
      payment_method: await typeCard(number),
    });
    expect(error).toMatchObject({
      type: 'card_error',
      code,
      payment_intent: { status: 'requires_payment_method' },
    });
    const failed = await stripe.paymentIntents.retrieve(intent.id);
    expect(failed.last_payment_error?.decline_code).toBe(decline);
  });

  it.each([
    ['pass', 'succeeded'],
    ['fail', 'requires_payment_method'],
    ['leave', 'requires_action'],
  ])('that the bank asks about is, after the answer "%s", %s', async (answer, status) => {
    const { stripe, page, typeCard, post } = openStripe();
    const intent = await stripe.paymentIntents.create(PRICE);
    const secret = String(intent.client_secret);
    const confirmed = await page('POST', `payment_intents/${intent.id}/confirm`, {
      client_secret: secret,
      payment_method: await typeCard('4000002760003184'),
    });
    expect(confirmed['status']).toBe('requires_action');
    await post('/sandbox/stripe/challenge', { secret, answer });
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe(status);
  });

  it('is taken once for one idempotency key, and refused when the key comes with other values', async () => {
    const { stripe } = openStripe();
    const options = { idempotencyKey: 'attempt-1' };
    const made = await Promise.all([1, 2].map(() => stripe.paymentIntents.create(PRICE, options)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const other = stripe.paymentIntents.create({ ...PRICE, amount: 5 }, options);
    expect(await refusalOf(other)).toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('cannot be confirmed twice or cancelled once it has succeeded', async () => {
    const { stripe } = openStripe();
    const paid = await stripe.paymentIntents.create({
      ...PRICE,
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    const again = stripe.paymentIntents.confirm(paid.id, { payment_method: 'pm_card_visa' });
    expect(await refusalOf(again)).toMatchObject({ code: 'payment_intent_unexpected_state' });
    expect(await refusalOf(stripe.paymentIntents.cancel(paid.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('is seen by a page with its secret only, and made by servers only', async () => {
    const { stripe, page } = openStripe();
    const { id } = await stripe.paymentIntents.create(PRICE);
    const seen = await page('GET', `payment_intents/${id}`, { client_secret: `${id}_secret_guessed` });
    const made = await page('POST', 'payment_intents', { amount: '1', currency: 'eur' });
    expect([seen, made]).toEqual([
      { error: expect.objectContaining({ type: 'invalid_request_error' }) },
      { error: expect.objectContaining({ type: 'invalid_request_error' }) },
    ]);
  });
});

describe('a card that was saved', () => {
  async function save(number: string) {
    const opened = openStripe();
    const { stripe, page, typeCard, post } = opened;
    const customer = await stripe.customers.create();
    const setup = await stripe.setupIntents.create({ customer: customer.id });
    const secret = String(setup.client_secret);
    const paymentMethod = await typeCard(number);
    await page('POST', `setup_intents/${setup.id}/confirm`, {
      client_secret: secret,
      payment_method: paymentMethod,
    });
    await post('/sandbox/stripe/challenge', { secret, answer: 'pass' });
    const { status } = await stripe.setupIntents.retrieve(setup.id);
    const charge = () =>
      stripe.paymentIntents.create({
        ...PRICE,
        customer: customer.id,
        payment_method: paymentMethod,
        off_session: true,
        confirm: true,
      });
    return { ...opened, status, charge };
  }

  it('is charged while its owner is away', async () => {
    const { status, charge } = await save(GOOD);
    expect([status, (await charge()).status]).toEqual(['succeeded', 'succeeded']);
  });

  it('is charged without a question when the bank was asked at its saving', async () => {
    const { status, charge } = await save('4000002500003155');
    expect([status, (await charge()).status]).toEqual(['succeeded', 'succeeded']);
  });

  it('is refused while its owner is away when the bank always asks', async () => {
    const { charge } = await save('4000002760003184');
    expect(await refusalOf(charge())).toMatchObject({ code: 'authentication_required' });
  });

  it('is refused at its charge when it could be saved but holds no money', async () => {
    const { status, charge } = await save('4000000000000341');
    expect([status, await refusalOf(charge())]).toMatchObject(['succeeded', { code: 'card_declined' }]);
  });
});

describe('a refund', () => {
  it('gives back a part, then the rest, and never more than was paid', async () => {
    const { stripe } = openStripe();
    const { id } = await stripe.paymentIntents.create({
      ...PRICE,
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    await stripe.refunds.create({ payment_intent: id, amount: 200 });
    const rest = await stripe.refunds.create({ payment_intent: id });
    expect(rest.amount).toBe(1_000);
    expect(await refusalOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      code: 'charge_already_refunded',
    });
  });
});

describe('events', () => {
  it('reach the webhook with a signature that the library accepts, and are listed', async () => {
    const events: string[] = [];
    let heard = () => {};
    const arrived = new Promise<void>((resolve) => {
      heard = resolve;
    });
    const { stripe } = openStripe({
      stripeWebhook: {
        url: `${ORIGIN}/webhook`,
        secret: WEBHOOK_SECRET,
        async send(request) {
          const signature = request.headers.get('stripe-signature') ?? '';
          const body = await request.text();
          const at = [300, undefined, START] as const;
          events.push(stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET, ...at).type);
          if (events.length === 3) heard();
          return new Response();
        },
      },
    });
    await stripe.paymentIntents.create({ ...PRICE, payment_method: 'pm_card_visa', confirm: true });
    await arrived;
    expect(events).toEqual(['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded']);
    const { data } = await stripe.events.list({ type: 'payment_intent.succeeded' });
    expect(data).toHaveLength(1);
  });
});

describe('the store', () => {
  it('knows customers and cards after a restart, and no card number', async () => {
    const stripeFile = join(mkdtempSync(join(tmpdir(), 'sandbox-stripe-')), 'stripe.jsonl');
    const first = openStripe({ stripeFile });
    const paymentMethod = await first.typeCard(GOOD);
    const customer = await first.stripe.customers.create();
    await first.stripe.paymentMethods.attach(paymentMethod, { customer: customer.id });
    const { stripe } = openStripe({ stripeFile });
    const found = await stripe.paymentMethods.retrieve(paymentMethod);
    expect(found.customer).toBe(customer.id);
    const { readFileSync } = await import('node:fs');
    expect(readFileSync(stripeFile, 'utf8')).not.toContain(GOOD);
  });
});
