import { createMemoryStore, systemClock } from '@broadsheet/client-core';
import { addItemToCart, createNewOrder, createSalesContext } from '@broadsheet/sdk-sales/operations';
import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import {
  createTestIdentity,
  neverAnswering,
  offline,
  READER,
  refusing,
  signUpReader,
  startPlatform,
  testForReadersOnly,
} from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { block } from './block.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ fixtures: ['subscriptions'] });
  await signUpReader(platform);
}, 60_000);
afterAll(() => platform.close());

type Fetch = TestPlatform['fetch'];
type Options = NonNullable<Parameters<typeof renderBlock>[1]>;
type Account = NonNullable<Parameters<typeof signUpReader>[1]>;

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 9);
const ADDRESS = {
  line1: '12 Quay Street',
  locality: 'Hamburg',
  region: 'Hamburg',
  postal: '20095',
  country: 'DE',
};

/** Returns an order of the tests' reader; number 1 is the oldest. */
const orderBody = (number: number) => ({
  orderNumber: `A-${number}`,
  orderType: 'Parent',
  orderStatus: 'Paid',
  orderDate: NOW - (100 - number) * DAY,
  currency: 'EUR',
  totalAmount: 9.99,
  tax: 1.6,
  products: [{ sku: 'digital', name: 'Digital', quantity: 1 }],
  paymentGateway: 'Stripe',
  lastFour: '4242',
  nameOnPayment: 'Ada Lovelace',
  creditCardBrand: 'visa',
  receiptURL: `/sales/public/v1/receipt/A-${number}?expires=1&signature=x`,
});

/** Creates a fetch that responds with pages of this many orders, as the service does. */
function history(count: () => number): Fetch {
  return async (url) => {
    const query = new URL(url, platform.origin).searchParams;
    const start = Number(query.get('start'));
    const pageSize = Number(query.get('pageSize'));
    const all = Array.from({ length: count() }, (_, at) => orderBody(count() - at));
    return Response.json({
      start,
      pageSize,
      maxResults: all.length,
      orders: all.slice(start, start + pageSize),
    });
  };
}
const oneOrder =
  (order: object): Fetch =>
  async () =>
    Response.json({ start: 0, pageSize: 10, maxResults: 1, orders: [order] });
const refused = refusing(400, '400');

/** Creates both clients of a page; a test can intercept the calls for the order history. */
async function createClients(orders: Fetch) {
  const network = { orders };
  const fetch: Fetch = (url, init) =>
    url.includes('/order/history') ? network.orders(url, init) : platform.fetch(url, init);
  const identity = await createTestIdentity(platform);
  const sales = createSalesContext({
    origin: platform.origin,
    fetch,
    identity,
    storage: createMemoryStore(),
    clock: systemClock,
    retry: { attempts: 1 },
  });
  return { identity, sales, network };
}

async function visit(orders: Fetch = platform.fetch, options: Options = {}, reader: Account = READER) {
  const clients = await createClients(orders);
  await clients.identity.login(reader.email, reader.password, { rememberMe: true });
  const view = await renderBlock(block, {
    ...options,
    identity: async () => clients.identity,
    sales: async () => clients.sales,
  });
  return { ...view, ...clients };
}

const rows = () => within(screen.getByRole('list', { name: 'Your orders' })).getAllByText(/^A-\d+$/);
const showMore = () => fireEvent.click(screen.getByRole('button', { name: 'Show more orders' }));

test('keeps its place on the server, and says that it needs script', async () => {
  const html = await renderOnServer(block);
  expect(html).toMatch(/<h2[^>]*>Your orders/);
  expect(html).toContain('One moment …');
  expect(html).toMatch(/<noscript>.*JavaScript/);
});

test('shows a reader’s own order as the service keeps it', async () => {
  const reader = { email: 'cy@example.com', password: 'another long password' };
  await signUpReader(platform, reader);
  const { identity, sales } = await createClients(platform.fetch);
  await identity.login(reader.email, reader.password, { rememberMe: true });
  await addItemToCart(sales, [{ sku: 'digital', priceCode: 'DIGITAL-MONTHLY', quantity: 1 }]);
  const { orderNumber } = await createNewOrder(sales, ADDRESS, { email: reader.email });
  const { container } = await visit(platform.fetch, {}, reader);
  const row = (await screen.findByText(orderNumber)).closest('li') ?? container;
  expect(row.textContent).toMatch(/Not paid.*Date\w+ \d+, \d{4}.*Total€1/);
  expect(within(row).queryByRole('link')).toBeNull();
  expect(row.textContent).not.toContain('Paid by');
  await expectAccessible(container);
});

test('leads a reader who has ordered nothing to the offers', async () => {
  const { container } = await visit();
  await screen.findByText('You have ordered nothing yet.');
  expect(screen.getByRole('link', { name: 'See our offers' }).getAttribute('href')).toBe('/offer/');
  await expectAccessible(container);
});

test.each(['', 'javascript:alert(1)'])('links to no offers at "%s"', async (offerURL) => {
  await visit(platform.fetch, { fields: { offerURL } });
  await screen.findByText('You have ordered nothing yet.');
  expect(screen.queryByRole('link')).toBeNull();
});

