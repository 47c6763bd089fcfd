import { getAllSubscriptions } from '@broadsheet/sdk-sales/operations';
import {
  createTestEnvironment,
  createTestStripe,
  expectAccessible,
  renderBlock,
  renderOnServer,
} from '@broadsheet/testing';
import {
  createSalesReader,
  createTestShop,
  refusing,
  startPlatform,
  testForReadersOnly,
} from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { block } from './block.ts';

const shop = createTestShop();
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ fixtures: ['subscriptions'], sales: shop.sales });
}, 60_000);
afterAll(() => platform.close());

/** One instance for all tests, because Stripe's package looks for its script only once. */
const stripe = createTestStripe();
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('Stripe', stripe.script);
  return () => void vi.unstubAllGlobals();
});

const MONTHLY = { sku: 'digital', priceCode: 'DIGITAL-MONTHLY', quantity: 1 };
const CARDS_AND_PAYPAL = [
  { paymentMethodType: 18, paymentMethodID: 5 },
  { paymentMethodType: 18, paymentMethodID: 1 },
  { paymentMethodType: 10, paymentMethodID: 2 },
];
type Fetch = TestPlatform['fetch'];
type Options = NonNullable<Parameters<typeof renderBlock>[1]>;

/** The calls that begin and save cards; all others, PayPal's too, are the platform's. */
interface Cards {
  begin: Fetch;
  save: Fetch;
  options: readonly object[];
  /** The currency of the subscription; `undefined` for that of the price. */
  currency?: string;
}
const BEGUN = { parameter1: 'seti_1_secret_2', parameter2: 'pk_test_1' };
interface Visit extends Options {
  /** The URL of the page; `:id` stands for the id of the current payment method. */
  readonly address?: string;
  readonly given?: Partial<Cards>;
}

