import { describe, expect, it } from 'vitest';
import { callRows } from '../test/callRows.ts';
import { setUp, setUpSignedIn } from '../test/setUp.ts';

const answering = (body: unknown) => () => Response.json(body);

describe.each(callRows)('$operation', (row) => {
  const { run, who, sends, body, cache, answer } = row;
  const gives = 'gives' in row ? row.gives : answer;
  const [method, url] = sends.split(' ');
  const sent = { method, url, body, cache };

  it('sends the call of the contract for a reader, and gives what it was answered', async () => {
    const { client, requests } = setUpSignedIn(answering(answer));
    await expect(run(client)).resolves.toEqual(gives);
    const authorization = who === 'nobody' ? null : 'Bearer token-1';
    expect(requests).toEqual([expect.objectContaining({ ...sent, authorization, credentials: undefined })]);
  });

  it('fails on a refusal, whatever its status', async () => {
    const refusal = { code: '010125', message: 'No' };
    const { client } = setUpSignedIn(answering(refusal));
    await expect(run(client)).rejects.toMatchObject({ name: 'ApiError', ...refusal });
  });
});

it.each(callRows.filter(({ who }) => who === 'reader'))(
  '$operation sends nothing without a session',
  async ({ run, answer }) => {
    const { client, requests } = setUp(answering(answer));
    const failure = { code: 'missing_jwt', message: 'Missing or invalid jwt' };
    await expect(run(client)).rejects.toMatchObject(failure);
    expect(requests).toEqual([]);
  },
);

it.each(callRows.filter(({ who }) => who !== 'reader'))(
  '$operation goes out without a session too, in the name of a cart’s cookie or in nobody’s',
  async ({ run, who, sends, answer }) => {
    const { client, requests } = setUp(answering(answer));
    await run(client);
    const [method, url] = sends.split(' ');
    const credentials = who === 'anyone' ? 'include' : undefined;
    expect(requests).toEqual([expect.objectContaining({ method, url, authorization: null, credentials })]);
  },
);

it.each(callRows.filter((row) => 'fails' in row))(
  '$operation fails on an answer that is no success',
  async ({ run, fails }) => {
    const { client } = setUpSignedIn(answering(fails));
    await expect(run(client)).rejects.toMatchObject({ name: 'ApiError', code: 'invalid_body' });
  },
);

describe('getEntitlements', () => {
  const answer = { skus: [{ sku: 'daily' }], entitlements: ['news'], edgescape: { country_code: 'DE' } };

  it('is never cached, and asks in the reader’s name', async () => {
    const { client, requests } = setUpSignedIn(answering(answer));
    await expect(client.getEntitlements()).resolves.toEqual(answer);
    const sent = { url: '/sales/public/v1/entitlements', cache: 'no-store', authorization: 'Bearer token-1' };
    expect(requests).toEqual([expect.objectContaining(sent)]);
  });

  it('sends no cookie to another origin', async () => {
    const { client, requests } = setUp(answering({ edgescape: { country_code: 'DE' } }));
    await expect(client.getEntitlements()).resolves.toEqual({ edgescape: { country_code: 'DE' } });
    expect(requests).toEqual([expect.objectContaining({ credentials: 'same-origin', authorization: null })]);
  });
});

describe('updateBillingAddress', () => {
  const billingAddress = { line1: 'High Street 2', country: 'GB' };
  const details = { subscriptionID: 7, status: 1, billingAddress: { country: 'US' } };

  it('looks at the subscription, then changes it, and keeps both', async () => {
    const { client, requests } = setUpSignedIn(({ method }) =>
      Response.json(method === 'GET' ? details : billingAddress),
    );
    const changed = client.updateBillingAddress(billingAddress, { subscriptionID: 7 });
    await expect(changed).resolves.toEqual(billingAddress);
    expect(requests).toMatchObject([
      { url: '/sales/public/v1/subscription/7/details' },
      {
        method: 'PUT',
        url: '/sales/public/v1/subscription/address',
        body: { billingAddress, subscriptionID: 7 },
      },
    ]);
    expect(client.getCache().subscriptions).toEqual([{ ...details, billingAddress }]);
  });

  it('fails on an address without a country', async () => {
    const { client } = setUpSignedIn(({ method }) => Response.json(method === 'GET' ? details : {}));
    const changed = client.updateBillingAddress(billingAddress, { subscriptionID: 7 });
    await expect(changed).rejects.toMatchObject({ code: 'invalid_body' });
  });
});

