import { expect, test } from 'vitest';
import { importFixtures, retail } from '@broadsheet/platform-testing/sales';
import { importText, onEachDatabase } from '@broadsheet/platform-testing/content';
import { listAt, textAt, valueAt } from '@broadsheet/service-kit/json';

const START = Date.UTC(2026, 10, 20);

onEachDatabase('what is for sale', (running) => {
  test('is imported from documents without a complaint, and a second time nothing changes', async () => {
    const first = await importFixtures(running);
    expect(first).toMatchObject({ rejected: [], warnings: [] });
    expect(await importFixtures(running)).toMatchObject({ imported: 0, unchanged: first.imported });
  });

  test('a price tells what each cycle costs and when: 1 € for three months, then 12 € a month', async () => {
    await importFixtures(running);
    const info = async (cycle: number) =>
      (await retail(running, `/pricing/paymentInfo/DIGITAL-MONTHLY/${cycle}/${START}`)).body;
    expect(await info(1)).toEqual({
      price: 1,
      paymentDate: START,
      pricingStrategy: {
        pricingStrategyId: 101,
        priceCode: 'DIGITAL-MONTHLY',
        name: 'Digital, monthly',
        description: 'Cancel at any time.',
        summary: 'Start for €1',
        currencyCode: 'EUR',
        taxInclusive: true,
        rates: [
          { amount: 1, duration: 'Month', durationCount: 3, billingFrequency: 'Month', billingCount: 3 },
          {
            amount: 12,
            duration: 'UntilCancelled',
            durationCount: 1,
            billingFrequency: 'Month',
            billingCount: 1,
          },
        ],
      },
    });
    expect(await info(2)).toMatchObject({ price: 12, paymentDate: Date.UTC(2027, 1, 20) });
  });

  test('a price in yen has no decimals', async () => {
    await importFixtures(running);
    const { body } = await retail(running, `/pricing/paymentInfo/DIGITAL-YEN/1/${START}`);
    expect(body).toMatchObject({ price: 1500, pricingStrategy: { currencyCode: 'JPY' } });
  });

  test.each([
    ['/pricing/paymentInfo/NONE/1/0', 404],
    ['/pricing/paymentInfo/GIFT-YEAR/2/0', 404],
    ['/pricing/paymentInfo/GIFT-YEAR/0/0', 400],
    ['/pricing/paymentInfo/GIFT-YEAR/1/today', 400],
    ['/product/%00', 404],
    ['/product/none', 404],
  ])('%s is refused with %i, a sentence, and kept by no cache', async (path, status) => {
    await importFixtures(running);
    const answer = await retail(running, path);
    expect(answer).toMatchObject({ status, cache: 'no-store' });
    expect(textAt(answer.body, 'message')).toMatch(/\.$/);
    expect(textAt(answer.body, 'code')).toBe(String(status));
  });

  test('a product tells what is in it, and caches may keep it for a minute', async () => {
    await importFixtures(running);
    const { body, cache } = await retail(running, '/product/digital');
    expect(body).toMatchObject({ sku: 'digital', name: 'Digital' });
    expect(listAt(body, 'attributes')[0]).toEqual({
      id: 1,
      featureText: 'All stories on the site',
      value: 'All stories on the site',
    });
    expect(cache).toBe('public, max-age=60, stale-while-revalidate=600');
  });

  test('a campaign shows its offer while it runs; one that is over or unknown shows the default one', async () => {
    await importFixtures(running);
    const offer = async (campaign: string) => (await retail(running, `/offer/live/${campaign}`)).body;
    expect(await offer('tides')).toMatchObject({
      campaignCode: 'tides',
      pageTitle: 'Six months of tides for €1',
    });
    expect(await offer('regatta')).toMatchObject({ campaignCode: 'default' });
    expect(await offer('nothing')).toMatchObject({ campaignCode: 'default', pw: 'courier' });
    const products = listAt(await offer('default'), 'products');
    expect(products.map((product) => listAt(product, 'pricingStrategies').length)).toEqual([2, 2, 2]);
  });

  test('HTML that a publisher writes into an offer loses its scripts', async () => {
    const offer = {
      type: 'offer',
      offerId: 'odd',
      pageTitle: '<em onclick="steal()">Now</em><script>steal()</script>',
      products: [{ sku: 'digital', priceCodes: ['DIGITAL-ANNUAL'] }],
    };
    await importFixtures(running);
    await importText(running, {
      name: 'odd.json',
      content: JSON.stringify([offer, { type: 'campaign', campaignCode: 'odd', offerId: 'odd' }]),
    });
    const { body } = await retail(running, '/offer/live/odd');
    expect(textAt(body, 'pageTitle')).toBe('<em>Now</em>');
  });

  test('without any offer the answer says what to import', async () => {
    expect(await retail(running, '/offer/live/default')).toMatchObject({ status: 404, cache: 'no-store' });
  });

  test('the rules of the paywall are given out in their order', async () => {
    await importFixtures(running);
    const { body } = await retail(running, '/paywall/active');
    expect(listAt({ body }, 'body').map((rule) => valueAt(rule, 'id'))).toEqual([1, 2, 3]);
  });
});

