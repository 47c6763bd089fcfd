import {
  cancelSubscription,
  finalizeSubscriptionChange,
  getAllSubscriptions,
  getSubscriptionDetails,
  initializeSubscriptionChange,
} from '@broadsheet/sdk-sales/operations';
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

type Fetch = TestPlatform['fetch'];
type Options = NonNullable<Parameters<typeof renderBlock>[1]>;

/** Creates a reader with a subscription. */
async function createReader(priceCode = 'DIGITAL-ANNUAL') {
  const network = { preview: platform.fetch, change: platform.fetch };
  const made: unknown[] = [];
  const fetch: Fetch = (url, init) => {
    if (!url.includes('/upgradedowngrade')) return platform.fetch(url, init);
    if (url.endsWith('/challenge'))
      return Promise.resolve(Response.json({ parameter1: 'pi_1_secret_2', parameter2: 'pk_test_1' }));
    if (init?.method === 'POST') return network.preview(url, init);
    made.push(init?.body);
    return network.change(url, init);
  };
  const { identity, sales } = await createSalesReader(platform, fetch);
  await shop.buy(sales, {
    sku: priceCode.startsWith('SUP') ? 'supporter' : 'digital',
    priceCode,
    quantity: 1,
  });
  const id = (await getAllSubscriptions(sales))[0]?.subscriptionID ?? 0;
  return { identity, sales, network, made, id, details: () => getSubscriptionDetails(sales, id) };
}

/** Changes the plan at once, without the block. */
async function changeTo({ sales, id }: Awaited<ReturnType<typeof createReader>>, newPriceCode: string) {
  const wanted = { newPriceCode, productChanges: 'NOW', currentTerm: 'ENDS' } as const;
  const { sessionId } = await initializeSubscriptionChange(sales, id, wanted);
  await finalizeSubscriptionChange(sales, String(sessionId));
}

/** Changes the plan when the period ends, without the block. */
async function changeLater({ sales, id }: Awaited<ReturnType<typeof createReader>>, newPriceCode: string) {
  const wanted = { newPriceCode, productChanges: 'END_OF_CURRENT_TERM', currentTerm: 'CONTINUES' } as const;
  const { sessionId } = await initializeSubscriptionChange(sales, id, wanted);
  await finalizeSubscriptionChange(sales, String(sessionId));
}

type Reader = Awaited<ReturnType<typeof createReader>>;

interface Visit extends Options {
  readonly address?: string;
  /** The environment of a tab that was open before. */
  readonly environment?: ReturnType<typeof createTestEnvironment>;
}

async function show(reader: Reader, options: Visit = {}) {
  const {
    address = `/account/change-plan/?subscriptionID=${reader.id}`,
    environment = createTestEnvironment(),
    ...rest
  } = options;
  environment.place.address = address;
  const view = await renderBlock(block, {
    ...rest,
    environment,
    identity: async () => reader.identity,
    sales: async () => reader.sales,
  });
  return { ...view, ...reader, environment };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const choose = async (plan: RegExp) => {
  fireEvent.click(await screen.findByRole('radio', { name: plan }));
  press('See what it costs');
};
/** Returns the value of a line in the preview, by its label. */
const lineOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const SUPPORTER = /^Supporter, annual/;
const MONTHLY = /^Digital, monthly/;

test('keeps its place on the server, and says that it needs script', async () => {
  const html = await renderOnServer(block);
  expect(html).toMatch(/<h2[^>]*>Change plan/);
  expect(html).toMatch(/<noscript>.*JavaScript/);
});

describe('a change that waits for the end of the period', () => {
  test('is shown with its day and price, and is taken back with the focus on what follows', async () => {
    const reader = await createReader();
    await changeLater(reader, 'DIGITAL-MONTHLY');
    const { container, details } = await show(reader);
    const waiting = await screen.findByText(
      /^Digital, monthly begins on .*\d{4}.*€1 for 3 months, then €12 a month$/,
    );
    expect(waiting.textContent).not.toContain('Invalid');
    expect(screen.getByText('Another change takes its place.')).toBeTruthy();
    await expectAccessible(container);
    press('Keep Digital, annual');
    press('Keep Digital, annual');
    const kept = await screen.findByText('Digital, annual goes on as it is. The change is taken back.');
    expect(document.activeElement).toBe(kept.parentElement);
    expect(screen.queryByText(/^Digital, monthly begins on/)).toBeNull();
    expect((await details()).nextCharge?.priceCode).toBe('DIGITAL-ANNUAL');
    await expectAccessible(container);
  });

  test('stays, and says so, when it cannot be taken back', async () => {
    const reader = await createReader();
    await changeLater(reader, 'DIGITAL-MONTHLY');
    await show(reader);
    await screen.findByText(/^Digital, monthly begins on/);
    vi.spyOn(reader.sales.transport, 'request').mockRejectedValueOnce(new Error('Broken.'));
    press('Keep Digital, annual');
    await screen.findByText('The change could not be taken back. Please try again.');
    expect(screen.getByText(/^Digital, monthly begins on/)).toBeTruthy();
  });

  test('is not told of where there is none', async () => {
    await show(await createReader());
    await screen.findByText(/^You have Digital, annual/);
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
  });
});

test('shows the plan that there is, and every other one with what follows its price', async () => {
  const { container } = await show(await createReader());
  expect(await screen.findByText('You have Digital, annual. €120 a year')).toBeTruthy();
  const plans = screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent);
  expect(plans).toContain('Digital, monthly€1 for 3 months, then €12 a month');
  expect(plans).not.toContain(expect.stringContaining('Digital, annual'));
  await expectAccessible(container);
  press('See what it costs');
  expect((await screen.findAllByText('Choose a plan')).length).toBeGreaterThan(0);
});