describe.each([
  ['redeemAssociateInvitation', '/v1/subscription/redeem', { token: 'code' }],
  ['redeemEnterpriseSubscription', '/v2/subscriptions/enterprise', { nonce: 'code' }],
] as const)('%s', (operation, path, body) => {
  it('takes the subscription, then reads it', async () => {
    const { client, requests } = setUpSignedIn(({ method }) =>
      Response.json({ subscriptionID: 9, ...(method === 'GET' && { status: 1 }) }),
    );
    await expect(client[operation]('code')).resolves.toEqual({ subscriptionID: 9 });
    expect(requests).toMatchObject([
      { method: 'POST', url: `/sales/public${path}`, body },
      { method: 'GET', url: '/sales/public/v1/subscription/9/details' },
    ]);
    expect(client.getCache().subscriptions).toEqual([{ subscriptionID: 9, status: 1 }]);
  });

  it('fails with the details', async () => {
    const refusal = { code: '500', message: 'No' };
    const { client } = setUpSignedIn(({ method }) =>
      Response.json(method === 'GET' ? refusal : { subscriptionID: 9 }),
    );
    await expect(client[operation]('code')).rejects.toMatchObject(refusal);
  });
});

describe('retail operations', () => {
  it('say what is missing when the site names no retail origin', async () => {
    const { client, requests } = setUp(answering({}), { retail: undefined });
    const message = 'Origin properties not set in api.retail for this environment.';
    const operations = [
      () => client.getOffer(),
      () => client.getPriceInfo('M1'),
      () => client.getProduct('a'),
    ];
    for (const run of operations) await expect(run()).rejects.toMatchObject({ message });
    expect(requests).toEqual([]);
  });

  it('ask the site’s own path for offers', async () => {
    const retail = { origin: 'https://shop.example.com/', offerPath: '/campaigns/' };
    const { client, requests } = setUp(answering({ products: [] }), { retail });
    await client.getOffer();
    expect(requests).toMatchObject([{ url: 'https://shop.example.com/campaigns/default' }]);
  });

  it('describe the items of a cart by their price of today and their product', async () => {
    const rates = [{ amount: 9.99, duration: 'UntilCancelled', billingFrequency: 'Month', billingCount: 1 }];
    const { client, requests } = setUp(({ url }) =>
      url.includes('paymentInfo')
        ? Response.json({
            pricingStrategy: { name: 'Monthly', description: 'D', summary: 'S', rates, taxInclusive: false },
          })
        : Response.json({ sku: 'daily', description: 'P', attributes: [{ id: 1, featureText: 'F' }] }),
    );
    await expect(client.getItemDetails([{ sku: 'daily', priceCode: 'M1', quantity: 1 }])).resolves.toEqual([
      {
        sku: 'daily',
        priceCode: 'M1',
        quantity: 1,
        priceName: 'Monthly',
        priceDescription: 'D',
        priceSummary: 'S',
        rates,
        taxInclusive: false,
        productAttributes: [{ id: 1, featureText: 'F' }],
        productDescription: 'P',
      },
    ]);
    expect(requests).toHaveLength(2);
  });
});

it('sends no content type without a body', async () => {
  const { client, requests } = setUpSignedIn(answering({ subscriptionID: 9 }));
  await client.stopSharing(9);
  expect(requests).toMatchObject([{ contentType: null, body: undefined }]);
});

it('sends Google’s purchase unchanged, and refuses a token that is no JSON before any call', async () => {
  const texts: unknown[] = [];
  const { client } = setUp(answering({}), {
    fetch: async (_url, { body }) => {
      texts.push(body);
      return Response.json({});
    },
  });
  await client.onSwgPurchase('{ "a" : 1 }');
  await expect(client.checkSwgSubscriptionToken('no JSON')).rejects.toThrow(SyntaxError);
  expect(texts).toEqual(['{ "a" : 1 }']);
});

it('has the older names of the published client', () => {
  const { client } = setUp(answering({}));
  expect(client).toMatchObject({
    createOrder: expect.any(Function),
    finalizePaymentPayU: expect.any(Function),
    version: '1.94.0',
  });
});
