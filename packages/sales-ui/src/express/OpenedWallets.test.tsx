/** The wallets for a plan where it was chosen, in every state that a reader can meet. */
import { createNewOrder, addItemToCart, clearCart, getCart } from '@broadsheet/sdk-sales/operations';
import { expectAccessible } from '@broadsheet/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import {
  agree,
  cancelSheet,
  findAlert,
  findWallets,
  openSheet,
  openWallets,
  pay,
  provideStripe,
  reportWallets,
  stripe,
} from '../../test/openWallets.tsx';
import type { Answer } from '../../test/openWallets.tsx';
import { closePlatform, ITEM, sentIn } from '../../test/payments.ts';

afterAll(closePlatform);
beforeEach(provideStripe);

const LIMIT_MS = 60_000;
const PATIENCE = { timeout: 20_000 };
const DECLINED = { error: { type: 'card_error', code: 'card_declined' } };

let emails = 0;
const freshEmail = () => `opened-wallet${(emails += 1)}@example.com`;

type Opened = Awaited<ReturnType<typeof openWallets>>;

const isOrder = (url: string, init: RequestInit | undefined) =>
  url.endsWith('/checkout/order') && init?.method === 'POST';
const ordered = ({ calls }: Opened) => calls.filter(({ url, init }) => isOrder(url, init));
const findBegun = (url: string, init: RequestInit | undefined) =>
  init?.method === 'PUT' ? undefined : /\/checkout\/order\/([^/]+)\/payment\//.exec(url)?.[1];

