import { createManualClock, createMemoryStore, systemClock } from '@broadsheet/client-core';
import type { Fetch } from '@broadsheet/client-core';
import { createTestIdentity, signUpReader } from '@broadsheet/platform-testing';
import { addItemToCart, clearCart, createSalesContext, getCart } from '@broadsheet/sdk-sales/operations';
import { createTestEnvironment } from '@broadsheet/testing';
import { afterAll, expect, test, vi } from 'vitest';
import { closePlatform, ITEM, openPlatform } from '../../test/payments.ts';
import { keepCart, returnCart, returnCartOfPaid } from './keptCart.ts';

afterAll(closePlatform);

let readers = 0;

/** Returns the cart of a reader who is logged in. @param answer instead of the platform, where it returns something */
async function open(answer: (...call: Parameters<Fetch>) => ReturnType<Fetch> | undefined = () => undefined) {
  const platform = await openPlatform();
  readers += 1;
  const account = { email: `kept${readers}@example.com`, password: 'correct horse battery staple 9' };
  await signUpReader(platform, account);
  const identity = await createTestIdentity(platform);
  await identity.login(account.email, account.password, { rememberMe: true });
  const { origin } = platform;
  const fetch: Fetch = (...call) => answer(...call) ?? platform.fetch(...call);
  const clock = createManualClock(systemClock.now());
  const sales = createSalesContext({
    ...{ origin, fetch, identity, storage: createMemoryStore(), clock },
    ...{ retail: { origin }, retry: { attempts: 1 } },
  });
  const codes = async () => (await getCart(sales)).items.map(({ priceCode }) => priceCode);
  return { sales, clock, codes, environment: createTestEnvironment() };
}

const PLAN = { sku: ITEM.sku, priceCode: ITEM.priceCode };
const OTHER = { sku: 'digital-weekend', priceCode: 'WEEKEND-MONTHLY', quantity: 1 };

test('a plan is alone in the cart while a wallet pays it, and what else was there comes back', async () => {
  const { sales, codes, environment } = await open();
  await addItemToCart(sales, [OTHER]);
  const cart = await keepCart(sales, environment, PLAN);
  expect(cart.items.map(({ priceCode }) => priceCode)).toEqual([ITEM.priceCode]);
  await returnCart(sales, environment);
  expect(await codes()).toEqual([OTHER.priceCode]);
}, 60_000);

test('a second plan that is opened forgets nothing of what was kept', async () => {
  const { sales, codes, environment } = await open();
  await addItemToCart(sales, [OTHER]);
  await keepCart(sales, environment, PLAN);
  await keepCart(sales, environment, { sku: 'supporter', priceCode: 'SUPPORTER-MONTHLY' });
  await returnCart(sales, environment);
  expect(await codes()).toEqual([OTHER.priceCode]);
}, 60_000);

test('what another script wrote is no cart', async () => {
  const { sales, codes, environment } = await open();
  environment.writeSessionItem('broadsheet.keptCart', '{');
  await returnCart(sales, environment);
  expect(await codes()).toEqual([]);
}, 60_000);

const SECOND = { sku: 'supporter', priceCode: 'SUPPORTER-MONTHLY' };
const isAdding = (url: string, init: RequestInit | undefined) =>
  url.endsWith('/cart/item') && init?.method === 'POST';

test('a plan that could not be added loses nothing of what was kept, on another try and on closing', async () => {
  let isFailing = false;
  const { sales, codes, environment } = await open((url, init) =>
    isFailing && isAdding(url, init)
      ? Promise.reject(new TypeError('The connection was closed.'))
      : undefined,
  );
  await addItemToCart(sales, [OTHER]);
  isFailing = true;
  await expect(keepCart(sales, environment, PLAN)).rejects.toBeInstanceOf(Error);
  expect(await codes()).toEqual([]);
  await expect(keepCart(sales, environment, PLAN)).rejects.toBeInstanceOf(Error);
  isFailing = false;
  await returnCart(sales, environment);
  expect(await codes()).toEqual([OTHER.priceCode]);
}, 60_000);

test('what was kept comes back after an order whose card was declined, and another plan', async () => {
  const { sales, codes, environment } = await open();
  await addItemToCart(sales, [OTHER]);
  await keepCart(sales, environment, PLAN);
  // As an order does.
  await clearCart(sales);
  await keepCart(sales, environment, SECOND);
  await returnCart(sales, environment);
  expect(await codes()).toEqual([OTHER.priceCode]);
}, 60_000);

test('two plans that are opened at once and closed leave the cart as it was', async () => {
  const { sales, codes, environment } = await open();
  await addItemToCart(sales, [OTHER]);
  await Promise.all([
    keepCart(sales, environment, PLAN),
    keepCart(sales, environment, SECOND),
    returnCart(sales, environment),
  ]);
  expect(await codes()).toEqual([OTHER.priceCode]);
}, 60_000);

test('another price of the same product comes back, and so does the plan itself unless it is paid', async () => {
  const { sales, codes, environment } = await open();
  const annual = { ...PLAN, priceCode: 'DIGITAL-ANNUAL', quantity: 1 };
  await addItemToCart(sales, [annual]);
  await keepCart(sales, environment, PLAN);
  await returnCart(sales, environment);
  expect(await codes()).toEqual([annual.priceCode]);
  await keepCart(sales, environment, annual);
  await returnCart(sales, environment);
  expect(await codes()).toEqual([annual.priceCode]);
  await keepCart(sales, environment, annual);
  await clearCart(sales);
  await returnCartOfPaid(sales, environment, vi.fn());
  expect(await codes()).toEqual([]);
}, 60_000);

test.each([
  ['closed', returnCart],
  ['paid', returnCartOfPaid],
])(
  'what another tab has put into the cart stays when the wallets are %s',
  async (_title, end) => {
    const { sales, codes, environment } = await open();
    await addItemToCart(sales, [OTHER]);
    await keepCart(sales, environment, PLAN);
    await clearCart(sales);
    await addItemToCart(sales, [{ ...SECOND, quantity: 1 }]);
    await end(sales, environment, vi.fn());
    expect(new Set(await codes())).toEqual(new Set([SECOND.priceCode, OTHER.priceCode]));
  },
  60_000,
);

test('who has paid waits 4 seconds for their cart and no longer', async () => {
  let isSlow = false;
  const { sales, clock, environment } = await open((url) =>
    isSlow && url.includes('/cart') ? new Promise(() => undefined) : undefined,
  );
  await keepCart(sales, environment, PLAN);
  isSlow = true;
  const ended = vi.fn();
  const end = returnCartOfPaid(sales, environment, vi.fn()).then(ended);
  clock.advance(3999);
  await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
  clock.advance(1);
  await end;
  expect(ended).toHaveBeenCalledTimes(1);
}, 60_000);

test('tells when the cart of who has paid could not be changed', async () => {
  let isFailing = false;
  const { sales, environment } = await open((url) =>
    isFailing && url.includes('/cart')
      ? Promise.reject(new TypeError('The connection was closed.'))
      : undefined,
  );
  await keepCart(sales, environment, PLAN);
  isFailing = true;
  const failed = vi.fn();
  await returnCartOfPaid(sales, environment, failed);
  expect(failed).toHaveBeenCalledTimes(1);
}, 60_000);
