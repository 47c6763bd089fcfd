import {
  addItemToCart,
  clearCart,
  createNewOrder,
  getCart,
  getOrderDetails,
  getOrderHistory,
} from '@broadsheet/sdk-sales/operations';
import { storeOrderNumber, storePurchase } from '@broadsheet/sdk-sales/rules';
import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { createTestIdentity } from '@broadsheet/platform-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import {
  ADDRESS,
  begun,
  bill,
  ITEM,
  change,
  closePlatform,
  finalized,
  enterCard,
  openPlatform,
  paid,
  press,
  provideStripe,
  sentIn,
  stripe,
  visit,
} from '../test/visitCheckout.ts';
import { block } from './block.ts';

afterAll(closePlatform);
beforeEach(provideStripe);

test('keeps its place on the server, and says that it needs script', async () => {
  const html = await renderOnServer(block);
  expect(html).toMatch(/<h1[^>]*>Checkout/);
  expect(html).toMatch(/<noscript>The checkout needs JavaScript/);
});

test('leads from the address over the card to the end of the order', async () => {
  const { container, environment, calls } = await visit();
  await bill();
  expect(screen.getByText('12 Quay Street')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('3Payment'));
  await enterCard();
  expect(stripe.createPaymentMethod.mock.calls[0]?.[0]).toMatchObject({
    billing_details: { name: 'Ada Lovelace', address: { country: 'DE', postal_code: '20095' } },
  });
  expect(screen.getByText('Visa ending in 4242, valid until 04/31')).toBeTruthy();
  expect(screen.getByText(/€1 for 3 months, then €12 a month\.$/)).toBeTruthy();
  await expectAccessible(container);
  press('Pay now');
  await waitFor(() => expect(environment.visited).toEqual(['/']));
  expect(stripe.confirmCardPayment.mock.calls).toEqual([['pi_1_secret_2', { payment_method: 'pm_1' }]]);
  const [end] = finalized(calls);
  expect(sentIn(end)).toEqual({ token: 'pi_1' });
}, 60_000);

test('has the focus at the open step once it has loaded', async () => {
  await visit();
  await screen.findByLabelText('Street address');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('2Billing Address'));
});

test('leaves the focus to readers who are somewhere else on the page when it has loaded', async () => {
  const search = document.body.appendChild(document.createElement('input'));
  search.focus();
  await visit();
  await screen.findByLabelText('Street address');
  expect(document.activeElement).toBe(search);
  search.remove();
});

test('keeps what was typed in the tab for the same reader alone, until the order is paid or the reader logs out', async () => {
  const { environment, container } = await visit();
  await screen.findByLabelText('Street address');
  change('Street address', '12 Quay Street');
  change('Country', 'DE');
  const draft = environment.readSessionItem('broadsheet_draft');
  expect(draft).toContain('12 Quay Street');
  expect(JSON.stringify(localStorage)).not.toContain('Quay');
  container.remove();
  cleanup();

  // Another reader logs in in the same tab.
  const other = createTestEnvironment();
  other.writeSessionItem('broadsheet_draft', draft);
  await visit({ environment: other });
  expect(await screen.findByLabelText('Street address')).toHaveProperty('value', '');
  await bill();
  await enterCard();
  expect(other.readSessionItem('broadsheet_draft')).toContain('Ada Lovelace');
  press('Pay now');
  await waitFor(() => expect(other.visited).toEqual(['/']));
  expect(other.readSessionItem('broadsheet_draft')).toBeUndefined();
}, 60_000);

test('shows what is ordered beside the steps until the review, the tax once it is known', async () => {
  await visit();
  const summary = await screen.findByRole('complementary', { name: 'Order summary' });
  await within(summary).findByText('€1 for 3 months, then €12 a month');
  expect(within(summary).getByText('Digital, monthly')).toBeTruthy();
  expect(within(summary).getByText('not known yet')).toBeTruthy();
  await bill();
  expect(within(summary).queryByText('not known yet')).toBeNull();
  await enterCard();
  expect(screen.queryByRole('complementary')).toBeNull();
}, 60_000);

