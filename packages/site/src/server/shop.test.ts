/** The shop as readers reach it: through the socket of the running site. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

let site: ListeningSite;

beforeAll(async () => {
  site = await openSiteWith({ fixtures: ['pages', 'subscriptions'] });
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

const CART = '/sales/public/v1/cart';
const item = { sku: 'digital', priceCode: 'DIGITAL-MONTHLY', quantity: 1 };

function addToCart(headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const body = JSON.stringify({ items: [item] });
  return site.get(`${CART}/item`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

test('the offer is the same for everybody: public, cacheable, readable from any page', async () => {
  const response = await site.get('/retail/public/v1/offer/live/default', {
    headers: {
      origin: 'https://elsewhere.example',
      cookie: '__Host-anonymous-reader=aaaaaaaaaaaaaaaaaaaaaa',
    },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(await response.json()).toMatchObject({
    pageTitle: 'Read what Aldermouth talks about',
    products: [{ sku: 'digital' }, { sku: 'digital-weekend' }, { sku: 'supporter' }],
  });
});

const plansOf = (campaign: string): Promise<Response> => {
  const search = `?${new URLSearchParams({ campaign, plans: '29923686' })}`;
  return site.get(
    `/_broadsheet/block?${new URLSearchParams({ path: '/offer/', search, instance: 'offer' })}`,
  );
};

test('the page of the offer names no price, whatever the campaign, and its block writes the plans of one', async () => {
  const page = await (await site.get('/offer/')).text();
  expect(page).not.toContain('€12');
  expect(await (await site.get('/offer/?campaign=spring')).text()).toBe(page);

  const response = await plansOf('spring');
  expect(response.headers.get('cache-control')).toMatch(/^public/);
  const block = await response.text();
  expect(block).toContain('€1 for 3 months, then €12 a month');
  expect(block).toMatch(/<button[^>]* value=\\"DIGITAL-MONTHLY\\"/);
});

test('a price and a product are found, and what is not there is refused as JSON that no cache keeps', async () => {
  const price = await site.get(
    `/retail/public/v1/pricing/paymentInfo/DIGITAL-MONTHLY/2/${Date.UTC(2026, 10, 20)}`,
  );
  expect(await price.json()).toMatchObject({ price: 12, paymentDate: Date.UTC(2027, 1, 20) });
  expect((await site.get('/retail/public/v1/product/digital')).status).toBe(200);
  const missing = await site.get('/retail/public/v1/product/nothing');
  expect(missing.headers.get('cache-control')).toBe('no-store');
  expect(await missing.json()).toMatchObject({ code: '404', httpStatus: 404 });
});

test('an anonymous reader’s cart is found again by its cookie, and nobody else’s cache keeps it', async () => {
  const added = await addToCart();
  const cookie = added.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(
    /^__Host-anonymous-reader=[\w-]{22}; Path=\/; HttpOnly; Max-Age=604800; SameSite=Lax; Secure$/,
  );
  const read = await site.get(CART, { headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect(read.headers.get('cache-control')).toBe('no-store');
  expect(await read.json()).toMatchObject({ items: [item], currency: 'EUR', total: 1 });
  expect(await (await site.get(CART)).json()).toMatchObject({ items: [] });
});

test('a cart is ordered once, however the answer got lost', async () => {
  const cookie = ((await addToCart()).headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const order = async (): Promise<unknown> => {
    const response = await site.get('/sales/public/v1/checkout/order', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': 'attempt-1' },
      body: JSON.stringify({
        email: 'ada@example.com',
        billingAddress: { line1: 'Am Ufer 1', locality: 'Berlin', postal: '10115', country: 'DE' },
      }),
    });
    return response.json();
  };
  const first = await order();
  expect(first).toMatchObject({ status: 'Pending', total: 1, tax: 0.07, currency: 'EUR' });
  expect(await order()).toEqual(first);
});
