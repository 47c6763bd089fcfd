import { expectAccessible } from '@broadsheet/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import {
  bill,
  closePlatform,
  finalized,
  paid,
  press,
  provideStripe,
  sentIn,
  stripe,
  visit,
} from '../test/visitCheckout.ts';
import type { Visit } from '../test/visitCheckout.ts';

afterAll(closePlatform);
beforeEach(provideStripe);

const BOTH = { applePay: true, googlePay: true };
const failed = vi.fn();

/** Dispatches the event of the provider's element after the reader has agreed in the sheet. */
const agree = () =>
  act(async () => stripe.wallets.at(-1)?.emit('confirm', { paymentFailed: failed, expressPaymentType: 'x' }));

async function untilAsked() {
  await waitFor(() => expect(stripe.wallets).toHaveLength(1));
}
async function find(availablePaymentMethods: object | undefined) {
  await untilAsked();
  await act(async () => stripe.wallets[0]?.emit('ready', { availablePaymentMethods }));
}

/** Responds to the call that creates an order with one whose price differs from the fixtures'. */
const ordering =
  (order: object): NonNullable<Visit['answer']> =>
  (url, init) =>
    url.endsWith('/checkout/order') && init?.method === 'POST'
      ? Response.json({ orderNumber: 'A-1', status: 'Pending', items: [], ...order })
      : undefined;

async function review(options: Visit = {}) {
  const view = await visit(options);
  await bill();
  await find(BOTH);
  fireEvent.click(screen.getByRole('radio', { name: /Google Pay/ }));
  press('Continue');
  await waitFor(() => expect(stripe.wallets).toHaveLength(2));
  return view;
}

test('are offered as far as the browser has them', async () => {
  await visit();
  await bill();
  await find({ applePay: true, googlePay: false });
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Pay by card',
    'Apple Pay ',
    'PayPal ',
  ]);
}, 60_000);

test('are not offered where the browser has none', async () => {
  await visit();
  await bill();
  await find(undefined);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
}, 60_000);

test.each([
  ['to readers in India', () => Response.json({ skus: [], edgescape: { country_code: 'IN' } })],
  ['where nobody knows the country', () => Response.json({ code: '500', message: 'No' }, { status: 500 })],
])(
  'are not asked for %s',
  async (_title, entitlements) => {
    await visit({ answer: (url) => (url.endsWith('/entitlements') ? entitlements() : undefined) });
    await bill();
    await screen.findByLabelText('Cardholder name');
    expect(stripe.wallets).toHaveLength(0);
  },
  60_000,
);

test('pay what the order costs, for the site’s name, and end the order', async () => {
  const { container, environment, calls } = await review({
    fields: { titleApplePayGooglePay: 'The Courier' },
  });
  const button = stripe.wallets[1];
  expect(button?.group).toMatchObject({ mode: 'payment', amount: 100, currency: 'eur' });
  expect(button?.options).toMatchObject({
    business: { name: 'The Courier' },
    paymentMethods: { applePay: 'never', googlePay: 'auto', link: 'never' },
  });
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  expect(screen.getByText('Google Pay', { ignore: '[hidden] *' })).toBeTruthy();
  await expectAccessible(container);
  await agree();
  await waitFor(() => expect(environment.visited).toEqual(['/']));
  expect(stripe.confirmPayment.mock.calls[0]?.[0]).toMatchObject({
    clientSecret: 'pi_1_secret_2',
    redirect: 'if_required',
  });
  expect(sentIn(finalized(calls)[0])).toEqual({ token: 'pi_1' });
  expect(failed).not.toHaveBeenCalled();
}, 60_000);

test.each([
  ['JPY', 1200, { mode: 'payment', amount: 1200, currency: 'jpy' }],
  ['ISK', 1490, { mode: 'payment', amount: 149_000, currency: 'isk' }],
  ['UGX', 35_000, { mode: 'payment', amount: 3_500_000, currency: 'ugx' }],
  ['EUR', 19.99, { mode: 'payment', amount: 1999, currency: 'eur' }],
])(
  'ask for %s %d as the provider counts it',
  async (currency, total, expected) => {
    await review({ answer: ordering({ currency, total, subtotal: total, tax: 0 }) });
    expect(stripe.wallets[1]?.group).toMatchObject(expected);
  },
  60_000,
);

test('set up the card when nothing is due', async () => {
  const { environment } = await review({
    answer: ordering({ currency: 'EUR', total: 0, subtotal: 0, tax: 0 }),
    payments: {
      initialize: async () =>
        Response.json({ orderNumber: 'A-1', parameter1: 'seti_1_secret_2', parameter2: 'pk_test_1' }),
    },
  });
  expect(screen.queryByRole('radio', { name: /PayPal/ })).toBeNull();
  expect(stripe.wallets[1]?.group).not.toHaveProperty('amount');
  expect(stripe.wallets[1]?.group).toMatchObject({ mode: 'setup', currency: 'eur' });
  await agree();
  await waitFor(() => expect(environment.visited).toEqual(['/']));
  expect(stripe.confirmSetup).toHaveBeenCalledTimes(1);
}, 60_000);

test('complete the sheet as failed, and may be tried again', async () => {
  stripe.confirmPayment.mockResolvedValueOnce({
    error: { type: 'card_error', code: 'card_declined' },
  });
  const { environment, calls } = await review();
  await agree();
  await screen.findByText(/^Your bank has declined the card/);
  expect(failed).toHaveBeenCalledExactlyOnceWith({ reason: 'fail' });
  expect(finalized(calls)).toEqual([]);
  await agree();
  await waitFor(() => expect(environment.visited).toEqual(['/']));
}, 60_000);

test('complete the sheet as failed when the session is over, and lead to the login', async () => {
  const { environment, identity } = await review();
  vi.spyOn(identity, 'isLoggedIn').mockResolvedValue(false);
  await agree();
  await waitFor(() => expect(environment.visited).toEqual(['/account/login/?redirect=%2Fcheckout%2F']));
  expect(failed).toHaveBeenCalledTimes(1);
  expect(stripe.confirmPayment).not.toHaveBeenCalled();
}, 60_000);

test('are not opened again for a payment that only has to be finalized', async () => {
  const { environment, payments } = await review({
    payments: { finalize: async () => Response.json({ code: '500', message: 'No' }, { status: 500 }) },
  });
  await agree();
  await screen.findByText('The payment did not go through.');
  expect(failed).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  payments.finalize = async (url) => Response.json(paid(url));
  press('Pay now');
  await waitFor(() => expect(environment.visited).toEqual(['/']));
  expect(stripe.confirmPayment).toHaveBeenCalledTimes(1);
}, 60_000);