test('tells the tax of a cart whose address is known, so that the amounts add up before there is an order', async () => {
  const billingAddress = { ...ADDRESS, country: 'DE' };
  await visit({
    cart: [],
    prepare: async (sales) => void (await addItemToCart(sales, [ITEM], { billingAddress })),
  });
  const summary = await screen.findByRole('complementary', { name: 'Order summary' });
  expect(within(summary).queryByText('not known yet')).toBeNull();
  expect(
    within(summary)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['€0.93', '€0.07', '€1.00']);
}, 60_000);

test('says of a gift that it is paid once, and of nothing that it renews', async () => {
  const gift = { sku: 'gift-digital', priceCode: 'GIFT-YEAR', quantity: 1 };
  const { container } = await visit({ cart: [gift] });
  await bill();
  await enterCard();
  await screen.findByText('You pay once. Nothing renews, and nothing is charged later.');
  expect(container.textContent).toContain('By paying you accept the terms of sale ');
  expect(container.textContent).not.toMatch(/renewal|ahead of each period|until you cancel/);
}, 60_000);

test('brings nothing of the card provider before the payment step', async () => {
  await visit();
  await screen.findByLabelText('Street address');
  expect(stripe.open).not.toHaveBeenCalled();
});

test('charges once, however often the button is pressed', async () => {
  const { environment, calls } = await visit();
  await bill();
  await enterCard();
  press('Pay now');
  press('Pay now');
  await waitFor(() => expect(environment.visited).toHaveLength(1));
  expect(stripe.confirmCardPayment).toHaveBeenCalledTimes(1);
  expect(finalized(calls)).toHaveLength(1);
}, 60_000);

test('only finalizes again when the answer was lost after the charge', async () => {
  const { container, environment, calls, payments } = await visit({
    payments: { finalize: async () => Response.json({ code: '500', message: 'No' }, { status: 500 }) },
  });
  await bill();
  await enterCard();
  press('Pay now');
  await screen.findByText('The payment did not go through.');
  await expectAccessible(container);
  payments.finalize = async (url) => Response.json(paid(url));
  press('Pay now');
  await waitFor(() => expect(environment.visited).toEqual(['/']));
  expect(stripe.confirmCardPayment).toHaveBeenCalledTimes(1);
  expect(finalized(calls)).toHaveLength(2);
}, 60_000);

const DECLINE = { type: 'card_error', code: 'card_declined', message: 'Votre carte a été refusée.' };
const DECLINED = /^Your bank has declined the card\. Use another card, or ask your bank\./;

test('says in its own words why the card was refused, and takes another one', async () => {
  stripe.confirmCardPayment.mockResolvedValueOnce({ error: DECLINE });
  const { environment } = await visit();
  await bill();
  await enterCard();
  press('Pay now');
  const alert = await screen.findByText(DECLINED);
  expect(alert.getAttribute('role')).toBe('alert');
  const [, edit = '', step = ''] = /press “(.+)” at “(.+)”\.$/.exec(alert.textContent.trim()) ?? [];
  const heading = screen.getByRole('heading', { name: new RegExp(`${step}$`, 'u') });
  const button = within(heading.closest('section') ?? heading).getByText(edit);
  fireEvent.click(button);
  expect((await screen.findByText(DECLINED)).textContent).not.toContain('press');
  await enterCard();
  expect(screen.queryByText(DECLINED)).toBeNull();
  press('Pay now');
  await waitFor(() => expect(environment.visited).toEqual(['/']));
}, 60_000);

test('names no way to another card when another card would not help', async () => {
  stripe.confirmCardPayment.mockResolvedValueOnce({
    error: { type: 'card_error', code: 'processing_error' },
  });
  await visit();
  await bill();
  await enterCard();
  press('Pay now');
  const alert = await screen.findByText(/^The card could not be processed just now\./);
  expect(alert.textContent.trim()).toBe('The card could not be processed just now. Try again in a moment.');
}, 60_000);

test('no longer tells of a refused card when the order is made anew', async () => {
  stripe.confirmCardPayment.mockResolvedValueOnce({ error: DECLINE });
  await visit();
  await bill();
  await enterCard();
  press('Pay now');
  await screen.findByText(DECLINED);
  press('Edit Billing Address');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', false),
  );
  press('Continue');
  await screen.findByLabelText('Cardholder name');
  expect(screen.queryByText(DECLINED)).toBeNull();
}, 60_000);