describe('an order', () => {
  test('is told in full', async () => {
    const products = [
      { sku: 'digital', name: 'Digital', quantity: 1 },
      { sku: 'tote', name: 'Tote bag', quantity: 2 },
    ];
    const { container } = await visit(oneOrder({ ...orderBody(1), products }));
    await screen.findByText('A-1');
    expect(screen.getByText('Digital')).toBeTruthy();
    expect(screen.getByText('2 × Tote bag')).toBeTruthy();
    expect(screen.getByText('Paid')).toBeTruthy();
    expect(screen.getByText('Visa ending in 4242')).toBeTruthy();
    expect(screen.getByText('€9.99')).toBeTruthy();
    expect(screen.getByText('August 13, 2026').getAttribute('datetime')).toMatch(/^2026-08-13T/);
    const receipt = screen.getByRole('link', { name: /^Receipt for order A-1/ });
    expect(receipt.getAttribute('href')).toBe('/sales/public/v1/receipt/A-1?expires=1&signature=x');
    expect(receipt.getAttribute('target')).toBe('_blank');
    await expectAccessible(container);
  });

  test('has whole amounts in a currency without decimals', async () => {
    await visit(oneOrder({ ...orderBody(1), currency: 'JPY', totalAmount: 1200 }));
    expect(await screen.findByText('¥1,200')).toBeTruthy();
  });

  test('finds its receipt where the sales service is', async () => {
    await visit(oneOrder(orderBody(1)), { site: { api: { sales: { origin: 'https://sales.example' } } } });
    const receipt = await screen.findByRole('link', { name: /^Receipt/ });
    expect(receipt.getAttribute('href')).toMatch(
      /^https:\/\/sales\.example\/sales\/public\/v1\/receipt\/A-1/,
    );
  });

  test('has no receipt at an address that would run', async () => {
    await visit(oneOrder({ ...orderBody(1), receiptURL: 'javascript:alert(1)' }));
    await screen.findByText('A-1');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('shows what is known of it where the service leaves out the rest', async () => {
    const { container } = await visit(oneOrder({ orderNumber: 'A-1' }));
    await screen.findByText('A-1');
    expect(screen.getAllByRole('term')).toHaveLength(1);
    await expectAccessible(container);
  });
});

describe('a long history', () => {
  test('comes page by page, the newest first, and the focus goes to what is new', async () => {
    const { container } = await visit(history(() => 12));
    await screen.findByText('10 of 12 orders');
    expect(rows()[0]?.textContent).toBe('A-12');
    expect(rows()).toHaveLength(10);
    showMore();
    await screen.findByText('12 of 12 orders');
    expect(document.activeElement).toBe(screen.getByText('A-2').closest('li'));
    expect(screen.queryByRole('button')).toBeNull();
    await expectAccessible(container);
  });

  test('shows no order twice when a new one is made meanwhile', async () => {
    let count = 12;
    await visit(history(() => count));
    await screen.findByText('10 of 12 orders');
    count = 13;
    showMore();
    await waitFor(() => expect(rows()).toHaveLength(12));
    expect(rows().filter(({ textContent }) => textContent === 'A-3')).toHaveLength(1);
  });

  test('keeps what is there when a page cannot be had, and brings it when asked again', async () => {
    const { container, network } = await visit(history(() => 12));
    await screen.findByText('10 of 12 orders');
    const answer = network.orders;
    network.orders = refused;
    showMore();
    const problem = await screen.findByText('More orders could not be loaded. Please try again.');
    expect(problem.getAttribute('role')).toBe('alert');
    await expectAccessible(container);
    network.orders = offline;
    showMore();
    await screen.findByText('No connection. Try again when you are online.');
    expect(rows()).toHaveLength(10);
    network.orders = answer;
    showMore();
    await screen.findByText('12 of 12 orders');
  });

  test('asks once while a page is on its way', async () => {
    const { network } = await visit(history(() => 12));
    await screen.findByText('10 of 12 orders');
    let calls = 0;
    network.orders = (...call) => {
      calls += 1;
      return neverAnswering(...call);
    };
    showMore();
    showMore();
    await screen.findByText('One moment …');
    expect(calls).toBe(1);
  });
});

test.each([
  ['No connection. Try again when you are online.', offline],
  ['This part of your account could not be loaded.', refused],
])('says "%s" and loads when asked again', async (words, answer) => {
  const { container, network } = await visit(answer);
  expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
  await expectAccessible(container);
  network.orders = history(() => 1);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('A-1');
});

test('shows nothing of the orders once the reader has logged out', async () => {
  const environment = createTestEnvironment();
  const { identity } = await visit(
    history(() => 1),
    { environment },
  );
  await screen.findByText('A-1');
  await act(() => identity.logout());
  expect(screen.queryByText('A-1')).toBeNull();
  await waitFor(() => expect(environment.visited).toEqual(['/account/login/']));
});

test('marks the order that a mail leads to, and gives it the focus', async () => {
  const environment = createTestEnvironment();
  environment.place.address = '/account/orders/?order=A-2';
  await visit(
    history(() => 3),
    { environment },
  );
  const row = (await screen.findByText('A-2')).closest('li');
  expect(row?.getAttribute('aria-current')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(row));
  expect(screen.getByText('A-3').closest('li')?.hasAttribute('aria-current')).toBe(false);
});

testForReadersOnly(block, { platform: () => platform });

test('speaks the language of the site', async () => {
  await visit(oneOrder(orderBody(1)), { site: { locale: 'de' } });
  expect(await screen.findByRole('link', { name: /^Beleg zur Bestellung A-1/ })).toBeTruthy();
  expect(screen.getByText('Bezahlt')).toBeTruthy();
  expect(screen.getByText('9,99 €')).toBeTruthy();
});