describe('an upgrade', () => {
  test('begins at once, and its preview takes the unused rest of what is paid off the price', async () => {
    const { container, details } = await show(await createReader());
    await choose(SUPPORTER);
    expect(
      await screen.findByText(/^Supporter, annual begins at once in the place of Digital, annual/),
    ).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'At once' })).toHaveProperty('checked', true);
    expect([lineOf('Price'), lineOf('First period')]).toEqual(['€180 a year', '€180.00']);
    expect([lineOf('Unused rest of the current period'), lineOf('Charged now')]).toEqual([
      '-€120.00',
      '€60.00',
    ]);
    expect(lineOf('Next charge')).toMatch(/^€180\.00, \w+ \d+, \d{4}/);
    expect(lineOf('Paid with')).toContain('PayPal');
    await expectAccessible(container);
    expect((await details()).priceCode).toBe('DIGITAL-ANNUAL');
  }, 60_000);

  test('is made as it was shown, charged once, and told', async () => {
    const { container, details, made } = await show(await createReader());
    await choose(SUPPORTER);
    fireEvent.click(await screen.findByRole('button', { name: 'Change plan and pay €60' }));
    press('Change plan and pay €60');
    const heading = await screen.findByRole('heading', { name: 'You have Supporter, annual now' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(made).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Your subscriptions' }).getAttribute('href')).toBe(
      '/account/subscriptions/',
    );
    const { priceCode, paymentHistory } = await details();
    expect(priceCode).toBe('SUPPORTER-ANNUAL');
    expect(paymentHistory?.map(({ total }) => total)).toEqual([120, 60]);
    await expectAccessible(container);
  }, 60_000);

  test('that is declined changes nothing, and leads to the payment method', async () => {
    const { container, network, details } = await show(await createReader());
    await choose(SUPPORTER);
    network.change = refusing(409, '400030');
    fireEvent.click(await screen.findByRole('button', { name: /^Change plan and pay/ }));
    await screen.findByText(/^The payment did not go through\. Nothing has changed and nothing was charged/);
    const { priceCode, currentPaymentMethod } = await details();
    expect(priceCode).toBe('DIGITAL-ANNUAL');
    expect(screen.getByRole('link', { name: 'Update payment method' }).getAttribute('href')).toBe(
      `/account/payment/?paymentMethodID=${String(currentPaymentMethod?.paymentMethodID)}`,
    );
    await expectAccessible(container);
    network.change = platform.fetch;
    press(/^Change plan and pay/);
    await screen.findByRole('heading', { name: 'You have Supporter, annual now' });
  }, 60_000);

  test('that the bank asks about is made once its reader has answered', async () => {
    const { network, made, environment } = await show(await createReader());
    await choose(SUPPORTER);
    network.change = (url, init) => (made.length > 1 ? platform.fetch : refusing(409, '400036'))(url, init);
    fireEvent.click(await screen.findByRole('button', { name: 'Change plan and pay €60' }));
    await screen.findByRole('heading', { name: 'You have Supporter, annual now' });
    expect(stripe.handleNextAction.mock.calls).toEqual([[{ clientSecret: 'pi_1_secret_2' }]]);
    expect(made).toHaveLength(2);
    expect(environment.readSessionItem('broadsheet_plan_change')).toBeUndefined();
  }, 60_000);

  test('whose reader leaves the question of the bank waits, also over a reload', async () => {
    const reader = await createReader();
    const first = await show(reader);
    await choose(SUPPORTER);
    reader.network.change = refusing(409, '400036');
    fireEvent.click(await screen.findByRole('button', { name: 'Change plan and pay €60' }));
    await screen.findByText(/^Your bank wants to hear from you before it pays/);
    await expectAccessible(first.container);
    first.unmount();
    const { container } = await show(reader, { environment: first.environment });
    await screen.findByText(/^Your bank wants to hear from you before it pays/);
    expect(lineOf('Charged now')).toBe('€60.00');
    await expectAccessible(container);
    reader.network.change = platform.fetch;
    press('Answer the bank');
    await screen.findByRole('heading', { name: 'You have Supporter, annual now' });
    expect((await reader.details()).paymentHistory).toHaveLength(2);
  }, 60_000);

  test('that the bank refuses changes nothing, and is forgotten', async () => {
    const { network, made, environment } = await show(await createReader());
    await choose(SUPPORTER);
    network.change = (url, init) => refusing(409, made.length > 1 ? '400030' : '400036')(url, init);
    fireEvent.click(await screen.findByRole('button', { name: 'Change plan and pay €60' }));
    await screen.findByText(/^The payment did not go through\. Nothing has changed/);
    expect(environment.readSessionItem('broadsheet_plan_change')).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Change plan and pay €60' })).toBeTruthy();
  }, 60_000);

  test('whose preview is too old is shown anew', async () => {
    const { network } = await show(await createReader());
    await choose(SUPPORTER);
    network.change = refusing(409, '400029');
    fireEvent.click(await screen.findByRole('button', { name: /^Change plan and pay/ }));
    await screen.findByText(/^These amounts are too old/);
    network.change = platform.fetch;
    press('Try again');
    fireEvent.click(await screen.findByRole('button', { name: /^Change plan and pay/ }));
    expect(await screen.findByRole('heading', { name: 'You have Supporter, annual now' })).toBeTruthy();
  }, 60_000);

  test('may begin at the end of the term, if its reader wants it so', async () => {
    await show(await createReader());
    await choose(SUPPORTER);
    await screen.findByRole('button', { name: /^Change plan and pay/ });
    fireEvent.click(screen.getByRole('radio', { name: /^When the current period ends, on/ }));
    await screen.findByText(/^You keep Digital, annual until .* Then Supporter, annual begins/);
    expect([lineOf('Charged now'), lineOf('Next charge')]).toEqual(['€0.00', expect.stringMatching(/^€180/)]);
  }, 60_000);
});