test('refuses an incomplete card in its own words, and leads to the field', async () => {
  stripe.createPaymentMethod.mockResolvedValueOnce({
    error: { type: 'validation_error', code: 'incomplete_cvc', message: 'Le code est incomplet.' },
  });
  await visit();
  await bill();
  await screen.findByLabelText('Cardholder name');
  change('Cardholder name', 'Ada Lovelace');
  press('Continue');
  const alert = await screen.findByText('The security code is incomplete.');
  expect(alert.closest('[role=alert]')).toBeTruthy();
  expect(stripe.focused).toEqual(['cardCvc']);
}, 60_000);

test('tells once, at the field, that a field of the card is wrong, until it is changed', async () => {
  const error = { type: 'validation_error', code: 'invalid_number' };
  stripe.createPaymentMethod.mockResolvedValueOnce({ error });
  await visit();
  await bill();
  await screen.findByLabelText('Cardholder name');
  change('Cardholder name', 'Ada Lovelace');
  const number = stripe.fields.get('cardNumber');
  act(() => number?.emit('change', { error }));
  press('Continue');
  await waitFor(() => expect(stripe.focused.at(-1)).toBe('cardNumber'));
  expect(screen.getAllByText('The card number is not valid.')).toHaveLength(1);
  act(() => stripe.fields.get('cardCvc')?.emit('change', {}));
  expect(screen.getAllByText('The card number is not valid.')).toHaveLength(1);
  act(() => number?.emit('change', {}));
  expect(screen.queryByText('The card number is not valid.')).toBeNull();
}, 60_000);

test('ends an order that turns out to be paid when the reader comes back to it', async () => {
  stripe.retrievePaymentIntent.mockResolvedValueOnce({ paymentIntent: { id: 'pi_9', status: 'succeeded' } });
  const { environment, calls } = await visit();
  await bill();
  await waitFor(() => expect(environment.visited).toEqual(['/']));
  expect(stripe.confirmCardPayment).not.toHaveBeenCalled();
  expect(sentIn(finalized(calls)[0])).toMatchObject({ token: 'pi_9' });
}, 60_000);

test('goes to PayPal, and ends the order when the reader is back', async () => {
  const first = await visit();
  await bill();
  fireEvent.click(await screen.findByRole('radio', { name: /PayPal/ }));
  press('Continue');
  fireEvent.click(await screen.findByRole('button', { name: 'Pay with PayPal' }));
  await waitFor(() =>
    expect(first.environment.visited).toEqual(['https://www.paypal.com/approve?token=EC-1']),
  );
  const orderNumber = first.storage.get('ArcSubs_OrderNumber') ?? '';
  expect(orderNumber).not.toBe('');
  first.unmount();
  const { environment, calls, storage } = await visit({
    address: '/checkout/?token=EC-1',
    prepare: (sales) => storeOrderNumber(sales.storage, orderNumber),
  });
  await waitFor(() => expect(environment.visited).toEqual(['/']));
  const [end] = finalized(calls);
  expect(end?.url).toContain(`/order/${orderNumber}/payment/2`);
  expect(sentIn(end)).toEqual({ token: 'EC-1' });
  expect(storage.get('ArcSubs_OrderNumber')).toBeUndefined();
}, 60_000);

test('goes to PayPal also when it is chosen while the card’s payment is still being begun', async () => {
  const card = Promise.withResolvers<void>();
  const { environment } = await visit({
    payments: {
      initialize: async (url) => {
        if (url.endsWith('/1')) await card.promise;
        return Response.json(begun(url));
      },
    },
  });
  await bill();
  fireEvent.click(await screen.findByRole('radio', { name: /PayPal/ }));
  press('Continue');
  fireEvent.click(await screen.findByRole('button', { name: 'Pay with PayPal' }));
  await Promise.resolve();
  card.resolve();
  await waitFor(() => expect(environment.visited).toEqual(['https://www.paypal.com/approve?token=EC-1']));
}, 60_000);

