/** Tests carts, orders and their effects through the calls of the platform. */
import { beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import { useReaderTables, openReaders, ORIGIN } from '@broadsheet/platform-testing/identity';
import type { Answer, CallOptions, Readers } from '@broadsheet/platform-testing/identity';
import { importFixtures } from '@broadsheet/platform-testing/sales';
import { isJsonObject, listAt, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';

const BERLIN = { line1: 'Am Ufer 1', locality: 'Berlin', postal: '10115', country: 'DE' };
const SEATTLE = { line1: '1 Pier', locality: 'Seattle', region: 'WA', postal: '98101', country: 'US' };
const MONTHLY = { sku: 'digital', priceCode: 'DIGITAL-MONTHLY', quantity: 1 };
const ANNUAL = { sku: 'digital', priceCode: 'DIGITAL-ANNUAL', quantity: 1 };
const YEN = { sku: 'digital', priceCode: 'DIGITAL-YEN', quantity: 1 };
const HOUR = 3_600_000;

const skusOf = (body: Json): readonly (string | undefined)[] =>
  listAt(body, 'items').map((item) => textAt(item, 'priceCode'));
const cookieOf = ({ headers }: Answer): string => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';

describe.each(databasesUnderTest)('the shop on $name', ({ open }) => {
  const database = useReaderTables(open);
  let readers: Readers;

  beforeEach(async () => {
    readers = openReaders(database);
    await importFixtures({ server: readers });
    // This shop sells several pieces of its product, which the sample newspaper does not.
    await database.query(
      `update sales_documents set body = jsonb_set(body, '{quantityAllowed}', '100') where type = 'product' and id = 'digital'`,
    );
  });

  const call = (method: string, path: string, options: CallOptions = {}) =>
    readers.call(method, `//sales/public/v1${path}`, options);
  const add = (items: readonly object[], options: CallOptions = {}, address?: object) =>
    call('POST', '/cart/item', { ...options, body: { items, billingAddress: address } });
  const order = (options: CallOptions = {}, change: object = {}) =>
    call('POST', '/checkout/order', {
      ...options,
      body: { email: 'ada@example.com', billingAddress: BERLIN, ...change },
    });
  const orderCount = async () =>
    Number((await database.query('select count(*)::int as count from orders'))[0]?.count);

  describe('a cart', () => {
    test('of somebody who only looks is empty and leaves no cookie', async () => {
      const answer = await call('GET', '/cart');
      expect(answer).toMatchObject({ status: 200, body: { currency: '', items: [], total: 0 } });
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(answer.headers.get('cache-control')).toBe('no-store');
    });

    test('of an anonymous reader is found again by a cookie that scripts and other sites cannot use', async () => {
      const added = await add([MONTHLY]);
      expect(added.headers.get('set-cookie')).toMatch(
        /^__Host-anonymous-reader=[\w-]{22}; Path=\/; HttpOnly; Max-Age=604800; SameSite=Lax; Secure$/,
      );
      const cookie = cookieOf(added);
      const { body } = await call('GET', '/cart', { headers: { cookie } });
      expect(body).toEqual({
        currency: 'EUR',
        items: [
          {
            ...MONTHLY,
            name: 'Digital',
            shortDescription: 'Digital, monthly',
            price: 1,
            tax: 0,
            subtotal: 1,
            total: 1,
          },
        ],
        shipping: 0,
        subtotal: 1,
        tax: 0,
        total: 1,
        taxLines: [],
      });
      expect(skusOf((await call('GET', '/cart')).body)).toEqual([]);
    });

    test('knows its taxes once it knows the address: inside the price here, on top of it there', async () => {
      const { body: inclusive } = await add([ANNUAL], {}, BERLIN);
      expect(inclusive).toMatchObject({ subtotal: 112.15, tax: 7.85, total: 120 });
      const dollars = [{ sku: 'digital', priceCode: 'DIGITAL-DOLLAR', quantity: 10 }];
      const { body: exclusive } = await add(dollars, {}, SEATTLE);
      expect(exclusive).toMatchObject({
        currency: 'USD',
        subtotal: 10,
        tax: 1.04,
        total: 11.04,
        taxLines: [
          { name: 'Washington sales tax', rate: 0.065, amount: 0.65 },
          { name: 'Seattle area sales tax', rate: 0.0385, amount: 0.39 },
        ],
      });
    });

    test('counts the same item up, gives it back by SKU, and empties', async () => {
      const headers = { cookie: cookieOf(await add([MONTHLY])) };
      const { body } = await add([MONTHLY, ANNUAL], { headers });
      expect(listAt(body, 'items').map((item) => valueAt(item, 'quantity'))).toEqual([2, 1]);
      const weekend = { sku: 'digital-weekend', priceCode: 'WEEKEND-MONTHLY', quantity: 1 };
      await add([weekend], { headers });
      const removed = await call('DELETE', '/cart/item/digital%2Dweekend', {
        headers: { ...headers, authorization: 'Bearer undefined' },
      });
      expect(skusOf(removed.body)).toEqual(['DIGITAL-MONTHLY', 'DIGITAL-ANNUAL']);
      expect((await call('DELETE', '/cart/clear', { headers })).body).toMatchObject({ items: [], total: 0 });
    });

    test.each([
      ['an unknown price', [{ ...MONTHLY, priceCode: 'NONE' }], 404, 'is not for sale any more'],
      ['a price of another product', [{ ...MONTHLY, sku: 'supporter' }], 404, 'no product supporter'],
      [
        'a campaign price by another SKU',
        [{ sku: 'x', priceCode: 'TIDES-2026', quantity: 1 }],
        404,
        'no product x',
      ],
      ['no quantity', [{ sku: 'digital', priceCode: 'DIGITAL-MONTHLY' }], 400, 'items[0].quantity'],
      ['half of one', [{ ...MONTHLY, quantity: 0.5 }], 400, 'items[0].quantity'],
      ['too many', [{ ...MONTHLY, quantity: 101 }], 400, 'from 1 to 100'],
      ['nothing', [], 400, '"items" must be a list'],
      ['a NUL', [{ ...MONTHLY, sku: '\u0000' }], 400, 'not allowed'],
      ['two currencies', [MONTHLY, YEN], 409, 'another currency'],
      ['a body that is too large', [{ ...MONTHLY, note: 'x'.repeat(300_000) }], 413, 'larger than 256 kB'],
    ])('refuses %s', async (_, items, status, message) => {
      const answer = await add(items);
      expect(answer.status).toBe(status);
      expect(textAt(answer.body, 'message')).toContain(message);
      expect(typeof valueAt(answer.body, 'code')).toBe('string');
    });

    test('is quoted at an address without adding anything', async () => {
      const cookie = cookieOf(await add([MONTHLY]));
      const quoted = await add([], { headers: { cookie } }, { country: 'DE' });
      expect(quoted).toMatchObject({ status: 200, body: { total: 1, tax: 0.07, subtotal: 0.93 } });
      expect(listAt(quoted.body, 'items').map((item) => valueAt(item, 'quantity'))).toEqual([1]);
    });

    test('refuses the price of a campaign that is over, and takes it while the campaign runs', async () => {
      const offer = {
        type: 'offer',
        offerId: 'summer',
        pageTitle: 'S',
        products: [{ sku: 'digital', priceCodes: ['SUMMER'] }],
      };
      const price = {
        type: 'price',
        priceCode: 'SUMMER',
        sku: 'digital',
        pricingStrategyId: 9,
        name: 'S',
        currency: 'EUR',
        taxInclusive: true,
        rates: [{ amount: '1', duration: 'UntilCancelled', billingFrequency: 'Year' }],
      };
      for (const [type, id, body] of [
        ['offer', 'summer', offer],
        ['price', 'SUMMER', price],
        [
          'campaign',
          'summer',
          { type: 'campaign', campaignCode: 'summer', offerId: 'summer', until: '2026-11-20T10:00:00Z' },
        ],
      ] as const)
        await database.query('insert into sales_documents values ($1, $2, $3, $4::text::jsonb, $5)', [
          'paper',
          type,
          id,
          JSON.stringify(body),
          '',
        ]);
      const wanted = [{ sku: 'digital', priceCode: 'SUMMER', quantity: 1 }];
      const added = await add(wanted);
      expect(added.status).toBe(200);
      readers.clock.advance(2 * HOUR);
      expect((await add(wanted)).status).toBe(404);
      // A cart from before the end of the campaign does not keep its price.
      const late = await order({ headers: { cookie: cookieOf(added) } });
      expect([late.status, textAt(late.body, 'message')]).toEqual([
        404,
        'This price is not for sale any more. Choose an offer again.',
      ]);
      expect(await orderCount()).toBe(0);
    });

    test('is not changed by a page of another site', async () => {
      const cookie = cookieOf(await add([MONTHLY]));
      const foreign = await add([ANNUAL], { headers: { cookie, origin: 'https://evil.test' } });
      expect(foreign.status).toBe(403);
      expect((await add([ANNUAL], { headers: { cookie, origin: ORIGIN } })).status).toBe(200);
    });

    test('of before goes over to the account at sign-in, once, and the cookie with it', async () => {
      const { accessToken } = await readers.signUp();
      await add([ANNUAL], { token: accessToken });
      const weekend = { sku: 'digital-weekend', priceCode: 'WEEKEND-MONTHLY', quantity: 1 };
      await add([weekend], { token: accessToken });
      const cookie = cookieOf(await add([{ ...MONTHLY, quantity: 2 }]));
      const merged = await call('GET', '/cart', { token: accessToken, headers: { cookie } });
      // Of two prices of a product, the one that was chosen on this browser stays.
      expect(skusOf(merged.body)).toEqual(['DIGITAL-MONTHLY', 'WEEKEND-MONTHLY']);
      expect(listAt(merged.body, 'items').map((item) => valueAt(item, 'quantity'))).toEqual([2, 1]);
      expect(merged.headers.get('set-cookie')).toContain('Max-Age=0');
      expect(skusOf((await call('GET', '/cart', { headers: { cookie } })).body)).toEqual([]);
    });

    test('is the account’s with the bare token and with the word before it', async () => {
      const { accessToken } = await readers.signUp();
      const bare = { headers: { authorization: accessToken } };
      expect((await add([ANNUAL], bare)).headers.get('set-cookie')).toBeNull();
      expect(skusOf((await call('GET', '/cart', { token: accessToken })).body)).toEqual(['DIGITAL-ANNUAL']);
    });
  });

  describe('an order', () => {
    test('is made of the cart at the server’s prices, and empties it', async () => {
      const { accessToken } = await readers.signUp();
      await add([ANNUAL], { token: accessToken });
      const { status, body } = await order(
        { token: accessToken },
        { firstName: 'Ada', total: 0.01, items: [{ ...ANNUAL, price: 0.01 }] },
      );
      expect(status).toBe(200);
      expect(body).toMatchObject({
        email: 'ada@example.com',
        firstName: 'Ada',
        lastName: null,
        phone: '',
        currency: 'EUR',
        subtotal: 112.15,
        tax: 7.85,
        shipping: 0,
        total: 120,
        status: 'Pending',
        subscriptionIDs: null,
        orderDateUTC: '2026-11-20T09:00:00.000Z',
        billingAddress: BERLIN,
      });
      expect(textAt(body, 'orderNumber')).toMatch(/^[2-9A-Z]{20}$/);
      expect(skusOf((await call('GET', '/cart', { token: accessToken })).body)).toEqual([]);
    });

    test('in yen has no decimals', async () => {
      const { accessToken: token } = await readers.signUp();
      await add([{ ...YEN, quantity: 3 }], { token });
      expect((await order({ token })).body).toMatchObject({ currency: 'JPY', total: 4500 });
    });

    test('is the same one for the same idempotency key, also after the cart was filled again', async () => {
      const { accessToken: token } = await readers.signUp();
      const attempt = { token, headers: { 'idempotency-key': 'attempt-1' } };
      await add([ANNUAL], { token });
      const first = await order(attempt);
      await add([MONTHLY], { token });
      const again = await order(attempt);
      expect(textAt(again.body, 'orderNumber')).toBe(textAt(first.body, 'orderNumber'));
      expect(await orderCount()).toBe(1);
      expect((await order({ token, headers: { 'idempotency-key': 'not a key' } })).status).toBe(400);
    });

    test('is made once by ten calls at the same time, with a key and without', async () => {
      const { accessToken: token } = await readers.signUp();
      for (const headers of [{ 'idempotency-key': 'k' }, undefined]) {
        await database.query('delete from orders');
        await add([ANNUAL], { token });
        const answers = await Promise.all(
          Array.from({ length: 10 }, () => order({ token, ...(headers && { headers }) })),
        );
        expect(new Set(answers.map(({ body }) => textAt(body, 'orderNumber'))).size).toBe(1);
        expect(await orderCount()).toBe(1);
      }
    });

    test('that waits with the same contents is found again for 48 hours; another address makes another', async () => {
      const { accessToken: token } = await readers.signUp();
      const numberOf = async (change: object = {}) => {
        await add([ANNUAL], { token });
        return textAt((await order({ token }, change)).body, 'orderNumber');
      };
      const first = await numberOf();
      expect(await numberOf()).toBe(first);
      expect(await numberOf({ billingAddress: { ...BERLIN, line1: 'Am Ufer 2' } })).not.toBe(first);
      readers.clock.advance(48 * HOUR);
      const { accessToken: renewed } = await readers.logIn().then(({ body }) => ({
        accessToken: textAt(body, 'accessToken') ?? '',
      }));
      await add([ANNUAL], { token: renewed });
      expect(textAt((await order({ token: renewed })).body, 'orderNumber')).not.toBe(first);
    });

    test.each([
      ['an empty cart', {}, false, 409, 'cart is empty'],
      ['no country', { billingAddress: { ...BERLIN, country: '' } }, true, 400, 'country'],
      ['a country that is none', { billingAddress: { ...BERLIN, country: 'ZZ' } }, true, 400, 'ISO 3166'],
      ['no street', { billingAddress: { ...BERLIN, line1: ' ' } }, true, 400, 'billingAddress.line1'],
      [
        'no state in the US',
        { billingAddress: { ...SEATTLE, region: null } },
        true,
        400,
        'billingAddress.region',
      ],
      ['half an email address', { email: 'ada@' }, true, 400, 'email'],
      [
        'a shipping address without a town',
        { shippingAddress: { ...BERLIN, locality: '' } },
        true,
        400,
        'shippingAddress.locality',
      ],
    ])('is refused with %s', async (_, change, isFilled, status, message) => {
      const { accessToken: token } = await readers.signUp();
      if (isFilled) await add([ANNUAL], { token });
      const answer = await order({ token }, change);
      expect(answer.status).toBe(status);
      expect(textAt(answer.body, 'message')).toContain(message);
      expect(await orderCount()).toBe(0);
    });

    test('is shown to its owner and to nobody else', async () => {
      const { accessToken: token } = await readers.signUp();
      await add([ANNUAL], { token });
      const number = textAt((await order({ token })).body, 'orderNumber') ?? '';
      const details = await call('GET', `/order/detail/${number}`, { headers: { authorization: token } });
      expect(details.body).toMatchObject({
        orderNumber: number,
        orderType: 'Parent',
        status: 'Pending',
        orderStatus: 'Pending',
        tax: 7.85,
        totalTax: 7.85,
        orderDate: Date.UTC(2026, 10, 20, 9),
        billingAddress: BERLIN,
        shippingAddress: null,
        subscriptionIDs: [],
        payments: null,
        clientID: 'paper',
      });
      const { accessToken: stranger } = await readers.signUp('bob@example.com');
      for (const options of [{ token: stranger }, {}]) {
        expect((await call('GET', `/order/detail/${number}`, options)).status).toBe(404);
      }
    });

    test('of an anonymous reader goes over to the account at sign-in', async () => {
      const cookie = cookieOf(await add([ANNUAL]));
      const number = textAt((await order({ headers: { cookie } })).body, 'orderNumber') ?? '';
      expect((await call('GET', `/order/detail/${number}`, { headers: { cookie } })).status).toBe(200);
      const { accessToken: token } = await readers.signUp();
      const own = await call('GET', `/order/detail/${number}`, { token, headers: { cookie } });
      expect(own.status).toBe(200);
    });

    test('stands in a history of pages, by status, with the addresses of before', async () => {
      const { accessToken: token } = await readers.signUp();
      for (const [index, item] of [MONTHLY, ANNUAL, { ...ANNUAL, quantity: 2 }].entries()) {
        await add([item], { token });
        await order({ token }, { billingAddress: { ...BERLIN, line1: `Am Ufer ${index % 2}` } });
        readers.clock.advance(1000);
      }
      await database.query("update orders set status = 'Paid' where total = 100");
      const history = async (query: string) => (await call('GET', `/order/history${query}`, { token })).body;
      expect(await history('?pageSize=2&start=0')).toMatchObject({ start: 0, pageSize: 2, maxResults: 3 });
      const page = await history('?pageSize=2&start=2');
      expect(listAt(page, 'orders')[0]).toMatchObject({
        orderStatus: 'Paid',
        totalAmount: 1,
        products: [{ sku: 'digital', name: 'Digital, monthly', quantity: 1 }],
        paymentGateway: '',
        lastFour: '',
      });
      expect(listAt(await history('?status=Paid'), 'orders')).toHaveLength(1);
      expect((await call('GET', '/order/history?status=Lost', { token })).status).toBe(400);
      expect((await call('GET', '/order/history')).body).toMatchObject({ message: 'Missing or invalid jwt' });
      const { body } = await call('GET', '/checkout/addresses', { token });
      expect(listAt({ body }, 'body').map((address) => textAt(address, 'line1'))).toEqual([
        'Am Ufer 0',
        'Am Ufer 1',
      ]);
    });

    test('asks for the challenge where one is set up, and not again for an attempt that has made its order', async () => {
      const used = new Set<string>();
      readers = openReaders(database, {
        identity: {
          configuration: { recaptchaSiteKey: 'site-key' },
          captcha: {
            // A token is valid once, as at the provider.
            verify: (token, { flow }) => {
              const isGood = token === 'good' && flow === 'checkout' && !used.has(token);
              used.add(token);
              return Promise.resolve(isGood);
            },
          },
        },
        sales: { configuration: { checkoutRecaptchaEnabled: true } },
      });
      expect((await call('GET', '/config')).body).toMatchObject({
        checkoutRecaptchaEnabled: true,
        recaptchaKey: 'site-key',
      });
      const { accessToken: token } = await readers.signUp();
      await add([ANNUAL], { token });
      for (const change of [{}, { 'recaptcha-token': 'bad' }]) {
        const refused = await order({ token }, change);
        expect(refused).toMatchObject({
          status: 400,
          body: { code: '130001', message: 'Captcha token invalid' },
        });
      }
      const attempt = { token, headers: { 'idempotency-key': 'k' } };
      const made = await order(attempt, { 'recaptcha-token': 'good' });
      expect(made.status).toBe(200);
      expect((await order(attempt, { 'recaptcha-token': 'good' })).body).toEqual(made.body);
    });
  });

  test('a cart that nobody has touched is forgotten: without an account once its cookie is', async () => {
    const { accessToken: token } = await readers.signUp();
    await add([ANNUAL], { token });
    await add([MONTHLY]);
    const left = async () => {
      readers.clock.advance(7 * 24 * HOUR);
      await call('GET', '/cart');
      await readers.platform.sales.settle();
      return (await database.query('select owner from carts')).length;
    };
    expect(await left()).toBe(1);
    readers.clock.advance(90 * 24 * HOUR);
    expect(await left()).toBe(0);
  });

  test('the configuration has what clients read, and no challenge where none can be checked', async () => {
    const { body } = await call('GET', '/config');
    expect(body).toMatchObject({
      authProviderTypeId: 1,
      checkoutRecaptchaEnabled: false,
      idempotencyKeys: true,
    });
    expect(listAt(body, 'cancelReasons').length).toBeGreaterThan(2);
    expect(isJsonObject(body) && Object.hasOwn(body, 'recaptchaKey')).toBe(false);
  });

  test.each<[string, object, number | undefined, boolean]>([
    ['a key of its own alone', { recaptchaKey: 'own' }, undefined, true],
    ['a score that is none', { recaptchaKey: 'own' }, 5, false],
    ['no key', {}, 0.5, false],
  ])('the checkout asks for a challenge only where buyers can pass it: %s', async (_, keys, score, isOn) => {
    readers = openReaders(database, {
      identity: {
        configuration: score === undefined ? {} : { recaptchaScore: score },
        captcha: { verify: () => Promise.resolve(true) },
      },
      sales: { configuration: { checkoutRecaptchaEnabled: true, ...keys } },
    });
    expect((await call('GET', '/config')).body).toMatchObject({ checkoutRecaptchaEnabled: isOn });
    const { body } = await readers.call('GET', '/v1/config');
    expect(body).toMatchObject({ recaptchaScore: score ?? -1 });
    const told = readers.logged.filter((line) => line.includes('checkoutRecaptchaEnabled'));
    expect(told).toHaveLength(isOn ? 0 : 1);
  });

  test('pages of an allowed origin may call with their readers’ cookies, and no others', async () => {
    readers = openReaders(database, { otherOrigins: ['https://app.test'] });
    const allowed = await call('OPTIONS', '/cart/item', {
      headers: { origin: 'https://app.test', 'access-control-request-method': 'POST' },
    });
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://app.test');
    expect(allowed.headers.get('access-control-allow-credentials')).toBe('true');
    expect(allowed.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
    const other = await call('GET', '/cart', { headers: { origin: 'https://evil.test' } });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    const cookie = cookieOf(await add([MONTHLY]));
    expect((await add([ANNUAL], { headers: { cookie, origin: 'https://app.test' } })).status).toBe(200);
  });

  test('orders from one address are limited', async () => {
    const statuses = new Set<number>();
    for (let index = 0; index < 62; index += 1)
      statuses.add((await order({ address: '203.0.113.9' })).status);
    expect([...statuses]).toEqual([409, 429]);
  });
});