/** Waits until the page has taken note of a payment that was made, and returns the numbers of the orders that were paid. */
async function untilBought({ onBought, calls }: Opened): Promise<readonly string[]> {
  await waitFor(() => expect(onBought).toHaveBeenCalledTimes(1), PATIENCE);
  return calls.flatMap(({ url, init }) =>
    init?.method === 'PUT' ? (/\/checkout\/order\/([^/]+)\/payment\//.exec(url)?.[1] ?? []) : [],
  );
}
const asked = () => stripe.wallets.at(-1)?.group;
/** Returns what the page says is due, which the sheet asks for. */
const due = () => screen.getByText('Due now').parentElement?.textContent;
const isBusy = ({ onBusy }: Opened) => onBusy.mock.calls.at(-1)?.[0] === true;
const ways = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const WAYS = ['Go on with your email', 'Close'];

test(
  'says that it takes a moment, then shows what is bought, when it renews and the ways out',
  async () => {
    const opened = await openWallets();
    expect(screen.getByText('One moment …', { selector: 'output' })).toBeTruthy();
    await findWallets();
    await screen.findByRole('heading', { name: 'Pay without filling in a form' }, PATIENCE);
    expect(
      (await screen.findAllByText(/for 3 months, then €12 a month/, {}, PATIENCE)).length,
    ).toBeGreaterThan(0);
    expect(asked()).toMatchObject({ mode: 'payment', amount: 100, currency: 'eur' });
    expect(ways()).toEqual(WAYS);
    expect(opened.onBusy).not.toHaveBeenCalled();
    await expectAccessible(opened.container);
  },
  LIMIT_MS,
);

test(
  'a plan that cannot be put into the cart is said, with another try',
  async () => {
    let isAway = true;
    await openWallets({
      answer: (url) =>
        isAway && url.includes('/cart')
          ? Response.json({ code: '503', message: 'Away.' }, { status: 503 })
          : undefined,
    });
    await findAlert(/The price could not be loaded/);
    expect(ways()).toEqual(['Try again', ...WAYS]);
    isAway = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await findWallets();
  },
  LIMIT_MS,
);

test.each<[string, Answer, boolean]>([
  ['where the browser has none', () => undefined, true],
  [
    'where the checkout has a robot check',
    (url) =>
      url.includes('/sales/public/v1/config')
        ? Response.json({ checkoutRecaptchaEnabled: true, recaptchaCheckout: true })
        : undefined,
    false,
  ],
])(
  'says that there is no wallet %s, and how to go on',
  async (_title, answer, isAsked) => {
    const opened = await openWallets({ answer });
    if (isAsked) await reportWallets({});
    await screen.findByText(/^No wallet that can pay here was found/, {}, PATIENCE);
    expect(ways()).toEqual(WAYS);
    fireEvent.click(screen.getByRole('button', { name: 'Go on with your email' }));
    expect(opened.onLeave).toHaveBeenCalledExactlyOnceWith('other');
  },
  LIMIT_MS,
);

test(
  'is busy from the consent until the payment is known, and charges once',
  async () => {
    const answered = Promise.withResolvers<Record<string, unknown>>();
    const opened = await openWallets();
    await findWallets();
    stripe.confirmPayment.mockReturnValueOnce(answered.promise);
    await openSheet();
    expect(opened.onBusy).not.toHaveBeenCalled();
    const email = freshEmail();
    await agree(email);
    await waitFor(() => expect(stripe.confirmPayment).toHaveBeenCalledTimes(1), PATIENCE);
    expect(isBusy(opened)).toBe(true);
    expect(screen.getByText(/^Your payment is being made/).id).toBe('broadsheet-wallets-busy');
    expect(ways()).toEqual([]);
    await expectAccessible(opened.container);
    await agree(email);
    await act(async () => answered.resolve({ paymentIntent: { id: 'pi_1', status: 'succeeded' } }));
    expect(await untilBought(opened)).toHaveLength(1);
    expect(stripe.confirmPayment).toHaveBeenCalledTimes(1);
  },
  LIMIT_MS,
);

test(
  'a card that the bank refuses is said, and the next press pays the same order',
  async () => {
    const opened = await openWallets();
    await findWallets();
    stripe.confirmPayment.mockResolvedValueOnce(DECLINED);
    const email = freshEmail();
    const failed = await pay(email);
    await findAlert(/^Your bank has declined the card/);
    expect(failed).toHaveBeenCalledTimes(1);
    expect(isBusy(opened)).toBe(false);
    expect(ways()).toEqual(WAYS);
    await pay(email);
    expect(await untilBought(opened)).toHaveLength(1);
    expect(ordered(opened)).toHaveLength(1);
  },
  LIMIT_MS,
);

test(
  'a sheet that is closed leaves everything as it was, without a word',
  async () => {
    const opened = await openWallets();
    await findWallets();
    const before = opened.container.innerHTML;
    await openSheet();
    await cancelSheet();
    expect(opened.container.innerHTML).toBe(before);
    expect(opened.onBusy).not.toHaveBeenCalled();
    expect(ordered(opened)).toEqual([]);
    expect((await getCart(opened.sales)).items).toMatchObject([ITEM]);
  },
  LIMIT_MS,
);

test(
  'a connection that is lost between the order and its payment charges nothing, and the next press pays that order',
  async () => {
    let isLost = true;
    const opened = await openWallets({
      answer(url, init) {
        if (findBegun(url, init) === undefined || !isLost) return undefined;
        isLost = false;
        return Promise.reject(new TypeError('The connection was closed.'));
      },
    });
    await findWallets();
    const email = freshEmail();
    await pay(email);
    await findAlert(/^The payment did not go through. Nothing was charged/);
    expect(isBusy(opened)).toBe(false);
    expect(due()).toBe('Due now€1.00');
    await pay(email);
    expect(await untilBought(opened)).toHaveLength(1);
    expect(ordered(opened)).toHaveLength(1);
    expect(stripe.confirmPayment).toHaveBeenCalledTimes(1);
  },
  LIMIT_MS,
);

test(
  'an answer that is lost after the consent leaves nothing to pay with until it is known',
  async () => {
    let isLost = true;
    const opened = await openWallets({
      answer(url, init) {
        if (init?.method !== 'PUT' || !url.includes('/payment/') || !isLost) return undefined;
        isLost = false;
        return Promise.reject(new TypeError('The connection was closed.'));
      },
    });
    await findWallets();
    const failed = await pay(freshEmail());
    await findAlert(/^We are checking your payment/);
    expect(failed).not.toHaveBeenCalled();
    expect(isBusy(opened)).toBe(true);
    expect(ways()).toEqual(['Look again']);
    await expectAccessible(opened.container);
    fireEvent.click(screen.getByRole('button', { name: 'Look again' }));
    await untilBought(opened);
    expect(stripe.confirmPayment).toHaveBeenCalledTimes(1);
  },
  LIMIT_MS,
);

test(
  'a payment that the service has sent back is said, and holds nothing',
  async () => {
    const opened = await openWallets({
      answer: (url, init) =>
        init?.method === 'PUT' && url.includes('/payment/')
          ? Response.json({ code: '400015', message: 'Had.' }, { status: 409 })
          : undefined,
    });
    await findWallets();
    await pay(freshEmail());
    await findAlert(/^This price is not on offer any more/);
    expect(isBusy(opened)).toBe(false);
    expect(ways()).toEqual(WAYS);
  },
  LIMIT_MS,
);

test(
  'who subscribes already pays nothing, is told so, and the wall looks again',
  async () => {
    const opened = await openWallets({
      isReader: true,
      answer: (url, init) =>
        isOrder(url, init)
          ? Response.json({ code: '400016', message: 'Subscribed.' }, { status: 409 })
          : undefined,
    });
    await findWallets();
    await pay(freshEmail());
    await findAlert(/^You subscribe to this already/);
    expect(await untilBought(opened)).toEqual([]);
    expect(stripe.confirmPayment).not.toHaveBeenCalled();
    expect(isBusy(opened)).toBe(false);
  },
  LIMIT_MS,
);

test(
  'who subscribes already stays on the offer page, and is told so',
  async () => {
    const opened = await openWallets({
      isReader: true,
      successURL: '/thanks/',
      answer: (url, init) =>
        isOrder(url, init)
          ? Response.json({ code: '400016', message: 'Subscribed.' }, { status: 409 })
          : undefined,
    });
    await findWallets();
    await pay(freshEmail());
    await findAlert(/^You subscribe to this already/);
    expect(opened.environment.visited).toEqual([]);
    expect(opened.onBought).not.toHaveBeenCalled();
  },
  LIMIT_MS,
);

test(
  'a reader whose session has ended buys with no other account unasked',
  async () => {
    const opened = await openWallets({ isReader: true });
    await findWallets();
    expect(ways()).toEqual(['Pay another way', 'Close']);
    await opened.identity.logout();
    await addItemToCart(opened.sales, [ITEM]);
    const email = freshEmail();
    await pay(email);
    await findAlert(/^You are not logged in any more. Nothing was charged/);
    expect(ordered(opened)).toEqual([]);
    expect(opened.calls.filter(({ url }) => url.includes('/signup'))).toEqual([]);
    await screen.findByText(/With them we make your account/);
    await pay(email);
    await untilBought(opened);
    expect(sentIn(ordered(opened)[0])).toMatchObject({ email });
  },
  LIMIT_MS,
);

/** Replaces the first order that was made, as another tab does. @param region where it is ordered from then */
async function cancelElsewhere({ sales, calls }: Opened, email: string): Promise<void> {
  const first = calls.map(({ url, init }) => findBegun(url, init)).find((number) => number !== undefined);
  const address = { line1: '', locality: '', region: '', postal: '', country: 'FR' };
  await createNewOrder(sales, address, { email, taxAddressOnly: true, replaces: first ?? '' });
}

/** Refuses to begin the payment of the order that was begun first, as of one that is cancelled. */
function refusingFirst(): Answer {
  const begins: string[] = [];
  return (url, init) => {
    const number = findBegun(url, init);
    if (number === undefined) return undefined;
    begins.push(number);
    return begins.length > 1 && number === begins[0]
      ? Response.json({ code: '400012', message: 'This order is cancelled.' }, { status: 409 })
      : undefined;
  };
}

test(
  'an order that another tab has cancelled is replaced, and the replacement is paid for the same sum',
  async () => {
    const opened = await openWallets({ answer: refusingFirst() });
    await findWallets();
    stripe.confirmPayment.mockResolvedValueOnce(DECLINED);
    const email = freshEmail();
    await pay(email);
    await findAlert(/declined/);
    await cancelElsewhere(opened, email);
    // What another tab has chosen since is none of this payment's business.
    await clearCart(opened.sales);
    await addItemToCart(opened.sales, [{ sku: 'supporter', priceCode: 'SUPPORTER-MONTHLY', quantity: 1 }]);
    await pay(email);
    const paidNumbers = await untilBought(opened);
    const orders = ordered(opened);
    const first = opened.calls.map(({ url, init }) => findBegun(url, init)).find(Boolean);
    expect(sentIn(orders.at(-1))).toMatchObject({ replaces: first });
    expect(paidNumbers).toHaveLength(1);
    expect(paidNumbers).not.toContain(first);
    expect((await getCart(opened.sales)).items).toMatchObject([{ priceCode: 'SUPPORTER-MONTHLY' }]);
  },
  LIMIT_MS,
);

test(
  'a replacement that another tab has paid is charged no second time',
  async () => {
    const refuse = refusingFirst();
    let isReplaced = false;
    const opened = await openWallets({
      answer: (url, init) =>
        refuse(url, init) ??
        (isReplaced && isOrder(url, init)
          ? Response.json({ orderNumber: 'B-1', status: 'Paid', items: [], total: 1, currency: 'EUR' })
          : undefined),
    });
    await findWallets();
    stripe.confirmPayment.mockResolvedValueOnce(DECLINED);
    const email = freshEmail();
    await pay(email);
    await findAlert(/declined/);
    await cancelElsewhere(opened, email);
    isReplaced = true;
    await pay(email);
    expect(await untilBought(opened)).toEqual([]);
    expect(stripe.confirmPayment).toHaveBeenCalledTimes(1);
  },
  LIMIT_MS,
);

test(
  'a replacement that costs another sum is said first; the sheet then asks for that and pays it',
  async () => {
    const refuse = refusingFirst();
    let isReplaced = false;
    const opened = await openWallets({
      answer: (url, init) =>
        refuse(url, init) ??
        (isReplaced && isOrder(url, init)
          ? Response.json({
              ...{ orderNumber: 'B-1', status: 'Pending', items: [ITEM], currency: 'EUR' },
              ...{ subtotal: 12, tax: 0, total: 12 },
            })
          : undefined),
    });
    await findWallets();
    stripe.confirmPayment.mockResolvedValueOnce(DECLINED);
    const email = freshEmail();
    await pay(email);
    await findAlert(/declined/);
    await cancelElsewhere(opened, email);
    isReplaced = true;
    await pay(email);
    await findAlert(/the price is €12. Nothing was charged/);
    expect(stripe.confirmPayment).toHaveBeenCalledTimes(1);
    await openSheet();
    expect(due()).toBe('Due now€12.00');
    await agree(email);
    expect(await untilBought(opened)).toEqual(['B-1']);
  },
  LIMIT_MS,
);

test(
  'an order that costs more than its quote is said first; the next press pays that order',
  async () => {
    const opened = await openWallets({
      answer: (url, init) =>
        isOrder(url, init)
          ? Response.json({
              ...{ orderNumber: 'A-1', status: 'Pending', items: [ITEM], currency: 'EUR' },
              ...{ subtotal: 12, tax: 0, total: 12 },
            })
          : undefined,
    });
    await findWallets();
    const email = freshEmail();
    await pay(email);
    await findAlert(/the price is €12. Nothing was charged/);
    expect(due()).toBe('Due now€12.00');
    await pay(email);
    expect(await untilBought(opened)).toEqual(['A-1']);
    expect(stripe.confirmPayment).toHaveBeenCalledTimes(1);
  },
  LIMIT_MS,
);

test(
  'a cart that another tab has emptied sells nothing for nothing: what is shown is put back and paid',
  async () => {
    const opened = await openWallets();
    await findWallets();
    await clearCart(opened.sales);
    await pay(freshEmail());
    expect(await untilBought(opened)).toHaveLength(1);
    expect(sentIn(ordered(opened)[0])).toBeDefined();
  },
  LIMIT_MS,
);

test(
  'what another tab has put in place of the plan is listed before it can be paid',
  async () => {
    const opened = await openWallets();
    await findWallets();
    await clearCart(opened.sales);
    await addItemToCart(opened.sales, [{ sku: 'supporter', priceCode: 'SUPPORTER-MONTHLY', quantity: 1 }]);
    expect(screen.queryByText(/Supporter/)).toBeNull();
    await pay(freshEmail());
    await findAlert(/^Your choice has changed, perhaps in another tab/);
    expect((await screen.findAllByText(/Supporter/, {}, PATIENCE)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Digital, monthly/)).toBeNull();
    expect(stripe.confirmPayment).not.toHaveBeenCalled();
  },
  LIMIT_MS,
);

test(
  'a sheet that cannot be told of a failure holds nothing',
  async () => {
    const opened = await openWallets();
    await findWallets();
    stripe.confirmPayment.mockResolvedValueOnce(DECLINED);
    const email = freshEmail();
    await openSheet();
    await agree(
      email,
      vi.fn(() => {
        throw new Error('The sheet is gone.');
      }),
    );
    await findAlert(/declined/);
    expect(isBusy(opened)).toBe(false);
    await pay(email);
    expect(await untilBought(opened)).toHaveLength(1);
  },
  LIMIT_MS,
);

test(
  'a wallet that is pressed while the price of another country is loading opens no sheet, and opens one afterwards',
  async () => {
    const price = Promise.withResolvers<void>();
    let isOrdered = false;
    const opened = await openWallets({
      answer(url, init) {
        if (url.endsWith('/entitlements'))
          return Response.json({ skus: [], edgescape: { country_code: 'FR' } });
        if (isOrdered && url.endsWith('/cart/item')) return price.promise.then(() => undefined);
        if (!isOrder(url, init)) return undefined;
        isOrdered = true;
        return Response.json({
          ...{ orderNumber: 'A-1', status: 'Pending', items: [ITEM], currency: 'EUR' },
          ...{ subtotal: 12, tax: 0, total: 12 },
        });
      },
    });
    await findWallets();
    await pay(freshEmail());
    await findAlert(/the price is €12. Nothing was charged/);
    expect(opened.container.querySelector('[aria-busy=true]')).not.toBeNull();
    const early = await openSheet();
    expect([early.reject, early.resolve].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    expect(stripe.confirmPayment).not.toHaveBeenCalled();
    await act(async () => price.resolve());
    await waitFor(() => expect(opened.container.querySelector('[aria-busy=true]')).toBeNull(), PATIENCE);
    expect((await openSheet()).resolve).toHaveBeenCalledTimes(1);
  },
  LIMIT_MS,
);

test(
  'an exception while the wallets render is said and logged, and the other ways to pay stay',
  async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const opened = await openWallets();
    const broken = vi.spyOn(stripe.wallets, 'push').mockImplementation(() => {
      throw new Error('The script of the provider is broken.');
    });
    try {
      await findAlert(/The wallets do not work on this page right now/);
    } finally {
      broken.mockRestore();
      quiet.mockRestore();
    }
    expect(opened.logs.join()).toContain('The script of the provider is broken.');
    expect(ways()).toEqual(['Pay another way', 'Close']);
    await expectAccessible(opened.container);
    fireEvent.click(screen.getByRole('button', { name: 'Pay another way' }));
    expect(opened.onLeave).toHaveBeenCalledExactlyOnceWith('other');
    expect(isBusy(opened)).toBe(false);
  },
  LIMIT_MS,
);