test('goes on at the checkout that was left for PayPal, wherever the service leads back to', async () => {
  const first = await visit({ address: '/gift/checkout/?from=offer' });
  await bill();
  fireEvent.click(await screen.findByRole('radio', { name: /PayPal/ }));
  press('Continue');
  fireEvent.click(await screen.findByRole('button', { name: 'Pay with PayPal' }));
  await waitFor(() => expect(first.environment.visited).toHaveLength(1));
  first.unmount();
  const { environment, calls } = await visit({
    address: '/checkout/?token=EC-1&PayerID=P1&theme=dark',
    environment: first.environment,
  });
  await waitFor(() =>
    expect(environment.visited.slice(1)).toEqual(['/gift/checkout/?from=offer&token=EC-1&PayerID=P1']),
  );
  expect(finalized(calls)).toEqual([]);
}, 60_000);

test('leads on who has paid before a reload, and asks for nothing a second time', async () => {
  const first = await visit();
  await bill();
  await enterCard();
  first.payments.finalize = async () => Promise.reject(new TypeError('lost'));
  press('Pay now');
  await screen.findByText(/^No connection/);
  const orderNumber = first.storage.get('ArcSubs_OrderNumber') ?? '';
  first.unmount();
  const order = { orderNumber, status: 'Paid', orderDate: Date.now(), items: [], currency: 'EUR' };
  const { environment, storage } = await visit({
    cart: [],
    answer: (url) => (url.endsWith(`/detail/${orderNumber}`) ? Response.json(order) : undefined),
    prepare({ storage: stored }) {
      storeOrderNumber(stored, orderNumber);
      storePurchase(stored, { sku: 'digital', priceCode: 'DIGITAL-ANNUAL', cartDate: Date.now() - 60_000 });
    },
  });
  await waitFor(() => expect(environment.visited).toEqual(['/']));
  expect([storage.get('ArcSubs_OrderNumber'), storage.get('ArcXP_cart')]).toEqual([undefined, undefined]);
}, 60_000);

test('goes on with an unpaid order at its payment', async () => {
  await visit({
    prepare: async (sales) => {
      await createNewOrder(sales, ADDRESS, { email: 'ada@example.com' });
      await clearCart(sales);
    },
  });
  expect(await screen.findByLabelText('Cardholder name')).toBeTruthy();
  expect(screen.getByText('12 Quay Street')).toBeTruthy();
}, 60_000);

test('goes on with an unpaid order once a page that was loaded again has put its items back in the cart', async () => {
  await visit({
    prepare: async (sales) => {
      await createNewOrder(sales, ADDRESS, { email: 'ada@example.com' });
      await addItemToCart(sales, [ITEM]);
    },
  });
  expect(await screen.findByLabelText('Cardholder name')).toBeTruthy();
}, 60_000);

test('takes up what was chosen before the login', async () => {
  await visit({
    cart: [],
    prepare: (sales) =>
      storePurchase(sales.storage, {
        sku: 'digital',
        priceCode: 'DIGITAL-ANNUAL',
        cartDate: Date.now(),
      }),
  });
  expect(await screen.findByText('€120 a year')).toBeTruthy();
}, 60_000);

test('leads to the offers when what was chosen is not for sale any more, and forgets it', async () => {
  const { environment, storage } = await visit({
    cart: [],
    prepare: (sales) =>
      storePurchase(sales.storage, { sku: 'digital', priceCode: 'OVER', cartDate: Date.now() }),
  });
  await waitFor(() => expect(environment.visited).toEqual(['/offer/?redirect=%2Fcheckout%2F']));
  expect(storage.get('ArcXP_cart')).toBeUndefined();
});

test('leads to the offers without anything to pay for', async () => {
  const { environment } = await visit({ cart: [] });
  await waitFor(() => expect(environment.visited).toEqual(['/offer/?redirect=%2Fcheckout%2F']));
});

