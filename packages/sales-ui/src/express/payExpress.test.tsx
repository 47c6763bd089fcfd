import { createMemoryStore, systemClock } from '@broadsheet/client-core';
import { createTestIdentity, signUpReader } from '@broadsheet/platform-testing';
import { addItemToCart, clearCart, createSalesContext } from '@broadsheet/sdk-sales/operations';
import { afterAll, expect, test, vi } from 'vitest';
import { begun, closePlatform, ITEM, openPlatform, paid, sentIn } from '../../test/payments.ts';
import { payExpress, toShown } from './payExpress.ts';
import type { ExpressPayment, MadeOrder } from './payExpress.ts';

afterAll(closePlatform);

const ADDRESS = { line1: 'Am Kai 12', city: 'Hamburg', state: '', postal_code: '20095', country: 'DE' };
const OPTION = { paymentMethodType: 18, paymentMethodID: 1 };
const SECOND = { ...ITEM, priceCode: 'DIGITAL-ANNUAL' };

type Answer = (url: string, init: RequestInit | undefined) => Promise<Response | undefined>;
let wallets = 0;

/** Somebody without an account who pays with a wallet; only the payment calls and what `answer` answers are fakes. */
async function open(answer: Answer = async () => undefined) {
  const platform = await openPlatform();
  const calls: { url: string; init: RequestInit | undefined }[] = [];
  const cookies = new Map<string, string>();
  const fetch: typeof platform.fetch = async (url, init) => {
    calls.push({ url, init });
    const given = await answer(url, init);
    if (given !== undefined) return given;
    if (/\/checkout\/order\/.*\/payment\//.test(url))
      return Response.json(init?.method === 'PUT' ? paid(url) : begun(url));
    const headers = new Headers(init?.headers);
    // A cart without an account belongs to a cookie.
    if (cookies.size > 0) headers.set('cookie', [...cookies.values()].join('; '));
    const response = await platform.fetch(url, { ...init, headers });
    for (const line of response.headers.getSetCookie())
      cookies.set(line.split('=')[0] ?? '', line.split(';')[0] ?? '');
    return response;
  };
  const identity = await createTestIdentity({ ...platform, fetch });
  const sales = createSalesContext({
    ...{ origin: platform.origin, fetch, identity, storage: createMemoryStore(), clock: systemClock },
    ...{ retail: { origin: platform.origin }, retry: { attempts: 1 } },
  });
  const cart = await addItemToCart(sales, [ITEM]);
  wallets += 1;
  const email = `wallet${wallets}@example.com`;
  const confirm = vi.fn<ExpressPayment['confirm']>(async () => ({ status: 'confirmed', intentID: 'pi_1' }));
  const details = { name: 'Nora Neumann', email, address: ADDRESS };
  const payment = { identity, sales, option: OPTION, shown: toShown(cart), details, confirm };
  return { platform, calls, email, payment: { ...payment, lostSignUps: new Set<string>() } };
}

const isSignUp = (url: string) => url.includes('/signup');
const isOrder = (url: string, init: RequestInit | undefined) =>
  url.endsWith('/checkout/order') && init?.method === 'POST';

test('a wallet pays what was shown', async () => {
  const { payment, email } = await open();
  expect(await payExpress(payment)).toEqual({ kind: 'paid', email, isNew: true });
  expect(payment.confirm).toHaveBeenCalledExactlyOnceWith('pi_1_secret_2');
}, 60_000);

test('another plan of the same price, chosen in another tab, is not bought and makes no account', async () => {
  const { payment, calls } = await open();
  await clearCart(payment.sales);
  const { total, currency } = toShown(await addItemToCart(payment.sales, [SECOND]));
  const outcome = await payExpress({ ...payment, shown: { ...payment.shown, total, currency } });
  expect(outcome).toMatchObject({ kind: 'repriced', isOther: true, cart: { items: [SECOND] } });
  expect(calls.filter(({ url, init }) => isSignUp(url) || isOrder(url, init))).toEqual([]);
}, 60_000);

test('another quantity is not bought', async () => {
  const { payment } = await open();
  const items = [{ ...ITEM, quantity: 2 }];
  const outcome = await payExpress({ ...payment, shown: { ...payment.shown, items } });
  expect(outcome).toMatchObject({ kind: 'repriced', isOther: true });
}, 60_000);

test('an order of another plan than was shown is not paid', async () => {
  const order = { orderNumber: 'A-1', status: 'Pending', items: [SECOND] };
  const { payment } = await open(async (url, init) =>
    isOrder(url, init) ? Response.json({ ...order, ...totals }) : undefined,
  );
  const { total, currency } = payment.shown;
  const totals = { total: total / 100, subtotal: total / 100, tax: 0, currency };
  expect(await payExpress(payment)).toMatchObject({
    ...{ kind: 'repriced', isOther: true },
    cart: { items: [SECOND] },
  });
  expect(payment.confirm).not.toHaveBeenCalled();
}, 60_000);

test('another price than that of the sheet is not charged', async () => {
  const { payment } = await open();
  const outcome = await payExpress({ ...payment, shown: { ...payment.shown, total: 1 } });
  expect(outcome).toMatchObject({ kind: 'repriced', isOther: false });
  expect(payment.confirm).not.toHaveBeenCalled();
}, 60_000);

test('a sign-up whose answer is lost leads to the mail that it has sent', async () => {
  let isLost = true;
  const { payment, platform, email } = await open(async (url, init) => {
    if (!isSignUp(url) || !isLost) return undefined;
    isLost = false;
    await platform.fetch(url, init);
    throw new TypeError('The connection was closed.');
  });
  expect(await payExpress(payment)).toMatchObject({ kind: 'failed' });
  expect(await payExpress(payment)).toEqual({ kind: 'unconfirmed', email });
}, 60_000);

test('an email that has an account is taken', async () => {
  const { payment, platform, email } = await open();
  await signUpReader(platform, { email, password: 'correct horse battery staple 9' });
  expect(await payExpress(payment)).toEqual({ kind: 'taken', email });
}, 60_000);

test.each(['a@x.c', 'a[b@x.com', `${'n'.repeat(70)}@example.com`])(
  'the email %s, which the service refuses, cannot be used',
  async (email) => {
    const { payment } = await open();
    const outcome = await payExpress({ ...payment, details: { ...payment.details, email } });
    expect(outcome).toEqual({ kind: 'unusable', part: 'email' });
  },
  60_000,
);

test('a first name of 150 letters buys', async () => {
  const { payment, email } = await open();
  const details = { ...payment.details, name: `${'N'.repeat(150)} Neumann` };
  expect(await payExpress({ ...payment, details })).toMatchObject({ kind: 'paid', email });
}, 60_000);

test('what is delivered by post is ordered with an address that has no postal code', async () => {
  let refusals = 0;
  const { payment, calls, email } = await open(async (url, init) => {
    if (!isOrder(url, init) || refusals > 0) return undefined;
    refusals += 1;
    return Response.json({ code: '400', message: 'The address is needed.' }, { status: 400 });
  });
  const address = { line1: '1 Pier', city: 'Kowloon', state: '', postal_code: '', country: 'HK' };
  expect(await payExpress({ ...payment, details: { ...payment.details, address } })).toMatchObject({
    kind: 'paid',
    email,
  });
  const sent = calls.filter(({ url, init }) => isOrder(url, init)).map((call) => sentIn(call));
  expect(sent).toMatchObject([
    { taxAddressOnly: true },
    { billingAddress: { line1: '1 Pier', country: 'HK' } },
  ]);
}, 60_000);

test.each([
  ['after the consent of the provider', true],
  ['before anybody knows what the provider has done', false],
])(
  'an answer that is lost %s is unsure',
  async (_title, isConfirmed) => {
    const { payment } = await open(async (url, init) => {
      if (init?.method === 'PUT' && url.includes('/payment/'))
        throw new TypeError('The connection was closed.');
      return undefined;
    });
    if (!isConfirmed) payment.confirm.mockRejectedValue(new TypeError('The connection was closed.'));
    expect(await payExpress(payment)).toMatchObject({ kind: 'unsure', isConfirmed });
  },
  60_000,
);

test('who is logged in pays for their own account, whatever the email of the wallet', async () => {
  const { payment, platform, calls } = await open();
  const account = { email: 'own@example.com', password: 'correct horse battery staple 9' };
  await signUpReader(platform, account);
  await payment.identity.login(account.email, account.password, { rememberMe: true });
  await addItemToCart(payment.sales, [ITEM]);
  expect(await payExpress(payment)).toEqual({ kind: 'paid', email: account.email, isNew: false });
  expect(calls.filter(({ url }) => isSignUp(url))).toEqual([]);
  const ordered = calls.find(({ url, init }) => isOrder(url, init));
  expect(sentIn(ordered)).toMatchObject({ email: account.email });
}, 60_000);

test('the order of a declined card is paid by the next attempt', async () => {
  const { payment, calls, email } = await open();
  payment.confirm.mockResolvedValueOnce({ status: 'refused', error: undefined });
  const onMade = vi.fn<(made: MadeOrder) => void>();
  expect(await payExpress({ ...payment, onMade })).toMatchObject({ kind: 'refused' });
  const outcome = await payExpress({ ...payment, earlier: onMade.mock.calls[0]?.[0] });
  expect(outcome).toMatchObject({ kind: 'paid', isNew: false });
  expect(outcome).toMatchObject({ email });
  expect(calls.filter(({ url, init }) => isOrder(url, init))).toHaveLength(1);
}, 60_000);

test('who subscribes already is told so, and pays nothing', async () => {
  const { payment } = await open(async (url, init) =>
    isOrder(url, init)
      ? Response.json({ code: '400016', message: 'Subscribed.' }, { status: 409 })
      : undefined,
  );
  expect(await payExpress(payment)).toEqual({ kind: 'subscribed' });
  expect(payment.confirm).not.toHaveBeenCalled();
}, 60_000);

test('who has the plan from another tab is told so, although it would cost them another price now', async () => {
  const { payment, platform, calls } = await open(async (url, init) =>
    isOrder(url, init)
      ? Response.json({ code: '400016', message: 'Subscribed.' }, { status: 409 })
      : undefined,
  );
  const account = { email: 'tabs@example.com', password: 'correct horse battery staple 9' };
  await signUpReader(platform, account);
  await payment.identity.login(account.email, account.password, { rememberMe: true });
  await clearCart(payment.sales);
  const shown = { ...payment.shown, total: 1 };
  expect(await payExpress({ ...payment, shown })).toEqual({ kind: 'subscribed' });
  expect(calls.filter(({ url, init }) => isOrder(url, init))).toHaveLength(1);
  expect(payment.confirm).not.toHaveBeenCalled();
}, 60_000);

test.each([
  [undefined, 'failed'],
  ['400015', 'over'],
])(
  'a payment that is not known and whose order turns out to be cancelled has ended (%s: %s)',
  async (code, kind) => {
    let isLost = true;
    const { payment } = await open(async (url, init) => {
      if (url.includes('/order/') && init?.method !== 'PUT' && !url.includes('/payment/'))
        return Response.json({ orderNumber: 'A-1', orderStatus: 'Cancelled', items: [] });
      if (init?.method !== 'PUT' || !url.includes('/payment/')) return undefined;
      if (!isLost) return Response.json({ code, message: 'Over.' }, { status: 409 });
      isLost = false;
      throw new TypeError('The connection was closed.');
    });
    if (code === undefined) payment.confirm.mockRejectedValue(new TypeError('The connection was closed.'));
    const unsure = await payExpress(payment);
    if (unsure.kind !== 'unsure') throw new Error(`The payment is ${unsure.kind}.`);
    expect(await unsure.check()).toMatchObject({ kind });
  },
  60_000,
);

test('a payment whose answer was lost is looked at again and charged once', async () => {
  let isLost = true;
  const { payment, email } = await open(async (url, init) => {
    if (url.includes('/order/') && init?.method !== 'PUT' && !url.includes('/payment/'))
      return Response.json({ orderNumber: 'A-1', orderStatus: 'Pending', items: [] });
    if (init?.method !== 'PUT' || !url.includes('/payment/') || !isLost) return undefined;
    isLost = false;
    throw new TypeError('The connection was closed.');
  });
  const unsure = await payExpress(payment);
  if (unsure.kind !== 'unsure') throw new Error(`The payment is ${unsure.kind}.`);
  expect(await unsure.check()).toEqual({ kind: 'paid', email, isNew: true });
  expect(payment.confirm).toHaveBeenCalledTimes(1);
}, 60_000);

test('a payment that nobody knows of is looked up at the provider without its id from the wallet', async () => {
  let isThere = false;
  const { payment, calls, email } = await open(async (url, init) => {
    if (url.includes('/order/') && init?.method !== 'PUT' && !url.includes('/payment/'))
      return Response.json({ orderNumber: 'A-1', orderStatus: 'Pending', items: [] });
    if (init?.method !== 'PUT' || !url.includes('/payment/') || isThere) return undefined;
    isThere = true;
    return Response.json({ code: '400052', message: 'Not finished.' }, { status: 409 });
  });
  payment.confirm.mockRejectedValue(new TypeError('The connection was closed.'));
  const unsure = await payExpress(payment);
  if (unsure.kind !== 'unsure') throw new Error(`The payment is ${unsure.kind}.`);
  expect(await unsure.check()).toEqual({ kind: 'paid', email, isNew: true });
  const looks = calls.filter(({ url, init }) => init?.method === 'PUT' && url.includes('/payment/'));
  expect(looks.map((call) => sentIn(call))).toMatchObject([{ token: 'pi_1' }, { token: 'pi_1' }]);
}, 60_000);

test.each([
  ['400052', 'unsure', 3],
  ['400053', 'failed', 3],
  ['400034', 'elsewhere', 3],
  ['400016', 'subscribed', 1],
  ['400054', 'unsure', 1],
])(
  'a payment that nobody knows of and that the service answers with %s is %s, after %i looks',
  async (code, kind, times) => {
    const { payment, calls } = await open(async (url, init) => {
      if (url.includes('/order/') && init?.method !== 'PUT' && !url.includes('/payment/'))
        return Response.json({ orderNumber: 'A-1', orderStatus: 'Pending', items: [] });
      return init?.method === 'PUT' && url.includes('/payment/')
        ? Response.json({ code, message: 'No.' }, { status: 409 })
        : undefined;
    });
    payment.confirm.mockRejectedValue(new TypeError('The connection was closed.'));
    const unsure = await payExpress(payment);
    if (unsure.kind !== 'unsure') throw new Error(`The payment is ${unsure.kind}.`);
    expect(await unsure.check()).toMatchObject({ kind });
    const looks = calls.filter(({ url, init }) => init?.method === 'PUT' && url.includes('/payment/'));
    expect(looks).toHaveLength(times);
  },
  60_000,
);

test('a payment that another tab has ended by beginning its own is told as that', async () => {
  const { payment } = await open();
  payment.confirm.mockResolvedValue({ status: 'refused', error: undefined, isCancelled: true });
  expect(await payExpress(payment)).toEqual({ kind: 'elsewhere' });
}, 60_000);
