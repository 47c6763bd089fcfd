/** Paying, through the platform's calls and the vendors' stand-ins: the page, the webhook and reconciliation. */
import type { Database } from '@broadsheet/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest, openShop, ORIGIN } from '../../test/openShop.ts';
import type { Shop, ShopReader } from '../../test/openShop.ts';

describe.each(databasesUnderTest)('a payment on $name', ({ open }) => {
  let database: Database;
  let shop: Shop;
  let ada: Awaited<ReturnType<Shop['signUp']>>;
  let isHeard = false;

  beforeAll(async () => {
    database = await open();
    shop = await openShop(database, { hears: () => isHeard });
  }, 60_000);
  // A reader has the introductory price once; and all together pay more often here than the limits allow.
  beforeEach(async () => {
    await database.query('truncate rate_counters');
    ada = await shop.signUp();
  });
  afterAll(async () => {
    await shop.close();
    await database.close();
  });

  const count = async (table: string, orderNumber: string) => {
    const [row] = await database.query(
      `select count(*)::int as count from ${table} where order_number = $1`,
      [orderNumber],
    );
    return row?.['count'];
  };
  const standing = async (orderNumber: string, reader: ShopReader = ada) => {
    const { body } = await reader.sale('GET', `/order/detail/${orderNumber}`);
    return [body['status'], await count('payments', orderNumber), await count('subscriptions', orderNumber)];
  };
  const ONCE = ['Paid', 1, 1];
  const NOT_YET = ['Pending', 0, 0];

  async function payByCard(): Promise<string> {
    const orderNumber = await ada.order();
    const { secret, intent } = await ada.start(orderNumber);
    await ada.confirm(secret);
    await ada.finish(orderNumber, intent);
    return orderNumber;
  }

  test('is offered by card and by PayPal', async () => {
    const { body } = await ada.sale('GET', '/checkout/payment/options');
    expect(body).toEqual({
      list: [
        { paymentMethodType: 18, paymentMethodID: 1, publishableKey: 'pk_test_sandbox' },
        { paymentMethodType: 10, paymentMethodID: 2 },
      ],
    });
  });

  test('by card takes what the order costs, books it once, and answers the same again', async () => {
    const orderNumber = await ada.order();
    const { secret, intent, key } = await ada.start(orderNumber);
    expect(key).toBe('pk_test_sandbox');
    expect(await shop.stripeApi(`payment_intents/${intent}`)).toMatchObject({ amount: 100, currency: 'eur' });
    await ada.confirm(secret);
    const finishing = await Promise.all([1, 2, 3].map(() => ada.finish(orderNumber, intent)));
    const again = await ada.finish(orderNumber, intent);
    expect(again.body).toMatchObject({ orderNumber, status: 'Paid', total: 1 });
    for (const answer of finishing) expect(answer).toEqual(again);
    expect(await standing(orderNumber)).toEqual(ONCE);
    const { body } = await ada.sale('GET', `/order/detail/${orderNumber}`);
    expect(body['payments']).toMatchObject([
      {
        amount: 1,
        paymentMethod: { paymentPartner: 'StripeIntents', creditCardType: 'visa', lastFour: '4242' },
      },
    ]);
  });

  test('is begun once for every tab and reload, and not again when it is made', async () => {
    const orderNumber = await ada.order();
    const begun = await Promise.all([1, 2, 3].map(() => ada.start(orderNumber)));
    const intents = new Set(begun.filter(({ outcome }) => outcome === '200').map(({ intent }) => intent));
    expect(intents.size).toBe(1);
    const { secret } = await ada.start(orderNumber);
    await ada.confirm(secret);
    // The response was lost and the page was loaded again: the payment is booked, and nothing is left to pay.
    expect((await ada.start(orderNumber)).outcome).toBe('409 400012');
    expect(await standing(orderNumber)).toEqual(ONCE);
  });

  test('is not begun again and again by who tries cards, while another reader pays', async () => {
    const tester = await shop.signUp();
    const orderNumber = await tester.order();
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1) {
      const { status } = await tester.sale('GET', `/checkout/order/${orderNumber}/payment/1`);
      statuses.push(status);
    }
    expect(statuses.lastIndexOf(200)).toBe(59);
    expect(statuses.at(-1)).toBe(429);
    expect(await standing(await payByCard())).toEqual(ONCE);
  });

  test('that is not made is not booked, whatever a page says, and another card then is', async () => {
    const orderNumber = await ada.order();
    const { secret, intent } = await ada.start(orderNumber);
    expect((await ada.finish(orderNumber, intent)).outcome).toBe('409 400052');
    await ada.confirm(secret, '4000000000000002');
    expect((await ada.finish(orderNumber, intent)).outcome).toBe('409 400053');
    expect(await standing(orderNumber)).toEqual(NOT_YET);
    await ada.confirm(secret);
    expect((await ada.finish(orderNumber, intent)).body['status']).toBe('Paid');
  });

  test('that waits for the bank is not booked until the bank has its answer', async () => {
    const orderNumber = await ada.order();
    const { secret, intent } = await ada.start(orderNumber);
    await ada.confirm(secret, '4000002760003184');
    const path = `/checkout/3ds/order/${orderNumber}/payment/1`;
    expect((await ada.sale('PUT', path, { token: intent })).outcome).toBe('409 400052');
    await ada.post('/sandbox/stripe/challenge', { secret, answer: 'pass' });
    expect((await ada.sale('PUT', path, { token: intent, SPREEDLY_SUCCEEDED: true })).body).toMatchObject({
      status: 'Paid',
    });
  });

  test('empties the cart that a reload had filled again with the same, and no other', async () => {
    const item = { sku: 'digital', priceCode: 'DIGITAL-MONTHLY', quantity: 1 };
    const payWith = async (items: readonly object[]) => {
      const buyer = await shop.signUp();
      const orderNumber = await buyer.order();
      await buyer.sale('POST', '/cart/item', { items });
      const { secret, intent } = await buyer.start(orderNumber);
      await buyer.confirm(secret);
      await buyer.finish(orderNumber, intent);
      return (await buyer.sale('GET', '/cart')).body['items'];
    };
    expect(await payWith([item])).toEqual([]);
    const other = { ...item, priceCode: 'DIGITAL-ANNUAL' };
    expect(await payWith([other])).toMatchObject([other]);
  });

  test('for what a reader subscribes to already needs their confirmation', async () => {
    const eva = await shop.signUp();
    const items = [{ sku: 'digital', priceCode: 'DIGITAL-ANNUAL', quantity: 1 }];
    const billingAddress = { line1: 'Am Ufer 1', locality: 'Berlin', postal: '10115', country: 'DE' };
    const order = async (change: object = {}) => {
      await eva.sale('POST', '/cart/item', { items });
      return eva.sale('POST', '/checkout/order', { billingAddress, ...change });
    };
    const first = await eva.order();
    const { secret, intent } = await eva.start(first);
    await eva.confirm(secret);
    await eva.finish(first, intent);
    expect((await order()).outcome).toBe('409 400016');
    const confirmed = await order({ secondConfirmed: true });
    expect(confirmed.status).toBe(200);
    expect((await eva.start(String(confirmed.body['orderNumber']))).outcome).toBe('200');
    const { body } = await eva.sale('GET', '/subscription/allactive');
    const [id] = (Array.isArray(body['list']) ? body['list'] : []).map((each) => each.subscriptionID);
    await eva.sale('PUT', `/subscription/${id}/cancel`, {});
    expect((await order()).status).toBe(200);
  });

  test('for a product at two prices is refused, also when it is confirmed, and leaves the cart to be changed', async () => {
    const eva = await shop.signUp();
    const billingAddress = { line1: 'Am Ufer 1', locality: 'Berlin', postal: '10115', country: 'DE' };
    const add = (priceCode: string, sku = 'digital') =>
      eva.sale('POST', '/cart/item', { items: [{ sku, priceCode, quantity: 1 }] });
    const order = (change: object = {}) => eva.sale('POST', '/checkout/order', { billingAddress, ...change });
    await add('DIGITAL-MONTHLY');
    await add('DIGITAL-ANNUAL');
    const refused = await order();
    expect(refused).toMatchObject({
      outcome: '409 400017',
      body: { message: 'The cart holds a product at two prices. Empty it, and choose one of them.' },
    });
    expect((await order({ secondConfirmed: true })).outcome).toBe('409 400017');
    expect((await eva.sale('GET', '/order/history')).body).toMatchObject({ orders: [] });
    await eva.sale('DELETE', '/cart/item/digital');
    await add('DIGITAL-ANNUAL');
    await add('WEEKEND-MONTHLY', 'digital-weekend');
    expect((await order({ shippingAddress: billingAddress })).outcome).toBe('200');
  });

  test('needs no street for what is not delivered by post, if the order says so', async () => {
    const eva = await shop.signUp();
    const order = async (sku: string, priceCode: string, change: object) => {
      await eva.sale('DELETE', '/cart/clear');
      await eva.sale('POST', '/cart/item', { items: [{ sku, priceCode, quantity: 1 }] });
      const billingAddress = { country: 'DE' };
      return (await eva.sale('POST', '/checkout/order', { billingAddress, ...change })).outcome;
    };
    expect(await order('digital', 'DIGITAL-MONTHLY', {})).toMatch(/^400/);
    expect(await order('digital-weekend', 'WEEKEND-MONTHLY', { taxAddressOnly: true })).toMatch(/^400/);
    expect(await order('digital', 'DIGITAL-MONTHLY', { taxAddressOnly: true })).toBe('200');
  });

  test('asks before the second of two orders for the same product that were made in two tabs', async () => {
    const eva = await shop.signUp();
    const first = await eva.order();
    const second = await eva.order({ sku: 'digital', priceCode: 'DIGITAL-ANNUAL' });
    expect((await eva.start(second)).outcome).toBe('200');
    const { secret, intent } = await eva.start(first);
    await eva.confirm(secret);
    await eva.finish(first, intent);
    expect((await eva.start(second)).outcome).toBe('409 400016');
    expect((await eva.sale('GET', `/order/detail/${second}`)).body).toMatchObject({ status: 'Cancelled' });
  });

  test('of two orders for the same product in the same second is charged once, by the tab that began last', async () => {
    const eva = await shop.signUp();
    const [month, year] = [
      await eva.order(),
      await eva.order({ sku: 'digital', priceCode: 'DIGITAL-ANNUAL' }),
    ];
    const [one, other] = [await eva.start(month), await eva.start(year)];
    await Promise.all([eva.confirm(one.secret), eva.confirm(other.secret)]);
    expect((await eva.finish(month, one.intent)).outcome).toBe('409 400034');
    expect((await eva.finish(year, other.intent)).body).toMatchObject({ status: 'Paid' });
    expect(await shop.stripeApi(`payment_intents/${one.intent}`)).toMatchObject({ status: 'canceled' });
    expect((await eva.start(month)).outcome).toBe('409 400016');
  });

  test('of two orders that begin at the same moment is charged once or not at all, and each tab can begin again', async () => {
    const eva = await shop.signUp();
    const orders = [await eva.order(), await eva.order({ sku: 'digital', priceCode: 'DIGITAL-ANNUAL' })];
    const pay = async (orderNumber: string) => {
      const { secret, intent } = await eva.start(orderNumber);
      if (intent === '') return;
      await eva.confirm(secret);
      await eva.finish(orderNumber, intent);
    };
    await Promise.all(orders.map(pay));
    for (const orderNumber of orders) await pay(orderNumber);
    const { body } = await eva.sale('GET', '/subscription/allactive');
    expect(body['list']).toHaveLength(1);
    const paid = await database.query(
      'select 1 from payments where order_number = any (array[$1::text, $2::text])',
      [orders[0] ?? '', orders[1] ?? ''],
    );
    expect(paid).toHaveLength(1);
  });

  test('by PayPal for what another tab has bought meanwhile collects nothing', async () => {
    const eva = await shop.signUp();
    const [month, year] = [
      await eva.order(),
      await eva.order({ sku: 'digital', priceCode: 'DIGITAL-ANNUAL' }),
    ];
    const { token } = await eva.startPayPal(month);
    await eva.approve(token);
    const { secret, intent } = await eva.start(year);
    await eva.confirm(secret);
    await eva.finish(year, intent);
    expect((await eva.finishPayPal(month, token)).outcome).toBe('409 400016');
    expect(await count('payments', month)).toBe(0);
  });

  test('by PayPal that another tab has closed, and that was collected without an answer, goes back when the other is paid', async () => {
    const eva = await shop.signUp();
    const [month, year] = [
      await eva.order(),
      await eva.order({ sku: 'digital', priceCode: 'DIGITAL-ANNUAL' }),
    ];
    const { token } = await eva.startPayPal(month);
    await eva.approve(token);
    const { secret, intent } = await eva.start(year);
    await shop.captureAtPayPal(token);
    await eva.confirm(secret);
    await eva.finish(year, intent);
    await shop.passDays(1);
    await shop.platform.sales.reconcilePayments();
    const attempts = await database.query('select state from payment_attempts where reference = $1', [token]);
    expect(attempts).toEqual([{ state: 'returned' }]);
    expect(await standing(month, eva)).toEqual(['Cancelled', 0, 0]);
    expect(await standing(year, eva)).toEqual(ONCE);
  });

  test('by PayPal that another tab has closed, and that was collected without an answer, is booked when the other is not paid', async () => {
    const eva = await shop.signUp();
    const [month, year] = [
      await eva.order(),
      await eva.order({ sku: 'digital', priceCode: 'DIGITAL-ANNUAL' }),
    ];
    const { token } = await eva.startPayPal(month);
    await eva.approve(token);
    await eva.start(year);
    await shop.captureAtPayPal(token);
    await shop.passDays(1);
    await shop.platform.sales.reconcilePayments();
    expect(await standing(month, eva)).toEqual(ONCE);
    expect((await eva.start(year)).outcome).toBe('409 400016');
  });

  test('of somebody without an account goes over to the one they log in with, with all that came of it', async () => {
    const visitor = await shop.visit();
    const orderNumber = await visitor.order(undefined, 'somebody@example.com');
    const { secret, intent } = await visitor.start(orderNumber);
    await visitor.confirm(secret);
    expect((await visitor.finish(orderNumber, intent)).body).toMatchObject({ status: 'Paid' });
    const other = await shop.signUp();
    expect((await other.sale('GET', `/order/detail/${orderNumber}`)).outcome).toBe('404 404');
    const account = await shop.signUp(visitor.cookie);
    expect(await standing(orderNumber, account)).toEqual(ONCE);
    const { body } = await account.sale('GET', '/subscription/all');
    expect(body['list']).toMatchObject([{ paymentMethod: { lastFour: '4242' }, productName: 'Digital' }]);
    expect((await visitor.sale('GET', `/order/detail/${orderNumber}`)).outcome).toBe('404 404');
  });

  test('that was confirmed to somebody else’s address stays where it was', async () => {
    const visitor = await shop.visit();
    const orderNumber = await visitor.order(undefined, ada.email.toUpperCase());
    const { secret, intent } = await visitor.start(orderNumber);
    await visitor.confirm(secret);
    await visitor.finish(orderNumber, intent);
    const account = await shop.signUp(visitor.cookie);
    expect((await account.sale('GET', `/order/detail/${orderNumber}`)).outcome).toBe('404 404');
    expect((await account.sale('GET', '/subscription/all')).body['list']).toEqual([]);
    expect(await standing(orderNumber, visitor)).toEqual(ONCE);
  });

  test('of one order pays no other, and nobody else’s', async () => {
    const [first, second] = [
      await ada.order(),
      await ada.order({ sku: 'digital', priceCode: 'DIGITAL-ANNUAL' }),
    ];
    const { secret, intent } = await ada.start(first);
    const { intent: dear } = await ada.start(second);
    expect(dear).not.toBe(intent);
    await ada.confirm(secret);
    expect((await ada.finish(second, intent)).outcome).toBe('409 400051');
    const bo = await shop.signUp();
    expect((await bo.finish(first, intent)).outcome).toBe('404 404');
    expect((await bo.start(first)).outcome).toBe('404 404');
    expect(await standing(second)).toEqual(NOT_YET);
  });

  test('in a way that does not exist is refused honestly', async () => {
    const orderNumber = await ada.order();
    const path = `/checkout/order/${orderNumber}/payment/9`;
    const payU = { token: 'payu', payerId: 'p', cardHolderName: 'Ada' };
    expect((await ada.sale('PUT', path, payU)).outcome).toBe('404 404');
    expect((await ada.sale('PUT', `/checkout/order/${orderNumber}/payment/1`, payU)).outcome).toBe(
      '409 400051',
    );
  });

  test('of nothing saves the card and takes no money; PayPal is not for it', async () => {
    const orderNumber = await ada.order({ sku: 'digital', priceCode: 'DIGITAL-TRIAL' });
    expect((await ada.startPayPal(orderNumber)).outcome).toBe('409 400050');
    const { secret, intent } = await ada.start(orderNumber);
    expect(intent).toMatch(/^seti_/);
    await ada.confirm(secret);
    expect((await ada.finish(orderNumber, intent)).body).toMatchObject({ status: 'Paid', total: 0 });
    expect(await standing(orderNumber)).toEqual(ONCE);
  });

  test('of yen is as many yen', async () => {
    const orderNumber = await ada.order({ sku: 'digital', priceCode: 'DIGITAL-YEN' });
    const { intent } = await ada.start(orderNumber);
    const { body } = await ada.sale('GET', `/order/detail/${orderNumber}`);
    expect(await shop.stripeApi(`payment_intents/${intent}`)).toMatchObject({
      amount: body['total'],
      currency: 'jpy',
    });
  });

  test('tells the provider nothing about the reader, and the log nothing at all', async () => {
    const orderNumber = await payByCard();
    const { data } = await shop.stripeApi('payment_intents?limit=100');
    expect(JSON.stringify(data)).toContain(orderNumber);
    expect(JSON.stringify(data)).not.toMatch(/@example\.com|Am Ufer/);
    expect(shop.logged).toEqual([]);
  });

  describe('that only the vendor knows of', () => {
    async function payAndLeave(): Promise<string> {
      const orderNumber = await ada.order();
      const { secret } = await ada.start(orderNumber);
      await ada.confirm(secret);
      return orderNumber;
    }

    test('is booked when the webhook tells', async () => {
      isHeard = true;
      const orderNumber = await payAndLeave();
      await expect.poll(() => standing(orderNumber)).toEqual(ONCE);
      isHeard = false;
    });

    test('is found by reconciliation after the process ended, by one of all that look', async () => {
      const orderNumber = await payAndLeave();
      await shop.passDays(1);
      const { sales } = shop.platform;
      const reports = await Promise.all([sales.reconcilePayments(), sales.reconcilePayments()]);
      expect(reports.reduce((sum, { booked }) => sum + booked, 0)).toBeGreaterThanOrEqual(1);
      expect(await standing(orderNumber)).toEqual(ONCE);
    });

    test('stays due when the site stops before it is looked at', async () => {
      const orderNumber = await payAndLeave();
      await shop.passDays(1);
      const { sales } = shop.platform;
      expect(await sales.reconcilePayments(AbortSignal.abort())).toEqual({ looked: 0, booked: 0 });
      await sales.reconcilePayments();
      expect(await standing(orderNumber)).toEqual(ONCE);
    });

    test('is not begun any more once two days have passed', async () => {
      const orderNumber = await ada.order();
      const { secret, intent } = await ada.start(orderNumber);
      await shop.passDays(3);
      await shop.platform.sales.reconcilePayments();
      expect(await shop.stripeApi(`payment_intents/${intent}`)).toMatchObject({ status: 'canceled' });
      expect((await ada.confirm(secret)).status).toBe(400);
      expect((await ada.start(orderNumber)).outcome).toBe('409 400013');
      // That was told once, and the order cancelled, so that the same can be ordered anew.
      expect((await ada.startPayPal(orderNumber)).outcome).toBe('409 400012');
    });
  });

  test('by PayPal of an order that was cancelled meanwhile is not collected, and only said to be over', async () => {
    const orderNumber = await ada.order();
    const { token } = await ada.startPayPal(orderNumber);
    await ada.approve(token);
    await database.query("update orders set status = 'Cancelled' where order_number = $1", [orderNumber]);
    expect((await ada.finishPayPal(orderNumber, token)).outcome).toBe('409 400012');
    expect(await standing(orderNumber)).toEqual(['Cancelled', 0, 0]);
  });

  describe('told by an event', () => {
    const send = async (body: string, signature: string) =>
      (
        await shop.platform.fetch(
          new Request(`${ORIGIN}/sales/public/v1/webhooks/stripe`, {
            method: 'POST',
            body,
            headers: { 'stripe-signature': signature },
          }),
        )
      ).status;

    async function eventFor(orderNumber: string, secret: string, type: string) {
      const { createHmac } = await import('node:crypto');
      const { data } = await shop.stripeApi(`events?limit=100&type=${type}`);
      const event = Array.isArray(data)
        ? data.find((each) => each.data.object.metadata.subject === orderNumber)
        : undefined;
      const body = JSON.stringify(event);
      const sign = (age: number) => {
        const at = Math.floor(shop.sandbox.clock.now() / 1000) - age;
        return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
      };
      return { body, sign };
    }

    test('needs a good and young signature; twice, late and out of order it changes nothing', async () => {
      const secret = shop.sandbox.payments.stripe?.webhookSecret ?? '';
      const orderNumber = await ada.order();
      const { secret: client, intent } = await ada.start(orderNumber);
      await ada.confirm(client, '4000000000000002');
      await ada.confirm(client);
      const paid = await eventFor(orderNumber, secret, 'payment_intent.succeeded');
      expect(await send(paid.body, paid.sign(0).replace(/v1=./, 'v1=x'))).toBe(400);
      expect(await send(paid.body, paid.sign(3_600))).toBe(400);
      expect(await send(`${paid.body} `, paid.sign(0))).toBe(400);
      expect(await standing(orderNumber)).toEqual(NOT_YET);
      expect(await Promise.all([1, 2, 3].map(() => send(paid.body, paid.sign(0))))).toEqual([200, 200, 200]);
      const failed = await eventFor(orderNumber, secret, 'payment_intent.payment_failed');
      expect(await send(failed.body, failed.sign(0))).toBe(200);
      expect(await standing(orderNumber)).toEqual(ONCE);
      expect((await ada.finish(orderNumber, intent)).body['status']).toBe('Paid');
    });
  });

  describe('by PayPal', () => {
    test('is approved there, collected on return, and not a second time', async () => {
      const orderNumber = await ada.order();
      const { token } = await ada.startPayPal(orderNumber);
      const back = (await ada.approve(token)).headers.get('location');
      expect(back).toBe(`${ORIGIN}/checkout/?token=${token}&PayerID=SANDBOXPAYER1`);
      const first = await ada.finishPayPal(orderNumber, token);
      expect(first.body).toMatchObject({ status: 'Paid' });
      expect(await ada.finishPayPal(orderNumber, token)).toEqual(first);
      expect(await standing(orderNumber)).toEqual(ONCE);
    });

    test.each([
      ['cancel', '409 400052'],
      ['decline', '409 400053'],
      ['expire', '409 400034'],
    ])('that ends with "%s" leaves the order to be paid in another way', async (choice, outcome) => {
      const orderNumber = await ada.order();
      const { token } = await ada.startPayPal(orderNumber);
      await ada.approve(token, choice);
      expect((await ada.finishPayPal(orderNumber, token)).outcome).toBe(outcome);
      const { secret, intent } = await ada.start(orderNumber);
      await ada.confirm(secret);
      expect((await ada.finish(orderNumber, intent)).body['status']).toBe('Paid');
    });

    test('of another order is refused', async () => {
      const [one, other] = [
        await ada.order(),
        await ada.order({ sku: 'digital', priceCode: 'DIGITAL-ANNUAL' }),
      ];
      const { token } = await ada.startPayPal(one);
      await ada.approve(token);
      expect((await ada.finishPayPal(other, token)).outcome).toBe('409 400051');
    });
  });

  test('that was made twice, by card and by PayPal, is kept once; the other goes back', async () => {
    const orderNumber = await ada.order();
    const [card, paypal] = [await ada.start(orderNumber), await ada.startPayPal(orderNumber)];
    await ada.approve(paypal.token);
    await ada.confirm(card.secret);
    await ada.finishPayPal(orderNumber, paypal.token);
    expect((await ada.finish(orderNumber, card.intent)).body['status']).toBe('Paid');
    await ada.finish(orderNumber, card.intent);
    expect(await standing(orderNumber)).toEqual(ONCE);
    expect(await shop.stripeApi(`refunds?payment_intent=${card.intent}`)).toMatchObject({
      data: [{ amount: 100 }],
    });
  });

  describe('of a renewal', () => {
    const charge = (savedWith: string, idempotencyKey: string) =>
      shop.platform.sales.payments.chargeSavedMethod({
        savedWith,
        amount: 1_200,
        currency: 'EUR',
        idempotencyKey,
      });

    async function replaceCard(orderNumber: string, number: string) {
      const methods = await shop.platform.sales.payments.listSavedMethods(database, [orderNumber]);
      const id = methods.get(orderNumber)?.paymentMethodID;
      const path = `/paymentmethod/${id}/provider/1`;
      const started = await ada.sale('PUT', path, {});
      const secret = String(started.body['parameter1']);
      await ada.confirm(secret, number);
      // If the card's bank does not ask, this answer has no effect.
      await ada.post('/sandbox/stripe/challenge', { secret, answer: 'pass' });
      const [token] = secret.split('_secret_');
      return { path, token, finished: await ada.sale('PUT', `${path}/finalize`, { token }) };
    }

    test('charges the saved card once for one key', async () => {
      const orderNumber = await payByCard();
      const charges = await Promise.all([charge(orderNumber, 'k-1'), charge(orderNumber, 'k-1')]);
      expect(charges[0]).toMatchObject({ kind: 'succeeded' });
      expect(charges[1]).toEqual(charges[0]);
    });

    test('with another card leaves the card of earlier orders in their history', async () => {
      const orderNumber = await payByCard();
      await replaceCard(orderNumber, '5555555555554444');
      const paidBy = async () => {
        const { body } = await ada.sale('GET', `/order/detail/${orderNumber}`);
        const history = await ada.sale('GET', '/order/history?pageSize=10&start=0');
        return [body, history.body];
      };
      expect(await paidBy()).toMatchObject([
        { payments: [{ paymentMethod: { lastFour: '4242', creditCardType: 'visa' } }] },
        { orders: [{ lastFour: '4242', creditCardBrand: 'visa' }] },
      ]);
    });

    test('is a question of the bank where the reader is there to answer, and paid with their answer', async () => {
      const orderNumber = await payByCard();
      await replaceCard(orderNumber, '4000002500003155');
      const { payments } = shop.platform.sales;
      const requested = { savedWith: orderNumber, amount: 1_200, currency: 'EUR', idempotencyKey: 'k-bank' };
      expect(await charge(orderNumber, 'k-away')).toMatchObject({ kind: 'succeeded' });
      expect(await payments.chargeReader(requested)).toEqual({ kind: 'challenged' });
      const { parameter1 = '', parameter2 } = (await payments.findChallenge('k-bank')) ?? {};
      expect(parameter2).toBe('pk_test_sandbox');
      expect(await payments.chargeReader(requested)).toEqual({ kind: 'challenged' });
      await ada.post('/sandbox/stripe/challenge', { secret: parameter1, answer: 'pass' });
      const [reference] = parameter1.split('_secret_');
      expect(await payments.chargeReader(requested)).toEqual({ kind: 'succeeded', reference });
      expect(await payments.withdrawCharge('k-bank')).toEqual({ kind: 'succeeded', reference });

      const left = { ...requested, idempotencyKey: 'k-left' };
      expect(await payments.chargeReader(left)).toEqual({ kind: 'challenged' });
      expect(await payments.withdrawCharge('k-left')).toEqual({ kind: 'declined' });
      expect(await payments.chargeReader(left)).toEqual({ kind: 'declined' });
    });

    test('is booked with whom it was made, although its reader pays with another one by then', async () => {
      const [orderNumber, renewal] = [await payByCard(), await ada.order()];
      const made = await charge(orderNumber, 'k-booked');
      await database.query(
        `update payment_methods set provider = 'paypal'
          where id = (select method_id from payments where order_number = $1)`,
        [orderNumber],
      );
      if (made.kind !== 'succeeded') throw new Error('The charge was not made.');
      const booked = { orderNumber: renewal, savedWith: orderNumber, reference: made.reference };
      await shop.platform.sales.payments.bookCharge(database, { ...booked, idempotencyKey: 'k-booked' });
      expect(
        await database.query('select provider, reference from payments where order_number = $1', [renewal]),
      ).toEqual([{ provider: 'stripe', reference: made.reference }]);
    });

    test('charges the new card once it is replaced, and says who has to act', async () => {
      const orderNumber = await payByCard();
      const { finished, path, token } = await replaceCard(orderNumber, '4000000000000341');
      expect(finished.body).toMatchObject({ creditCardLastFour: '0341', paymentProviderID: 1 });
      expect(await ada.sale('PUT', `${path}/finalize`, { token })).toEqual(finished);
      expect(await charge(orderNumber, 'k-2')).toEqual({ kind: 'declined' });
      const bo = await shop.signUp();
      expect((await bo.sale('PUT', path, {})).outcome).toBe('404 404');
    });

    test('is not moved to PayPal in a currency that PayPal does not take', async () => {
      const orderNumber = await payByCard();
      const methods = await shop.platform.sales.payments.listSavedMethods(database, [orderNumber]);
      const path = `/paymentmethod/${methods.get(orderNumber)?.paymentMethodID}/provider/2`;
      expect((await ada.sale('PUT', path, {})).outcome).toBe('200');
      await database.query("update orders set currency = 'KRW' where order_number = $1", [orderNumber]);
      expect((await ada.sale('PUT', path, {})).outcome).toBe('409 400050');
    });

    test('uses the card of its first try for the same key, so that a lost answer is no second charge', async () => {
      const orderNumber = await payByCard();
      const first = await charge(orderNumber, 'k-3');
      await replaceCard(orderNumber, '5555555555554444');
      expect(await charge(orderNumber, 'k-3')).toEqual(first);
    });

    test('shows refunds whose taxes add up to the tax of the payment', async () => {
      const orderNumber = await ada.order({ sku: 'digital', priceCode: 'DIGITAL-ANNUAL' });
      const { secret, intent } = await ada.start(orderNumber);
      await ada.confirm(secret);
      await ada.finish(orderNumber, intent);
      for (const part of [1, 2, 3]) {
        const refund = { orderNumber, amount: 4_000, idempotencyKey: `${orderNumber}-${part}` };
        expect(await shop.platform.sales.payments.refund(refund)).toBe('made');
      }
      const { body } = await ada.sale('GET', `/order/detail/${orderNumber}`);
      const [payment] = Array.isArray(body['payments']) ? body['payments'] : [];
      const [paid, ...refunds]: { tax: number; transactionType: string }[] = payment.financialTransactions;
      expect(refunds.map(({ transactionType }) => transactionType)).toEqual(['Refund', 'Refund', 'Refund']);
      const cents = refunds.map(({ tax }) => Math.round(tax * 100));
      expect(cents.reduce((sum, each) => sum + each, 0)).toBe(Math.round((paid?.tax ?? 0) * 100));
    });

    test('is given back in parts, and never more than was paid', async () => {
      const orderNumber = await payByCard();
      const refund = (amount: number, idempotencyKey: string) =>
        shop.platform.sales.payments.refund({ orderNumber, amount, idempotencyKey });
      expect(await refund(60, `${orderNumber}-1`)).toBe('made');
      expect(await refund(60, `${orderNumber}-1`)).toBe('made');
      expect(await refund(60, `${orderNumber}-2`)).toBe('refused');
      const { body } = await ada.sale('GET', `/order/detail/${orderNumber}`);
      expect(body['payments']).toMatchObject([{ remainingAmountToRefund: 0.4 }]);
    });
  });

  describe('that goes back without the site', () => {
    const inDashboard = (intent: string, action: string) =>
      ada.post('/sandbox/stripe/dashboard', { intent, action });
    const subscriptionOf = async (orderNumber: string) => {
      const [row] = await database.query(
        'select id, state, worth::int as worth from subscriptions join subscription_periods p on p.subscription_id = id where p.order_number = $1',
        [orderNumber],
      );
      return row ?? {};
    };
    const mailed = async (): Promise<string> => {
      await shop.platform.sales.settle();
      return (await shop.platform.fetch(new Request(`${ORIGIN}/sandbox/mailbox`))).text();
    };

    async function payAnnual() {
      const orderNumber = await ada.order({ sku: 'digital', priceCode: 'DIGITAL-ANNUAL' }, ada.email);
      const { secret, intent } = await ada.start(orderNumber);
      await ada.confirm(secret);
      await ada.finish(orderNumber, intent);
      return { orderNumber, intent };
    }
    const backOf = async (orderNumber: string) => {
      const { body } = await ada.sale('GET', `/order/detail/${orderNumber}`);
      const [payment] = Array.isArray(body['payments']) ? body['payments'] : [];
      return payment?.remainingAmountToRefund;
    };
    const receiptOf = async (orderNumber: string) =>
      (
        await shop.platform.fetch(
          new Request(`${ORIGIN}/sales/public/v1/receipt/${orderNumber}`, {
            headers: { authorization: ada.accessToken },
          }),
        )
      ).text();

    beforeAll(() => {
      isHeard = true;
    });
    afterAll(() => {
      isHeard = false;
    });

    test('in part is booked once, told and on the receipt, and its reader reads on', async () => {
      const { orderNumber, intent } = await payAnnual();
      await inDashboard(intent, 'half');
      await expect.poll(() => backOf(orderNumber)).toBe(60);
      await Promise.all([inDashboard(intent, 'again'), inDashboard(intent, 'again')]);
      await inDashboard(intent, 'half');
      await expect.poll(() => backOf(orderNumber)).toBe(30);
      expect(await subscriptionOf(orderNumber)).toMatchObject({ state: 'active', worth: 3_000 });
      const receipt = await receiptOf(orderNumber);
      expect(receipt).toMatch(/Paid back, .*€60\.00/);
      expect(receipt).toMatch(/Payment method<\/dt><dd>Visa •••• 4242<\/dd>/);
      expect(await mailed()).toMatch(/€\d+\.00 for Digital are on their way back/);
    });

    test('in part is split between the subscriptions of its order to the cent', async () => {
      const item = (sku: string, priceCode: string) => ({ sku, priceCode, quantity: 1 });
      const items = [item('supporter', 'SUPPORTER-ANNUAL'), item('digital-weekend', 'WEEKEND-MONTHLY')];
      await ada.sale('POST', '/cart/item', { items });
      const orderNumber = await ada.order({ sku: 'digital', priceCode: 'DIGITAL-ANNUAL' }, ada.email);
      const { secret, intent } = await ada.start(orderNumber);
      await ada.confirm(secret);
      await ada.finish(orderNumber, intent);
      await shop.stripeApi('refunds', new URLSearchParams({ payment_intent: intent, amount: '1002' }));
      await inDashboard(intent, 'again');
      const worth = async () => {
        const [row] = await database.query(
          'select sum(worth)::int as worth, count(*)::int as count from subscription_periods where order_number = $1',
          [orderNumber],
        );
        return row;
      };
      await expect.poll(worth).toEqual({ worth: 32_200 - 1_002, count: 3 });
    });

    test('wholly ends the subscription, and what we give back ourselves is not taken for it', async () => {
      const { orderNumber, intent } = await payAnnual();
      const { payments } = shop.platform.sales;
      expect(
        await payments.refund({ orderNumber, amount: 2_000, idempotencyKey: `${orderNumber}-own` }),
      ).toBe('made');
      await inDashboard(intent, 'half');
      await expect.poll(() => backOf(orderNumber)).toBe(50);
      expect(await subscriptionOf(orderNumber)).toMatchObject({ state: 'active' });
      await inDashboard(intent, 'refund');
      await expect
        .poll(() => subscriptionOf(orderNumber))
        .toMatchObject({ state: 'terminated', worth: 2_000 });
      expect(await backOf(orderNumber)).toBe(0);
      const { body } = await ada.sale('GET', `/order/detail/${orderNumber}`);
      expect(body['status']).toBe('Paid');
    });

    test('and is refused as a refund of our own is in no book, and ends nothing later', async () => {
      const { orderNumber, intent } = await payAnnual();
      const refund = (amount: number, key: string) =>
        shop.platform.sales.payments.refund({
          orderNumber,
          amount,
          idempotencyKey: `${orderNumber}-${key}`,
        });
      isHeard = false;
      await inDashboard(intent, 'half');
      expect(await refund(8_000, 'too-much')).toBe('refused');
      expect(await backOf(orderNumber)).toBe(120);
      expect(await receiptOf(orderNumber)).not.toContain('Paid back');
      expect(await refund(2_000, 'less')).toBe('made');
      isHeard = true;
      await inDashboard(intent, 'half');
      await expect.poll(() => backOf(orderNumber)).toBe(20);
      expect(await subscriptionOf(orderNumber)).toMatchObject({ state: 'active' });
    });

    test('by a refund whose answer was lost is booked when Stripe refuses to make it twice', async () => {
      const { orderNumber, intent } = await payAnnual();
      const idempotencyKey = `${orderNumber}-lost`;
      await database.query(
        `insert into payment_refunds (idempotency_key, payment_id, amount)
          select $1, id, amount from payments where order_number = $2`,
        [idempotencyKey, orderNumber],
      );
      const made = { payment_intent: intent, amount: '12000', 'metadata[key]': idempotencyKey };
      await shop.stripeApi('refunds', new URLSearchParams(made));
      const { payments } = shop.platform.sales;
      expect(await payments.refund({ orderNumber, amount: 12_000, idempotencyKey })).toBe('made');
      expect(await backOf(orderNumber)).toBe(0);
    });

    test('in part by a refund whose answer was lost is not made again when Stripe has forgotten its key', async () => {
      const { orderNumber, intent } = await payAnnual();
      const idempotencyKey = `${orderNumber}-lost-part`;
      await database.query(
        `insert into payment_refunds (idempotency_key, payment_id, amount)
          select $1, id, 2000 from payments where order_number = $2`,
        [idempotencyKey, orderNumber],
      );
      expect(await receiptOf(orderNumber)).not.toContain('Paid back');
      const made = { payment_intent: intent, amount: '2000', 'metadata[key]': idempotencyKey };
      await shop.stripeApi('refunds', new URLSearchParams(made));
      const { payments } = shop.platform.sales;
      expect(await payments.refund({ orderNumber, amount: 2_000, idempotencyKey })).toBe('made');
      const { data } = await shop.stripeApi(`refunds?payment_intent=${intent}`);
      expect(data).toHaveLength(1);
      expect(await receiptOf(orderNumber)).toMatch(/Paid back, .*€20\.00/);
    });

    test('in part ends nothing because of a refund of our own that was never made', async () => {
      const { orderNumber, intent } = await payAnnual();
      await database.query(
        `insert into payment_refunds (idempotency_key, payment_id, amount)
          select $1, id, 8000 from payments where order_number = $2`,
        [`${orderNumber}-never`, orderNumber],
      );
      await inDashboard(intent, 'half');
      await expect.poll(() => subscriptionOf(orderNumber)).toMatchObject({ worth: 6_000 });
      expect(await subscriptionOf(orderNumber)).toMatchObject({ state: 'active' });
    });

    test('while its bank holds it is not given back a second time', async () => {
      const { orderNumber, intent } = await payAnnual();
      await inDashboard(intent, 'dispute');
      await expect.poll(() => subscriptionOf(orderNumber)).toMatchObject({ state: 'cancelled' });
      const refund = (key: string) =>
        shop.platform.sales.payments.refund({
          orderNumber,
          amount: 2_000,
          idempotencyKey: `${orderNumber}-${key}`,
        });
      expect(await refund('disputed')).toBe('refused');
      const { data } = await shop.stripeApi(`refunds?payment_intent=${intent}`);
      expect(data).toHaveLength(0);
      await inDashboard(intent, 'won');
      await expect.poll(() => backOf(orderNumber)).toBe(120);
      expect(await refund('won')).toBe('made');
    });

    test('by a bank is charged no more, and ends when the bank has decided for who paid', async () => {
      const [lost, won] = [await payAnnual(), await payAnnual()];
      for (const { intent } of [lost, won]) await inDashboard(intent, 'dispute');
      for (const { orderNumber } of [lost, won])
        await expect.poll(() => subscriptionOf(orderNumber)).toMatchObject({ state: 'cancelled' });
      expect(await backOf(lost.orderNumber)).toBe(0);
      expect(await mailed()).toContain('Your bank has asked for your payment back');
      await inDashboard(lost.intent, 'lost');
      await inDashboard(won.intent, 'won');
      await expect.poll(() => subscriptionOf(lost.orderNumber)).toMatchObject({ state: 'terminated' });
      await expect.poll(() => backOf(won.orderNumber)).toBe(120);
      const { id } = await subscriptionOf(won.orderNumber);
      expect((await ada.sale('PUT', `/subscription/${String(id)}/rescue`, {})).body).toMatchObject({
        status: 1,
      });
    });

    test('after a refund goes back once, whatever its bank asks for and decides', async () => {
      const [half, whole] = [await payAnnual(), await payAnnual()];
      await inDashboard(half.intent, 'half');
      await inDashboard(whole.intent, 'refund');
      await expect.poll(() => subscriptionOf(whole.orderNumber)).toMatchObject({ state: 'terminated' });
      for (const { intent } of [half, whole]) await inDashboard(intent, 'dispute');
      await expect.poll(() => subscriptionOf(half.orderNumber)).toMatchObject({ state: 'cancelled' });
      for (const { intent } of [half, whole]) await inDashboard(intent, 'lost');
      await expect
        .poll(() => subscriptionOf(half.orderNumber))
        .toMatchObject({ state: 'terminated', worth: 0 });
      await shop.platform.sales.settle();
      for (const { orderNumber } of [half, whole]) {
        const { body } = await ada.sale('GET', `/order/detail/${orderNumber}`);
        const [payment] = Array.isArray(body['payments']) ? body['payments'] : [];
        const entries: { transactionType: string; amount: number }[] = payment.financialTransactions;
        const back = entries.filter(({ transactionType }) => transactionType === 'Refund');
        expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(120);
        expect(payment.remainingAmountToRefund).toBe(0);
      }
      expect((await receiptOf(whole.orderNumber)).match(/Paid back/g)).toHaveLength(1);
    });

    test('is not charged any more at the provider once the account is deleted', async () => {
      const reader = await shop.signUp();
      const orderNumber = await reader.order({ sku: 'digital', priceCode: 'DIGITAL-ANNUAL' }, reader.email);
      const { secret, intent } = await reader.start(orderNumber);
      await reader.confirm(secret);
      await reader.finish(orderNumber, intent);
      const token = String((await shop.stripeApi(`payment_intents/${intent}`))['payment_method']);
      expect((await shop.stripeApi(`payment_methods/${token}`))['customer']).toMatch(/^cus_/);
      const call = (method: string, path: string) =>
        shop.platform.fetch(
          new Request(ORIGIN + path, { method, headers: { authorization: `Bearer ${reader.accessToken}` } }),
        );
      await call('DELETE', '/identity/public/v1/user/anonymize');
      await shop.platform.identity.settle();
      const mails = await (await call('GET', '/sandbox/mailbox.json')).text();
      const nonce = /\/account\/delete\/\?nonce=([\w-]+)/.exec(mails)?.[1] ?? '';
      const approved = await call('PUT', `/identity/public/v1/user/anonymize/approve/${nonce}`);
      expect(approved.status).toBe(200);
      await shop.platform.sales.reconcilePayments();
      expect((await shop.stripeApi(`payment_methods/${token}`))['customer']).toBeNull();
      await shop.platform.sales.reconcilePayments();
      expect(shop.logged).toEqual([]);
    });

    test('at PayPal is asked of PayPal, however often it sends its event', async () => {
      const orderNumber = await ada.order({ sku: 'digital', priceCode: 'DIGITAL-ANNUAL' });
      const { token } = await ada.startPayPal(orderNumber);
      await ada.approve(token);
      await ada.finishPayPal(orderNumber, token);
      await atPayPal(token, 'resend');
      await shop.platform.sales.settle();
      expect(await subscriptionOf(orderNumber)).toMatchObject({ state: 'active' });
      await shop.refundAtPayPal(token);
      await atPayPal(token, 'resend');
      await atPayPal(token, 'resend');
      await expect.poll(() => backOf(orderNumber)).toBe(0);
      expect(await subscriptionOf(orderNumber)).toMatchObject({ state: 'terminated' });
    });

    test('is not looked for at PayPal because of an event that PayPal did not sign', async () => {
      const orderNumber = await ada.order({ sku: 'digital', priceCode: 'DIGITAL-ANNUAL' });
      const { token } = await ada.startPayPal(orderNumber);
      await ada.approve(token);
      await ada.finishPayPal(orderNumber, token);
      await shop.refundAtPayPal(token);
      const body = JSON.stringify({
        event_type: 'PAYMENT.CAPTURE.REFUNDED',
        resource: { supplementary_data: { related_ids: { order_id: token } } },
      });
      const url = `${ORIGIN}/sales/public/v1/webhooks/paypal`;
      const made = {
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.paypal.example/cert',
        'paypal-transmission-id': '1',
        'paypal-transmission-sig': 'made up',
        'paypal-transmission-time': '2026-01-01T00:00:00Z',
      };
      for (const headers of [{}, made]) {
        const sent = new Request(url, { method: 'POST', body, headers });
        expect((await shop.platform.fetch(sent)).status).toBe(400);
      }
      expect(await subscriptionOf(orderNumber)).toMatchObject({ state: 'active' });
      await atPayPal(token, 'resend');
      await expect.poll(() => subscriptionOf(orderNumber)).toMatchObject({ state: 'terminated' });
    });

    const atPayPal = (token: string, action: string) =>
      ada.post('/sandbox/paypal/dashboard', { token, action });

    async function payAnnualByPayPal() {
      const orderNumber = await ada.order({ sku: 'digital', priceCode: 'DIGITAL-ANNUAL' }, ada.email);
      const { token } = await ada.startPayPal(orderNumber);
      await ada.approve(token);
      await ada.finishPayPal(orderNumber, token);
      return { orderNumber, token };
    }

    test('by who paid with PayPal is charged no more, and ends when PayPal has decided for them', async () => {
      const [lost, won] = [await payAnnualByPayPal(), await payAnnualByPayPal()];
      await atPayPal(lost.token, 'inquire');
      await shop.platform.sales.settle();
      expect(await subscriptionOf(lost.orderNumber)).toMatchObject({ state: 'active' });
      for (const { token } of [lost, won]) await atPayPal(token, 'dispute');
      for (const { orderNumber } of [lost, won])
        await expect.poll(() => subscriptionOf(orderNumber)).toMatchObject({ state: 'cancelled' });
      await atPayPal(lost.token, 'lost');
      await atPayPal(won.token, 'won');
      await expect.poll(() => subscriptionOf(lost.orderNumber)).toMatchObject({ state: 'terminated' });
      await expect.poll(() => backOf(won.orderNumber)).toBe(120);
      expect(await backOf(lost.orderNumber)).toBe(0);
      // The unbooked payment is also listed among the refunds, and is not refunded twice.
      await shop.refundAtPayPal(lost.token);
      await atPayPal(lost.token, 'resend');
      await expect
        .poll(async () => (await receiptOf(lost.orderNumber)).match(/Paid back, .*€120\.00/)?.length)
        .toBe(1);
      expect(await backOf(lost.orderNumber)).toBe(0);
      expect(await subscriptionOf(won.orderNumber)).toMatchObject({ state: 'cancelled' });
    });

    test('before anybody has booked it is booked and goes back, by card and by PayPal', async () => {
      isHeard = false;
      const byCard = await ada.order({ sku: 'digital', priceCode: 'DIGITAL-ANNUAL' }, ada.email);
      const { secret, intent } = await ada.start(byCard);
      await ada.confirm(secret);
      await inDashboard(intent, 'refund');
      expect(await standing(byCard)).toEqual(NOT_YET);
      const byPayPal = await ada.order({ sku: 'digital', priceCode: 'DIGITAL-ANNUAL' }, ada.email);
      const { token } = await ada.startPayPal(byPayPal);
      await ada.approve(token);
      await shop.captureAtPayPal(token);
      await atPayPal(token, 'dispute');
      await atPayPal(token, 'lost');
      expect(await standing(byPayPal)).toEqual(NOT_YET);

      // The last event arrives first, and the earlier ones never.
      isHeard = true;
      await inDashboard(intent, 'again');
      await atPayPal(token, 'resend');
      for (const orderNumber of [byCard, byPayPal]) {
        await expect.poll(() => subscriptionOf(orderNumber)).toMatchObject({ state: 'terminated' });
        expect(await standing(orderNumber)).toEqual(ONCE);
        expect(await backOf(orderNumber)).toBe(0);
      }
      // The buyer's page reports last, and changes nothing.
      expect((await ada.finish(byCard, intent)).body).toMatchObject({ status: 'Paid' });
      expect((await ada.finishPayPal(byPayPal, token)).body).toMatchObject({ status: 'Paid' });
      for (const orderNumber of [byCard, byPayPal])
        expect(await subscriptionOf(orderNumber)).toMatchObject({ state: 'terminated' });
    });
  });

  test('is booked once and given back where it is too much, in whatever order things happen', async () => {
    const buyer = await shop.signUp();
    let seed = 20_261_122;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let round = 0; round < 20; round += 1) {
      await database.query('truncate rate_counters');
      const orderNumber = await buyer.order({ sku: 'digital', priceCode: 'DIGITAL-ANNUAL' });
      const intents = new Set<string>();
      const tokens = new Set<string>();
      let secret = '';
      let token = '';
      const steps = [
        async () => {
          const started = await buyer.start(orderNumber);
          if (started.outcome !== '200') return;
          ({ secret } = started);
          intents.add(started.intent);
        },
        async () => {
          const started = await buyer.startPayPal(orderNumber);
          if (started.outcome !== '200') return;
          ({ token } = started);
          tokens.add(token);
        },
        async () => void (secret !== '' && (await buyer.confirm(secret))),
        async () => void (secret !== '' && (await buyer.confirm(secret, '4000000000000002'))),
        async () => void (token !== '' && (await buyer.approve(token))),
        async () => void (await Promise.all([...intents].map((intent) => buyer.finish(orderNumber, intent)))),
        async () =>
          void (await Promise.all([...tokens].map((each) => buyer.finishPayPal(orderNumber, each)))),
        async () => void (await shop.platform.sales.reconcilePayments()),
        async () => {
          isHeard = !isHeard;
        },
      ];
      const run = () => steps[random(steps.length)]?.();
      for (let step = 0; step < 14; step += 1)
        await Promise.all([run(), random(3) === 0 ? run() : undefined]);
      isHeard = false;
      await shop.passDays(3);
      await shop.platform.sales.reconcilePayments();

      let kept = 0;
      for (const intent of intents) {
        const { amount_received: taken } = await shop.stripeApi(`payment_intents/${intent}`);
        const { data } = await shop.stripeApi(`refunds?payment_intent=${intent}`);
        kept +=
          Number(taken) -
          (Array.isArray(data) ? data.reduce((sum, { amount }) => sum + Number(amount), 0) : 0);
      }
      const [status, payments, subscriptions] = await standing(orderNumber, buyer);
      const byPayPal = await database.query(
        "select 1 from payments where order_number = $1 and provider = 'paypal'",
        [orderNumber],
      );
      expect([status, payments, subscriptions]).toEqual(status === 'Paid' ? ONCE : NOT_YET);
      expect(kept).toBe(status === 'Paid' && byPayPal.length === 0 ? 12_000 : 0);
    }
  }, 120_000);
});