test('leads to the login who is not logged in, and back', async () => {
  const platform = await openPlatform();
  const identity = await createTestIdentity(platform);
  const environment = createTestEnvironment();
  environment.place.address = '/checkout/?a=1';
  await renderBlock(block, { environment, identity: async () => identity });
  await waitFor(() =>
    expect(environment.visited).toEqual(['/account/login/?redirect=%2Fcheckout%2F%3Fa%3D1']),
  );
});

test('makes the order anew when the address is edited', async () => {
  await visit();
  await bill();
  press('Edit Billing Address');
  expect(await screen.findByLabelText('Street address')).toHaveProperty('value', '12 Quay Street');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', false),
  );
}, 60_000);

test('keeps what another tab has put into the cart when the address is edited, and orders the same items there', async () => {
  const { sales } = await visit();
  await bill();
  const gift = { sku: 'gift-digital', priceCode: 'GIFT-YEAR', quantity: 1 };
  await addItemToCart(sales, [gift]);
  const { orderNumber: old } = (await getOrderHistory(sales)).orders[0] ?? {};
  press('Edit Billing Address');
  await screen.findByLabelText('Street address');
  change('Street address', '1 Harbour Street');
  await act(async () => undefined);
  press('Continue');
  await screen.findByRole('button', { name: 'Edit Billing Address' });
  expect((await getCart(sales)).items).toMatchObject([gift]);
  const { orders } = await getOrderHistory(sales);
  expect(orders.map(({ orderNumber, orderStatus }) => [orderNumber === old, orderStatus])).toEqual([
    [false, 'Pending'],
    [true, 'Cancelled'],
  ]);
  const made = await getOrderDetails(sales, orders[0]?.orderNumber ?? '');
  expect(made).toMatchObject({ items: [ITEM], billingAddress: { line1: '1 Harbour Street' } });
}, 60_000);

test('fills an empty cart again when the address is edited', async () => {
  const { sales } = await visit();
  await bill();
  press('Edit Billing Address');
  await waitFor(async () => expect((await getCart(sales)).items).toMatchObject([ITEM]));
}, 60_000);

test('lists what is ordered where another tab has put more into the cart before', async () => {
  const { sales } = await visit();
  await screen.findByLabelText('Street address');
  await addItemToCart(sales, [{ sku: 'gift-digital', priceCode: 'GIFT-YEAR', quantity: 1 }]);
  await bill();
  const summary = screen.getByRole('complementary', { name: 'Order summary' });
  await within(summary).findByText(/as a gift/);
  expect(within(summary).getByText('Digital, monthly')).toBeTruthy();
}, 60_000);

test('logs out and leads to the login when the account is edited', async () => {
  const { environment, identity } = await visit();
  await screen.findByLabelText('Street address');
  press('Edit Account');
  await waitFor(() => expect(environment.visited).toEqual(['/account/login/?redirect=%2Fcheckout%2F']));
  expect(identity.getSession().status).toBe('signed-out');
});

test('says when the order cannot be made, and keeps what was typed', async () => {
  const { sales } = await visit();
  await screen.findByLabelText('Street address');
  vi.spyOn(sales.transport, 'request').mockRejectedValueOnce(new TypeError('lost'));
  change('Street address', '12 Quay Street');
  change('Country', 'DE');
  change('City', 'Hamburg');
  change('State or region', 'Hamburg');
  change('Postal code', '20095');
  await act(async () => undefined);
  press('Continue');
  await screen.findByText('Something went wrong. Please try again.');
  expect(screen.getByLabelText('City')).toHaveProperty('value', 'Hamburg');
}, 60_000);

test('asks before a second subscription to the same product, and orders it with the next press', async () => {
  const bodies: unknown[] = [];
  await visit({
    answer(url, init) {
      if (!url.endsWith('/checkout/order')) return undefined;
      bodies.push(sentIn({ init }));
      const refusal = { code: '400016', message: 'Already.', httpStatus: 409 };
      return bodies.length === 1 ? Response.json(refusal, { status: 409 }) : undefined;
    },
  });
  await screen.findByLabelText('Street address');
  change('Street address', '12 Quay Street');
  change('Country', 'DE');
  change('City', 'Hamburg');
  change('Postal code', '20095');
  await act(async () => undefined);
  press('Continue');
  const question = await screen.findByText(/You subscribe to this already/);
  expect(question.textContent).toContain('press “Continue” at “Billing Address”');
  press('Continue');
  await screen.findByRole('button', { name: 'Edit Billing Address' });
  expect(bodies).toMatchObject([
    { billingAddress: { region: 'Hamburg' } },
    { billingAddress: { region: 'Hamburg' }, secondConfirmed: true },
  ]);
  expect(bodies[0]).not.toHaveProperty('secondConfirmed');
}, 60_000);