describe('a downgrade', () => {
  test('waits for the end of the term, and costs nothing before', async () => {
    const { details } = await show(await createReader('SUPPORTER-ANNUAL'));
    await choose(MONTHLY);
    await screen.findByText(/^You keep Supporter, annual until .* Then Digital, monthly begins/);
    expect(screen.getByRole('radio', { name: /^When the current period ends, on/ })).toHaveProperty(
      'checked',
      true,
    );
    expect([lineOf('Charged now'), lineOf('Next charge')]).toEqual([
      '€0.00',
      expect.stringMatching(/^€1\.00, /),
    ]);
    press('Change plan');
    await screen.findByRole('heading', { name: /^Digital, monthly begins on \w+ \d+/ });
    const { priceCode, paymentHistory } = await details();
    expect([priceCode, paymentHistory?.length]).toEqual(['SUPPORTER-ANNUAL', 1]);
  }, 60_000);

  test('at once says what is paid back', async () => {
    await show(await createReader('SUPPORTER-ANNUAL'));
    await choose(MONTHLY);
    await screen.findByText(/^You keep Supporter, annual/);
    fireEvent.click(screen.getByRole('radio', { name: 'At once' }));
    await screen.findByText('Paid back now');
    expect(lineOf('Paid back now')).toBe('€179.00');
    press('Another plan');
    expect(await screen.findByRole('radio', { name: MONTHLY })).toHaveProperty('checked', true);
  }, 60_000);
});

test('tells who has had the introductory price before that it is left out', async () => {
  const reader = await createReader('DIGITAL-MONTHLY');
  await changeTo(reader, 'DIGITAL-ANNUAL');
  await show(reader);
  await choose(MONTHLY);
  fireEvent.click(await screen.findByRole('radio', { name: 'At once' }));
  expect(
    await screen.findByText('You have had the introductory price of Digital, monthly before.'),
  ).toBeTruthy();
  expect(lineOf('Price')).toBe('€12 a month');
  await waitFor(() => expect(lineOf('Paid back now')).toBe('€108.00'));
  expect(lineOf('First period')).toBe('€12.00');
});

test('asks again for a preview that cannot be had', async () => {
  const { network } = await show(await createReader());
  network.preview = refusing(500, '500');
  await choose(SUPPORTER);
  await screen.findByText('The plan could not be changed. Please try again.');
  network.preview = platform.fetch;
  press('Try again');
  expect(await screen.findByRole('button', { name: /^Change plan and pay/ })).toBeTruthy();
}, 60_000);

test('takes the one subscription when the page names none, and none of somebody else', async () => {
  const reader = await createReader();
  const first = await show(reader, { address: '/account/change-plan/' });
  await screen.findByText(/^You have Digital, annual/);
  first.unmount();
  await show(reader, { address: '/account/change-plan/?subscriptionID=999999' });
  expect(await screen.findByText('Choose the subscription that you would like to change.')).toBeTruthy();
});

test('says what to do first where a subscription is cancelled', async () => {
  const reader = await createReader();
  await cancelSubscription(reader.sales, reader.id);
  const { container } = await show(reader);
  expect(await screen.findByText(/^This subscription is cancelled\. Resubscribe first/)).toBeTruthy();
  await expectAccessible(container);
});

testForReadersOnly(block, {
  platform: () => platform,
  address: '/account/change-plan/?subscriptionID=7',
  loginPage: `/account/login/?redirect=${encodeURIComponent('/account/change-plan/?subscriptionID=7')}`,
});

test('speaks the language of the site', async () => {
  await show(await createReader(), { site: { locale: 'de' } });
  expect(await screen.findByText(/^Sie haben Digital, annual\. 120 € pro Jahr/)).toBeTruthy();
}, 60_000);