/** Creates a logged-in reader who pays for a subscription with PayPal. */
async function createReader(given: Partial<Cards> = {}, order: Parameters<typeof shop.buy>[2] = {}) {
  const cards: Cards = {
    begin: async () => Response.json(BEGUN),
    save: async () => Response.json({ creditCardLastFour: '4242' }),
    options: CARDS_AND_PAYPAL,
    ...given,
  };
  const calls: { url: string; body: unknown }[] = [];
  const fetch: Fetch = async (url, init) => {
    if (url.includes('/checkout/payment/options')) return Response.json(cards.options);
    if (url.endsWith('/details') && cards.currency !== undefined) {
      const details: object = await (await platform.fetch(url, init)).json();
      return Response.json({ ...details, paymentHistory: [{ currency: cards.currency, total: 12_000 }] });
    }
    if (!url.includes('/paymentmethod/')) return platform.fetch(url, init);
    calls.push({ url, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    if (/\/provider\/2/.test(url)) return platform.fetch(url, init);
    return url.includes('/finalize') ? cards.save(url, init) : cards.begin(url, init);
  };
  const { identity, sales } = await createSalesReader(platform, fetch);
  await shop.buy(sales, MONTHLY, order);
  const [subscription] = await getAllSubscriptions(sales);
  const paymentID = subscription?.currentPaymentMethod?.paymentMethodID ?? 0;
  return { identity, sales, cards, calls, paymentID };
}

type Reader = Awaited<ReturnType<typeof createReader>>;

async function show(
  reader: Reader,
  { address = '/account/payment/?paymentMethodID=:id', ...options }: Visit,
) {
  const environment = createTestEnvironment();
  environment.place.address = address.replace(':id', String(reader.paymentID));
  const view = await renderBlock(block, {
    ...options,
    environment,
    identity: async () => reader.identity,
    sales: async () => reader.sales,
  });
  return { ...view, ...reader, environment };
}

const visit = async ({ given, ...options }: Visit = {}) => show(await createReader(given), options);

async function enterCard() {
  fireEvent.change(await screen.findByLabelText('Cardholder name'), { target: { value: 'Ada Lovelace' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save payment method' }));
}
const saved = ({ calls }: Pick<Reader, 'calls'>) => calls.filter(({ url }) => url.includes('/finalize'));
const begun = ({ calls }: Pick<Reader, 'calls'>) => calls.filter(({ url }) => !url.includes('/finalize'));

test('offers PayPal for the currencies that it takes, and no other', async () => {
  const taken = await visit({ given: { currency: 'JPY' } });
  expect(await screen.findByRole('button', { name: 'PayPal' })).toBeTruthy();
  taken.unmount();
  await visit({ given: { currency: 'KRW' } });
  await screen.findByLabelText('Cardholder name');
  expect(screen.queryByRole('button', { name: 'PayPal' })).toBeNull();
}, 60_000);

test('keeps its place on the server, and says that it needs script', async () => {
  const html = await renderOnServer(block);
  expect(html).toMatch(/<h2[^>]*>Payment details/);
  expect(html).toMatch(/<noscript>.*JavaScript/);
});

describe('a card', () => {
  test('is asked for its country and postal code only where the subscription has a whole address', async () => {
    const whole = await visit();
    await screen.findByLabelText('Cardholder name');
    expect(screen.getByLabelText('Postal code')).toBeTruthy();
    whole.unmount();
    const reader = await createReader({}, { taxCountry: 'DE' });
    const { environment } = await show(reader, { fields: { successURL: '/account/subscriptions/' } });
    await screen.findByLabelText('Cardholder name');
    expect(screen.queryByLabelText('Postal code')).toBeNull();
    expect(screen.queryByLabelText('Country')).toBeNull();
    await enterCard();
    await waitFor(() => expect(environment.visited).toEqual(['/account/subscriptions/']));
    expect(stripe.createPaymentMethod.mock.calls[0]?.[0]).toMatchObject({
      billing_details: { address: { country: 'DE' } },
    });
  }, 60_000);

  test('is set up, saved in the place of the method before, and leads on', async () => {
    const view = await visit({ fields: { successURL: '/account/subscriptions/' } });
    expect(await screen.findByText(/^Digital #\d+ is paid with:$/)).toBeTruthy();
    expect(screen.getByText(/^The next charge, on .* is the first with the new payment method/)).toBeTruthy();
    await screen.findByLabelText('Cardholder name');
    await expectAccessible(view.container);
    await enterCard();
    await waitFor(() => expect(view.environment.visited).toEqual(['/account/subscriptions/']));
    expect(stripe.confirmCardSetup.mock.calls).toEqual([['seti_1_secret_2', { payment_method: 'pm_1' }]]);
    expect(stripe.confirmCardPayment).not.toHaveBeenCalled();
    expect(saved(view)).toMatchObject([
      {
        url: expect.stringContaining(`/paymentmethod/${view.paymentID}/provider/1/finalize`),
        body: { token: 'seti_1' },
      },
    ]);
    // The form does not change until the page has been left.
    fireEvent.click(screen.getByRole('button', { name: 'Save payment method' }));
    await screen.findByText('Your payment method is saved.');
    expect(saved(view)).toHaveLength(1);
  }, 60_000);

  test('goes to the payment method that an editor prefers', async () => {
    const view = await visit({ fields: { stripeIntentsID: 5 } });
    await enterCard();
    await waitFor(() => expect(saved(view)[0]?.url).toContain('/provider/5/finalize'));
  }, 60_000);

  test('that is declined is told in words of our own, and another one is saved', async () => {
    stripe.confirmCardSetup.mockResolvedValueOnce({
      error: { type: 'card_error', code: 'card_declined' },
    });
    const view = await visit();
    await enterCard();
    expect((await screen.findByText(/^Your bank has declined the card/)).getAttribute('role')).toBe('alert');
    await expectAccessible(view.container);
    expect(saved(view)).toEqual([]);
    await enterCard();
    await waitFor(() => expect(view.environment.visited).toEqual(['/']));
    expect(begun(view)).toHaveLength(1);
  }, 60_000);

  test('whose saving was not answered is only saved again, and not set up twice', async () => {
    const view = await visit({ given: { save: refusing(500, '500') } });
    await enterCard();
    await screen.findByText('The payment did not go through.');
    view.cards.save = async () => Response.json({ creditCardLastFour: '4242' });
    await enterCard();
    await waitFor(() => expect(view.environment.visited).toEqual(['/']));
    expect(stripe.confirmCardSetup).toHaveBeenCalledTimes(1);
  }, 60_000);

  test('takes a beginning of its own after another one that the service has refused', async () => {
    const view = await visit({ given: { save: refusing(409, '400034') } });
    await enterCard();
    await screen.findByText('The payment did not go through.');
    view.cards.begin = async () => Response.json({ ...BEGUN, parameter1: 'seti_3_secret_4' });
    view.cards.save = async () => Response.json({ creditCardLastFour: '4242' });
    await enterCard();
    await waitFor(() => expect(view.environment.visited).toEqual(['/']));
    expect(stripe.confirmCardSetup.mock.lastCall?.[0]).toBe('seti_3_secret_4');
  }, 60_000);

  test('is saved once, however often the button is pressed', async () => {
    const view = await visit();
    await enterCard();
    fireEvent.click(screen.getByRole('button', { name: 'Save payment method' }));
    await waitFor(() => expect(view.environment.visited).toEqual(['/']));
    expect(saved(view)).toHaveLength(1);
  }, 60_000);

  test('keeps what was typed when the network is away', async () => {
    const view = await visit({ given: { save: () => Promise.reject(new TypeError('Failed to fetch')) } });
    await enterCard();
    await screen.findByText(/^No connection\. What you typed is still here/);
    expect(screen.getByLabelText('Cardholder name')).toHaveProperty('value', 'Ada Lovelace');
    expect(view.environment.visited).toEqual([]);
  }, 60_000);

  test('waits for another try when the change cannot be begun', async () => {
    const view = await visit({ given: { begin: refusing(404, '404') } });
    await screen.findByText('The payment did not go through.');
    await expectAccessible(view.container);
    view.cards.begin = async () => Response.json(BEGUN);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Cardholder name')).toBeTruthy();
  }, 60_000);

  test('asks for the bot challenge when the service does', async () => {
    const view = await visit({ given: { save: refusing(400, '010125') } });
    await enterCard();
    await waitFor(() => expect(saved(view)).toHaveLength(1));
    expect(await screen.findByText('Captcha token invalid')).toBeTruthy();
  }, 60_000);
});

describe('PayPal', () => {
  test('is gone to, and ends the change when its reader is back', async () => {
    const reader = await createReader();
    const first = await show(reader, {});
    fireEvent.click(await screen.findByRole('button', { name: 'PayPal' }));
    await waitFor(() => expect(first.environment.visited).toHaveLength(1));
    const back = await shop.approve(first.environment.visited[0] ?? '');
    expect(back).toMatch(/^\/account\/payment\/\?paymentMethodID=\d+&token=/);
    first.unmount();
    const { environment, logs } = await show(reader, { address: back });
    await waitFor(() => expect(environment.visited).toEqual(['/']));
    expect(logs).toEqual([]);
    expect(environment.place.address).toBe(`/account/payment/?paymentMethodID=${reader.paymentID}`);
  }, 60_000);

  test('that comes back without an agreement is told, and a card can be given', async () => {
    const view = await visit({ address: '/account/payment/?paymentMethodID=:id&token=EC-1&PayerID=2' });
    expect((await screen.findByText('The payment did not go through.')).getAttribute('role')).toBe('alert');
    expect(view.environment.place.address).toBe(`/account/payment/?paymentMethodID=${view.paymentID}`);
    await enterCard();
    await waitFor(() => expect(view.environment.visited).toEqual(['/']));
  }, 60_000);

  test('is not offered where the site has none', async () => {
    const reader = await createReader();
    reader.cards.options = CARDS_AND_PAYPAL.slice(0, 2);
    await show(reader, {});
    await screen.findByLabelText('Cardholder name');
    expect(screen.queryByRole('button', { name: 'PayPal' })).toBeNull();
  });
});

test.each([
  '/account/payment/',
  '/account/payment/?a=1#paymentMethodID=7',
  '/account/payment/?paymentMethodID=x',
])('says what is missing at %s, and begins nothing', async (address) => {
  const view = await visit({ address });
  await screen.findByText('paymentMethodID is required');
  const onward = screen.getByRole('link', { name: 'Your subscriptions' });
  expect(onward.getAttribute('href')).toBe('/account/subscriptions/');
  await expectAccessible(view.container);
  expect(view.calls).toEqual([]);
});

test('goes nowhere but to pages of the site', async () => {
  const view = await visit({ fields: { successURL: 'https://elsewhere.example/' } });
  await enterCard();
  await waitFor(() => expect(view.environment.visited).toEqual(['/']));
}, 60_000);

testForReadersOnly(block, {
  platform: () => platform,
  address: '/account/payment/?paymentMethodID=7&a=b',
  loginPage: `/account/login/?redirect=${encodeURIComponent('/account/payment/?paymentMethodID=7&a=b')}`,
});

test('speaks the language of the site', async () => {
  await visit({ site: { locale: 'de' } });
  expect(await screen.findByRole('button', { name: 'Zahlungsart speichern' })).toBeTruthy();
  expect(screen.getByText(/^Digital #\d+ wird bezahlt mit:$/)).toBeTruthy();
}, 60_000);