test.each([
  ['400014', 'This offer has ended. Nothing was ordered or charged.'],
  ['400017', 'Your cart holds the same subscription at two prices. Choose one of them. Nothing was charged.'],
  ['400013', 'This order is over two days old and its price may have changed. Nothing was charged.'],
])(
  'says what has run out at the code %s, and leads on to the offers',
  async (code, words) => {
    const { container } = await visit({
      fields: { offerURL: '/offers/spring/' },
      answer: (url) =>
        url.endsWith('/checkout/order')
          ? Response.json({ code, message: 'Over.', httpStatus: 409 }, { status: 409 })
          : undefined,
    });
    await screen.findByLabelText('Street address');
    change('Street address', '12 Quay Street');
    change('Country', 'DE');
    change('City', 'Hamburg');
    change('State or region', 'Hamburg');
    change('Postal code', '20095');
    await act(async () => undefined);
    press('Continue');
    expect((await screen.findByText(words, { exact: false })).closest('[role=alert]')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Choose another offer' });
    expect(link.getAttribute('href')).toBe('/offers/spring/');
    await expectAccessible(container);
  },
  60_000,
);

test.each([
  ['400014', 'This offer has ended. Nothing was ordered or charged.'],
  ['400013', 'This order is over two days old and its price may have changed. Nothing was charged.'],
])(
  'says at the payment what has run out at the code %s, and offers only what leads on',
  async (code, words) => {
    const refuse = async () => Response.json({ code, message: 'Over.', httpStatus: 409 }, { status: 409 });
    const { container } = await visit({
      fields: { offerURL: '/offers/spring/' },
      payments: { initialize: refuse },
    });
    await bill();
    expect((await screen.findByText(words, { exact: false })).closest('[role=alert]')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Choose another offer' });
    expect(link.getAttribute('href')).toBe('/offers/spring/');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    await expectAccessible(container);
  },
  60_000,
);

const TOO_OLD = { code: '400013', message: 'Over.', httpStatus: 409 };

/** Refuses the payment of the first order as too old, and names the number of the order that is made after it. */
function withOldOrder(total?: number) {
  const refused: string[] = [];
  const orders: string[] = [];
  const initialize = async (url: string) => {
    const { orderNumber } = begun(url);
    if (refused.length > 0 && !refused.includes(orderNumber)) return Response.json(begun(url));
    refused.push(orderNumber);
    return Response.json(TOO_OLD, { status: 409 });
  };
  /** The platform's order is not old, so that asking for it again would find it: the second one is this. */
  const answer = (url: string, init: RequestInit | undefined) => {
    if (!url.endsWith('/checkout/order') || init?.method !== 'POST') return undefined;
    orders.push(JSON.stringify(sentIn({ init })));
    return orders.length === 2
      ? Response.json({ ...NEW_ORDER, ...(total !== undefined && { total }) })
      : undefined;
  };
  return { answer, payments: { initialize }, orders, refused };
}

const NEW_ORDER = {
  orderNumber: 'MADEANEW',
  status: 'Pending',
  currency: 'EUR',
  subtotal: 1,
  tax: 0.07,
  total: 1,
  items: [ITEM],
};

test('makes an order anew that is too old to be paid, with the same address and items, and pays it', async () => {
  const old = withOldOrder();
  const { calls, environment } = await visit(old);
  await bill();
  await enterCard();
  expect(screen.queryByText(/over two days old/)).toBeNull();
  press('Pay now');
  await waitFor(() => expect(environment.visited).toEqual(['/']));
  expect(old.orders).toHaveLength(2);
  const [first = '', second = ''] = old.orders;
  expect(JSON.parse(second)).toEqual({ ...JSON.parse(first), replaces: old.refused[0] });
  expect(finalized(calls).map(({ url }) => begun(url).orderNumber)).toEqual(['MADEANEW']);
}, 60_000);

test('says that an order was too old when it costs another sum today, and pays that', async () => {
  const { calls, environment, container } = await visit(withOldOrder(12));
  await bill();
  expect(
    (await screen.findByText(/We have renewed it at today’s price/)).closest('[role=alert]'),
  ).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Choose another offer' })).toBeNull();
  await expectAccessible(container);
  await enterCard();
  expect(screen.getAllByText('€12.00').length).toBeGreaterThan(0);
  press('Pay now');
  await waitFor(() => expect(environment.visited).toEqual(['/']));
  expect(finalized(calls).map(({ url }) => begun(url).orderNumber)).toEqual(['MADEANEW']);
}, 60_000);

test('makes an order anew that becomes too old while the card is typed, and asks before another sum', async () => {
  const old = withOldOrder(12);
  const { payments, calls, environment } = await visit({ answer: old.answer });
  await bill();
  await enterCard();
  payments.initialize = old.payments.initialize;
  press('Pay now');
  await screen.findByText(/We have renewed it at today’s price/);
  expect(finalized(calls)).toEqual([]);
  expect(stripe.confirmCardPayment).not.toHaveBeenCalled();
  press('Pay now');
  await waitFor(() => expect(environment.visited).toEqual(['/']));
  expect(finalized(calls).map(({ url }) => begun(url).orderNumber)).toEqual(['MADEANEW']);
}, 60_000);

test('leads back to the address when an order that is too old cannot be made anew', async () => {
  const old = withOldOrder();
  let orders = 0;
  await visit({
    payments: old.payments,
    fields: { offerURL: '/offers/spring/' },
    answer: (url, init) => {
      if (!url.endsWith('/checkout/order') || init?.method !== 'POST') return undefined;
      orders += 1;
      const over = { code: '400014', message: 'Over.', httpStatus: 404 };
      return orders === 1 ? undefined : Response.json(over, { status: 404 });
    },
  });
  await screen.findByLabelText('Street address');
  change('Street address', '12 Quay Street');
  change('Country', 'DE');
  change('City', 'Hamburg');
  change('State or region', 'Hamburg');
  change('Postal code', '20095');
  await act(async () => undefined);
  press('Continue');
  expect(
    await screen.findByText('This offer has ended. Nothing was ordered or charged.', { exact: false }),
  ).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Street address').value).toBe('12 Quay Street');
}, 60_000);

test('keeps what is in the cart by now when an order is made anew that is too old, and pays it', async () => {
  const old = withOldOrder();
  const { payments, calls, sales, environment } = await visit({ answer: old.answer });
  await bill();
  await enterCard();
  // As another tab does.
  const gift = { sku: 'gift-digital', priceCode: 'GIFT-YEAR', quantity: 1 };
  await addItemToCart(sales, [gift]);
  payments.initialize = old.payments.initialize;
  press('Pay now');
  await waitFor(() => expect(environment.visited).toEqual(['/']));
  expect((await getCart(sales)).items).toMatchObject([gift]);
  expect(finalized(calls).map(({ url }) => begun(url).orderNumber)).toEqual(['MADEANEW']);
}, 60_000);

test('pays nothing more when another tab has paid the order that stands in for an old one', async () => {
  const old = withOldOrder();
  const { payments, calls, environment } = await visit({
    answer: (url, init) =>
      old.answer(url, init) === undefined ? undefined : Response.json({ ...NEW_ORDER, status: 'Paid' }),
  });
  await bill();
  await enterCard();
  payments.initialize = old.payments.initialize;
  press('Pay now');
  await waitFor(() => expect(environment.visited).toEqual(['/']));
  expect(stripe.confirmCardPayment).not.toHaveBeenCalled();
  expect(finalized(calls)).toEqual([]);
}, 60_000);

const OVER = { code: '400012', message: 'The order is paid or cancelled.', httpStatus: 409 };

/** Returns an order's details, cancelled a number of days after it was made. */
const cancelledAfter = (url: string, days: number) => {
  const [, orderNumber] = /\/detail\/([^/?]+)/.exec(url) ?? [];
  const orderDate = Date.now() - days * 86_400_000;
  return orderNumber === undefined
    ? undefined
    : Response.json({ ...NEW_ORDER, orderNumber, status: 'Cancelled', orderDate });
};

test.each([
  ['long ago', 3],
  ['just now', 0],
])(
  'charges nothing for an order that was cancelled elsewhere and made %s before another press',
  async (_made, days) => {
    const old = withOldOrder();
    const { payments, calls, environment } = await visit({
      answer: (url, init) => old.answer(url, init) ?? cancelledAfter(url, days),
    });
    await bill();
    await enterCard();
    payments.initialize = async (url) =>
      begun(url).orderNumber === NEW_ORDER.orderNumber
        ? Response.json(begun(url))
        : Response.json(OVER, { status: 409 });
    press('Pay now');
    const alert = await screen.findByText(/^Your order was cancelled, perhaps in another tab/);
    expect(alert.closest('[role=alert]')).toBeTruthy();
    expect(screen.queryByText(/two days old/)).toBeNull();
    expect(old.orders).toHaveLength(2);
    expect(stripe.confirmCardPayment).not.toHaveBeenCalled();
    expect(finalized(calls)).toEqual([]);
    press('Pay now');
    await waitFor(() => expect(environment.visited).toEqual(['/']));
    expect(finalized(calls).map(({ url }) => begun(url).orderNumber)).toEqual(['MADEANEW']);
  },
  60_000,
);

test.each([
  ['400015', 'You have had the introductory price in another order. Nothing was charged.'],
  ['400016', 'You subscribe to this already'],
])(
  'says again at the second press why the payment was refused with the code %s, which has cancelled the order',
  async (code, words) => {
    const old = withOldOrder();
    const { payments, calls } = await visit({
      answer: (url, init) => old.answer(url, init) ?? cancelledAfter(url, 0),
    });
    await bill();
    await enterCard();
    const presses: string[] = [];
    payments.initialize = async (url) => {
      presses.push(url);
      const refusal = presses.length === 1 ? { ...OVER, code } : OVER;
      return Response.json(refusal, { status: 409 });
    };
    press('Pay now');
    await screen.findByText(words, { exact: false });
    press('Pay now');
    await waitFor(() => expect(presses).toHaveLength(2));
    await screen.findByText(words, { exact: false });
    expect(screen.queryByText(/two days old|cancelled/)).toBeNull();
    expect(old.orders).toHaveLength(1);
    expect(finalized(calls)).toEqual([]);
  },
  60_000,
);

test('says that there is no connection when a payment could not begin for that', async () => {
  const { payments } = await visit({
    payments: { initialize: async () => Promise.reject(new TypeError('lost')) },
  });
  await bill();
  await screen.findByText(/^No connection/);
  payments.initialize = async (url) =>
    Response.json({
      orderNumber: /order\/([^/]+)/.exec(url)?.[1],
      parameter1: 'pi_1_secret_2',
      parameter2: 'pk',
    });
  press('Try again');
  expect(await screen.findByLabelText('Cardholder name')).toBeTruthy();
}, 60_000);

test('links both terms', async () => {
  await visit();
  await bill();
  await enterCard();
  const [sale, service] = ['terms of sale', 'terms of service'].map((name) =>
    screen.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href'),
  );
  expect([sale, service]).toEqual(['/terms-of-sale/', '/terms-of-service/']);
}, 60_000);

test('speaks the language of the site', async () => {
  await visit({ site: { locale: 'de' } });
  expect(await screen.findByRole('heading', { name: /Rechnungsadresse/ })).toBeTruthy();
  expect(screen.getByLabelText('Straße und Hausnummer')).toBeTruthy();
});

test('is a placeholder in the page builder, and calls nobody', async () => {
  const refuse = () => Promise.reject(new Error('Nobody may ask for it.'));
  const { container } = await renderBlock(block, { isAdmin: true, identity: refuse, sales: refuse });
  expect(container.textContent).toBe('CheckoutReaders pay for their order here.');
});