const PRICE = {
  type: 'price',
  priceCode: 'P',
  sku: 'digital',
  pricingStrategyId: 1,
  name: 'P',
  currency: 'JPY',
  taxInclusive: true,
  rates: [{ amount: '100', duration: 'UntilCancelled', billingFrequency: 'Month', billingCount: 1 }],
};

onEachDatabase('a sales document', (running) => {
  test.each([
    [
      'an amount with decimals that the currency lacks',
      { rates: [{ ...PRICE.rates[0], amount: '1.50' }] },
      '$.rates[0].amount',
      'decimals',
    ],
    [
      'a rate without end before the last',
      { rates: [PRICE.rates[0], PRICE.rates[0]] },
      '$.rates[0].duration',
      'only the last rate',
    ],
    [
      'a duration that is no whole number of cycles',
      {
        rates: [
          { amount: '1', duration: 'Month', durationCount: 1, billingFrequency: 'Week', billingCount: 1 },
        ],
      },
      '$.rates[0]',
      'whole number of billing cycles',
    ],
    ['a code that an address would break', { priceCode: 'a/b' }, '$.priceCode', 'pattern'],
    ['a currency that is none', { currency: 'yen' }, '$.currency', 'pattern'],
  ])('with %s is refused with its place', async (_, change, path, reason) => {
    const result = await importText(running, {
      name: 'p.json',
      content: JSON.stringify({ ...PRICE, ...change }),
    });
    expect(result.rejected).toEqual([
      expect.objectContaining({ path, reason: expect.stringContaining(reason) }),
    ]);
    expect(result.imported).toBe(0);
  });

  test('names unknown properties and what is missing beside it, and is stored all the same', async () => {
    const result = await importText(running, {
      name: 'p.json',
      content: JSON.stringify({ ...PRICE, colour: 'red' }),
    });
    expect(result).toMatchObject({ imported: 1, rejected: [] });
    expect(result.warnings.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
      '$ the property "colour" is not known here; it is kept',
      '$.sku there is no product "digital"; import it too, or readers cannot buy this',
    ]);
  });

  test('with a price may change until it is sold, and never after', async () => {
    const bring = (document: object) =>
      importText(running, { name: 'p.json', content: JSON.stringify(document) });
    await bring(PRICE);
    expect(await bring({ ...PRICE, name: 'Q' })).toMatchObject({ imported: 1 });
    await running.database.query(
      `insert into orders (order_number, site, owner, order_type, status, currency, subtotal, tax, shipping, total, contact,
        billing_address, content_hash, created_at)
       values ('A', 'paper', 'reader:r', 'Parent', 'Pending', 'JPY', 100, 0, 0, 100, '{}', '{}', '', now())`,
    );
    await running.database.query(
      `insert into order_items (order_number, position, sku, price_code, quantity, name, unit_price, subtotal, tax, total,
        tax_lines, price) values ('A', 0, 'digital', 'P', 1, 'P', 100, 100, 0, 100, '[]', '{}')`,
    );
    const { rejected } = await bring({ ...PRICE, name: 'Q', taxInclusive: false });
    expect(rejected.map(({ path }) => path)).toEqual(['$.taxInclusive']);
    expect(rejected[0]?.reason).toContain('"succeeds": "P"');
    expect(await bring({ ...PRICE, name: 'Q' })).toMatchObject({ unchanged: 1, rejected: [] });
    expect(await bring({ ...PRICE, priceCode: 'P2', succeeds: 'P' })).toMatchObject({ imported: 1 });
  });

  test('with a default campaign that ends is refused', async () => {
    const campaign = {
      type: 'campaign',
      campaignCode: 'default',
      offerId: 'a',
      until: '2027-01-01T00:00:00Z',
    };
    const { rejected } = await importText(running, { name: 'c.json', content: JSON.stringify(campaign) });
    expect(rejected[0]?.reason).toContain('always on');
  });
});
