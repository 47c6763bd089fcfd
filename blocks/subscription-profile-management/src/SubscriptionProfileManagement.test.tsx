import { isRecord } from '@broadsheet/client-core';
import {
  cancelSubscription,
  finalizeSubscriptionChange,
  getAllSubscriptions,
  getSubscriptionDetails,
  initializeSubscriptionChange,
  rescueSubscription,
} from '@broadsheet/sdk-sales/operations';
import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import {
  createSalesReader,
  createTestShop,
  neverAnswering,
  offline,
  refusing,
  startPlatform,
  testForReadersOnly,
} from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { block } from './block.ts';

const MONTHLY = { sku: 'digital', priceCode: 'DIGITAL-MONTHLY', quantity: 1 };
const ON = { showCancelLink: true, showResubscribeLink: true };
const CARD = {
  paymentMethodID: 7,
  paymentPartner: 'StripeIntents',
  creditCardType: 'visa',
  lastFour: '4242',
  expiration: '0431',
};

const shop = createTestShop();
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ fixtures: ['subscriptions'], sales: shop.sales });
}, 60_000);
afterAll(() => platform.close());

type Fetch = TestPlatform['fetch'];
type Options = NonNullable<Parameters<typeof renderBlock>[1]>;

const refused = refusing(409, '409');

/** Adds members to a response of the platform, or to each item of a list. */
const overlaid =
  (members: object): Fetch =>
  async (url, init) => {
    const body: unknown = await (await platform.fetch(url, init)).json();
    const lay = (one: unknown) => (isRecord(one) ? { ...one, ...members } : one);
    return Response.json(Array.isArray(body) ? body.map(lay) : lay(body));
  };

interface Network {
  all: Fetch;
  details: Fetch;
  cancel: Fetch;
  rescue: Fetch;
  price: Fetch;
}

/** Creates a logged-in reader with both clients of a page; a test can intercept each call. */
async function createReader() {
  const network: Network = {
    all: platform.fetch,
    details: platform.fetch,
    cancel: platform.fetch,
    rescue: platform.fetch,
    price: platform.fetch,
  };
  const bodies: unknown[] = [];
  const fetch: Fetch = (url, init) => {
    if (url.endsWith('/subscription/all')) return network.all(url, init);
    if (url.endsWith('/details')) return network.details(url, init);
    if (url.includes('/pricing/paymentInfo/')) return network.price(url, init);
    if (url.endsWith('/rescue')) return network.rescue(url, init);
    if (!url.endsWith('/cancel')) return platform.fetch(url, init);
    bodies.push(JSON.parse(typeof init?.body === 'string' ? init.body : ''));
    return network.cancel(url, init);
  };
  const { identity, sales } = await createSalesReader(platform, fetch);
  return { identity, sales, network, bodies };
}

type Reader = Awaited<ReturnType<typeof createReader>>;

async function show(reader: Reader, options: Options = {}) {
  const view = await renderBlock(block, {
    ...options,
    fields: { ...ON, ...options.fields },
    identity: async () => reader.identity,
    sales: async () => reader.sales,
  });
  return { ...view, ...reader };
}

/** Renders the block for a reader who pays for one subscription. */
async function visit(options: Options = {}, network: Partial<Network> = {}) {
  const reader = await createReader();
  await shop.buy(reader.sales, MONTHLY);
  Object.assign(reader.network, network);
  return show(reader, options);
}

const card = async () => {
  const item = (await screen.findByRole('heading', { level: 3 })).closest('li');
  if (item === null) throw new Error('There is no card.');
  return item;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const CANCEL = /^Cancel this subscription: Digital #\d+$/;
const RESUBSCRIBE = /^Resubscribe: Digital #\d+$/;
const KEEP = /^Keep my plan: Digital #\d+$/;
const dialog = () => screen.getByRole('dialog');

async function ask(name: RegExp) {
  const button = await screen.findByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

describe('on the server', () => {
  test.each([
    ['every field', { ...ON, offerURL: '/offer/', paymentURL: '/account/payment/', redirectURL: '/login/' }],
    ['the defaults', {}],
    ['blank addresses', { offerURL: '', paymentURL: '', redirectURL: '' }],
  ])('keeps its place with %s, and says that it needs script', async (_title, fields) => {
    const html = await renderOnServer(block, { fields });
    expect(html).toMatch(/<h2[^>]*>Your subscriptions/);
    expect(html).toContain('One moment …');
    expect(html).toMatch(/<noscript>.*JavaScript/);
  });
});

test('thanks once for what was bought, says when it renews, and leads on', async () => {
  const environment = createTestEnvironment();
  const note = { product: 'Digital', renewsOn: 'February 20, 2027', nextCharge: '€12' };
  environment.sessionItems.set('broadsheet.bought', JSON.stringify(note));
  const { container } = await visit({ environment });
  expect(await screen.findByText('You have bought Digital.')).toBeTruthy();
  expect(screen.getByText('It renews on February 20, 2027 for €12.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read the newspaper' }).getAttribute('href')).toBe('/');
  expect(environment.sessionItems.has('broadsheet.bought')).toBe(false);
  await expectAccessible(container);
});

describe('a subscription that is active', () => {
  test('says what it is, how it is paid, what is charged next and where it is billed', async () => {
    const { container } = await visit();
    const { textContent } = await card();
    expect(textContent).toMatch(/^DigitalActive#\d+ · Started on \w+ \d+, \d{4} at /);
    expect(textContent).toMatch(/Payment methodPayPal/);
    expect(textContent).toMatch(
      /Next charge:€12, \w+ \d+, \d{4} at .*Charged each month until cancelled, tax inc/,
    );
    expect(textContent).toContain('Price:€1 for 3 months, then €12 a month');
    expect(textContent).toMatch(/Billing address12 Quay Street, Hamburg, Hamburg 20095, Germany/);
    await expectAccessible(container);
  });

  test('says which card pays, and leads to the page that changes it', async () => {
    const answers = overlaid({ currentPaymentMethod: CARD });
    await visit({ fields: { paymentURL: '/account/payment/' } }, { details: answers });
    await screen.findByText('Visa ending in 4242, valid until 04/31');
    const link = screen.getByRole('link', { name: 'Update payment method' });
    expect(link.getAttribute('href')).toBe('/account/payment/?paymentMethodID=7');
  });

  test.each(['', 'javascript:alert(1)//'])(
    'has no link to change the payment at "%s"',
    async (paymentURL) => {
      await visit({ fields: { paymentURL } });
      await card();
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  test('has no button to cancel unless the editor offers it', async () => {
    await visit({ fields: { showCancelLink: false } });
    await card();
    expect(screen.queryByRole('button', { name: CANCEL })).toBeNull();
  });

  test('is shown without its price when that cannot be had', async () => {
    const { logs } = await visit({}, { price: refused });
    expect((await card()).textContent).toMatch(
      /Next charge:\w+ \d+, \d{4} at .*The price could not be loaded\./,
    );
    expect(logs.join()).toContain('Error in fetching price details');
  });

  test('shows what is known where the service leaves out the rest', async () => {
    const minimal: Fetch = async () => Response.json({ subscriptionID: 7, status: 1 });
    const { container } = await visit({}, { details: minimal });
    expect((await card()).textContent).toMatch(/#7Payment methodPayPalCancel this subscription$/);
    await expectAccessible(container);
  });
});

describe('cancelling', () => {
  test('asks first, says what is kept until when, and closes at No', async () => {
    const { bodies } = await visit();
    await ask(CANCEL);
    expect(document.activeElement?.textContent).toBe('No');
    expect(dialog().textContent).toMatch(
      /Digital ends when the current period ends\. You keep access until .+\. Nothing is charged after that\./,
    );
    await expectAccessible(dialog());
    press('No');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Cancel this subscription');
    expect(bodies).toEqual([]);
  });

  test('closes at Escape and keeps the subscription', async () => {
    const { bodies } = await visit();
    await ask(CANCEL);
    fireEvent.keyDown(dialog(), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodies).toEqual([]);
  });

  test('needs no reason, shows since when and until when, and keeps the focus at the card', async () => {
    const { container, sales, bodies } = await visit();
    await ask(CANCEL);
    press('Yes, cancel');
    await screen.findByText(/^Cancelled on \w+ \d+, \d{4} at .+\. You keep access until .+\.$/);
    expect(screen.getByText('Digital is cancelled.').tagName).toBe('OUTPUT');
    expect(document.activeElement).toBe(await card());
    expect((await card()).textContent).toMatch(/Next charge:None, unless you resubscribe\. Then: €12, /);
    expect(bodies).toEqual([{}]);
    expect(await getAllSubscriptions(sales)).toMatchObject([{ status: 3 }]);
    await expectAccessible(container);
  });

  test('passes a reason on that the reader gives, by Enter too', async () => {
    const { bodies } = await visit();
    await ask(CANCEL);
    const reason = screen.getByLabelText('Reason (optional)');
    fireEvent.change(reason, { target: { value: ' Too many tides ' } });
    fireEvent.submit(reason.closest('form') ?? reason);
    await screen.findByText(/^Cancelled on /);
    expect(bodies).toEqual([{ reason: 'Too many tides' }]);
  });

  test.each([
    ['The subscription could not be cancelled. Please try again.', refused],
    ['No connection. Try again when you are online.', offline],
  ])('says "%s" and can be tried again', async (words, answer) => {
    const { network, logs } = await visit({}, { cancel: answer });
    await ask(CANCEL);
    press('Yes, cancel');
    expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
    expect(logs.join()).toContain('A subscription could not be cancelled.');
    await expectAccessible(dialog());
    network.cancel = platform.fetch;
    press('Yes, cancel');
    await screen.findByText(/^Cancelled on /);
  });

  test('is asked of the service once, however often the button is pressed', async () => {
    const { bodies } = await visit({}, { cancel: neverAnswering });
    await ask(CANCEL);
    press('Yes, cancel');
    press('Yes, cancel');
    await within(dialog()).findByText('One moment …');
    expect(bodies).toHaveLength(1);
    fireEvent.keyDown(dialog(), { key: 'Escape' });
    expect(dialog()).toBeTruthy();
  });

  test('is not told as a failure when the list cannot be read again', async () => {
    const { network, logs } = await visit();
    await ask(CANCEL);
    network.all = refused;
    press('Yes, cancel');
    await screen.findByText('Digital is cancelled.');
    expect(screen.getByText('Cancelled')).toBeTruthy();
    expect(logs.join()).toContain('could not be read again');
  });

  test('promises nothing that is not paid while a charge is tried again', async () => {
    await visit({}, { details: overlaid({ status: 4, statusID: 4 }) });
    await ask(CANCEL);
    expect(dialog().textContent).toContain('If the current period is not paid yet, it ends at once.');
    expect(dialog().textContent).not.toContain('You keep access');
  });
});

describe('a subscription that is cancelled', () => {
  async function visitCanceled(options: Options = {}) {
    const view = await visit(options);
    await ask(CANCEL);
    press('Yes, cancel');
    await screen.findByText(/^Cancelled on /);
    return view;
  }

  test('has a note that can be dismissed, and the focus stays at its card', async () => {
    await visitCanceled();
    press('Dismiss this note');
    expect(screen.queryByText(/^Cancelled on /)).toBeNull();
    expect(document.activeElement).toBe(await card());
  });

  test('can be taken up again, with its price and the day of the next charge', async () => {
    const { sales } = await visitCanceled();
    await ask(RESUBSCRIBE);
    expect(dialog().textContent).toMatch(/The next charge is on \w+ .+\.Price: €12 a monthResubscribe now\?/);
    await expectAccessible(dialog());
    press('Subscribe again');
    await screen.findByText('Digital is active again.');
    expect(screen.getByText('Active')).toBeTruthy();
    expect(document.activeElement).toBe(await card());
    expect(await getAllSubscriptions(sales)).toMatchObject([{ status: 1 }]);
  });

  test('says so when it cannot be taken up again', async () => {
    const { network, logs } = await visitCanceled();
    network.rescue = refused;
    await ask(RESUBSCRIBE);
    press('Subscribe again');
    const words = await screen.findByText('The subscription could not be taken up again. Please try again.');
    expect(words.getAttribute('role')).toBe('alert');
    expect(logs.join()).toContain('A subscription could not be resumed.');
  });

  test('has no button to come back unless the editor offers it', async () => {
    await visitCanceled({ fields: { showResubscribeLink: false } });
    expect(screen.queryByRole('button', { name: RESUBSCRIBE })).toBeNull();
  });

  test('has none either while nobody knows the day of the next charge', async () => {
    await visit({}, { details: overlaid({ status: 3, nextEventDateUTC: null }), price: refused });
    await card();
    expect(screen.queryByRole('button', { name: RESUBSCRIBE })).toBeNull();
  });
});

describe('a subscription that has ended', () => {
  async function visitEnded(fields: Options['fields'] = {}) {
    const reader = await createReader();
    await shop.buy(reader.sales, MONTHLY);
    const view = await show(reader, { fields });
    await ask(CANCEL);
    press('Yes, cancel');
    await screen.findByText(/^Cancelled on /);
    view.unmount();
    shop.clock.forward(120);
    await platform.platform.sales.runBilling();
    return show(reader, { fields });
  }

  test('shows its period, its end and the way to the offers', async () => {
    const { container } = await visitEnded();
    const { textContent } = await card();
    expect(textContent).toMatch(/Terminated#\d+.*Period:\w+ \d+, .+ – \w+ \d+, .+Ended on \w+ \d+, /);
    expect(textContent).not.toMatch(/Next charge|Payment method/);
    expect(screen.getByRole('link', { name: 'See subscription offers' }).getAttribute('href')).toBe(
      '/offer/',
    );
    await expectAccessible(container);
  });

  test('links to no offers at an address that would run', async () => {
    await visitEnded({ offerURL: 'javascript:alert(1)' });
    await card();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

test('has neither badge nor controls in a status that readers have no word for', async () => {
  await visit({}, { details: overlaid({ status: 5, statusID: 5 }) });
  expect((await card()).textContent).toMatch(/^Digital#\d+ · Started on [^€]+$/);
});

describe('the billing address', () => {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  test('is changed in a form in its place, and the focus goes back to its button', async () => {
    const { container, sales } = await visit();
    await card();
    press('Change address');
    const street = await screen.findByLabelText('Street address');
    expect(street).toHaveProperty('value', '12 Quay Street');
    await waitFor(() => expect(document.activeElement).toBe(street));
    await expectAccessible(container);
    type('Street address', '7 Harbour Lane');
    press('Save address');
    await screen.findByText(/^7 Harbour Lane, Hamburg, Hamburg 20095, Germany/);
    expect(screen.getByText('Your billing address is saved.')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change address' })),
    );
    const [own] = await getAllSubscriptions(sales);
    const { billingAddress } = await getSubscriptionDetails(sales, own?.subscriptionID ?? 0);
    expect(billingAddress).toMatchObject({ line1: '7 Harbour Lane', country: 'DE' });
  });

  test('stays as it was when its form is closed, and what was typed stays when it cannot be saved', async () => {
    const { network } = await visit();
    await card();
    press('Change address');
    network.details = offline;
    await screen.findByLabelText('Street address');
    type('Street address', '7 Harbour Lane');
    press('Save address');
    await screen.findByText(/^No connection\. What you typed is still here/);
    expect(screen.getByLabelText('Street address')).toHaveProperty('value', '7 Harbour Lane');
    press('Discard changes');
    expect((await card()).textContent).toContain('12 Quay Street');
  });
});

describe('a plan that waits for the end of the period', () => {
  /** Changes the plan of a reader's only subscription. */
  async function changeTo(
    { sales }: Reader,
    newPriceCode: string,
    productChanges: 'NOW' | 'END_OF_CURRENT_TERM',
  ) {
    const [own] = await getAllSubscriptions(sales);
    const wanted = { newPriceCode, productChanges, currentTerm: 'ENDS' } as const;
    const { sessionId } = await initializeSubscriptionChange(sales, own?.subscriptionID ?? 0, wanted);
    await finalizeSubscriptionChange(sales, String(sessionId));
  }
  async function createSubscriber(): Promise<Reader> {
    const reader = await createReader();
    await shop.buy(reader.sales, MONTHLY);
    return reader;
  }

  test('is told with what is charged then', async () => {
    const reader = await createSubscriber();
    await changeTo(reader, 'SUPPORTER-ANNUAL', 'END_OF_CURRENT_TERM');
    await show(reader);
    const { textContent } = await card();
    expect(textContent).toMatch(/Next charge:€180, .*Charged each year until cancelled, tax included/);
    expect(textContent).toMatch(/€1 for 3 months, then €12 a monthFrom .*: Supporter, annual, €180 a year/);
  });

  test('is taken back with a button, after a question, and the focus stays at the card', async () => {
    const reader = await createSubscriber();
    await changeTo(reader, 'SUPPORTER-ANNUAL', 'END_OF_CURRENT_TERM');
    await show(reader);
    await ask(KEEP);
    expect(dialog().textContent).toMatch(
      /Digital goes on as it is.*Price: €1 for 3 months, then €12 a month/,
    );
    await expectAccessible(dialog());
    press('Yes, keep it');
    await screen.findByText('Digital goes on as it is.');
    expect(screen.queryByRole('button', { name: KEEP })).toBeNull();
    expect(document.activeElement).toBe(await card());
    const { textContent } = await card();
    expect(textContent).toMatch(/Next charge:€12, /);
    expect(textContent).not.toContain('Supporter');
  });

  test('is not told any more after it was taken back, also when nothing can be read again', async () => {
    const reader = await createSubscriber();
    await changeTo(reader, 'SUPPORTER-ANNUAL', 'END_OF_CURRENT_TERM');
    await show(reader);
    await ask(KEEP);
    reader.network.all = refused;
    press('Yes, keep it');
    await screen.findByText('Digital goes on as it is.');
    expect((await card()).textContent).not.toContain('Supporter');
  });

  test('is told without the introduction that its reader has had', async () => {
    const reader = await createSubscriber();
    await changeTo(reader, 'DIGITAL-ANNUAL', 'NOW');
    await changeTo(reader, 'DIGITAL-MONTHLY', 'END_OF_CURRENT_TERM');
    await show(reader);
    const { textContent } = await card();
    expect(textContent).toMatch(/Next charge:€12, .*Charged each month until cancelled, tax included/);
    expect(textContent).toMatch(/€120 a yearFrom .*: Digital, monthly, €12 a month/);
    expect(textContent).not.toContain('€1 for');
  });

  test('is not told any more once a cancellation has taken it away', async () => {
    const reader = await createSubscriber();
    await changeTo(reader, 'SUPPORTER-ANNUAL', 'END_OF_CURRENT_TERM');
    const id = (await getAllSubscriptions(reader.sales))[0]?.subscriptionID ?? 0;
    await cancelSubscription(reader.sales, id);
    await rescueSubscription(reader.sales, id);
    await show(reader);
    const { textContent } = await card();
    expect(textContent).toMatch(/Next charge:€12, /);
    expect(textContent).not.toContain('Supporter');
  });
});

test('shows the charge for all pieces that are subscribed', async () => {
  const reader = await createReader();
  await shop.buy(reader.sales, { sku: 'digital-weekend', priceCode: 'WEEKEND-MONTHLY', quantity: 2 });
  await show(reader);
  expect((await card()).textContent).toMatch(/Next charge:€44, /);
});

test('leads to the page for another plan, unless the subscription is not paid', async () => {
  const link = () => screen.queryByRole('link', { name: 'Change plan' });
  const first = await visit({ fields: { planURL: '/account/change-plan/' } });
  await card();
  expect(link()?.getAttribute('href')).toMatch(/^\/account\/change-plan\/\?subscriptionID=\d+$/);
  first.unmount();
  await visit(
    { fields: { planURL: '/account/change-plan/' } },
    { details: overlaid({ statusID: 4, status: 4 }) },
  );
  await card();
  expect(link()).toBeNull();
});

test('leads to the page for sharing where others may read along', async () => {
  const fields = { sharingURL: '/account/sharing/' };
  const link = () => screen.queryByRole('link', { name: 'Share it' });
  const first = await visit({ fields });
  expect((await card()).textContent).toContain('Up to 2 others');
  expect(link()?.getAttribute('href')).toBe('/account/sharing/');
  first.unmount();
  await visit({ fields }, { details: overlaid({ sharesAllowed: 0 }) });
  await card();
  expect(link()).toBeNull();
});

test.each(['EmailGroupSubPaymentProvider', 'Gift', 'Free', 'Linked', 'Sharing', 'SwG', null])(
  'leaves out what %s pays for, and leads to the offers',
  async (paymentPartner) => {
    const { container } = await visit({}, { all: overlaid({ paymentMethod: { ...CARD, paymentPartner } }) });
    await screen.findByText('You have no subscription of your own.');
    expect(screen.getByRole('link', { name: 'See subscription offers' }).getAttribute('href')).toBe(
      '/offer/',
    );
    await expectAccessible(container);
  },
);

const byOther = (paymentPartner: string, statusID: number) =>
  overlaid({ paymentMethod: { ...CARD, paymentPartner }, statusID });

test.each([
  ['Gift', 1, /^You read with a subscription that you were given, until [A-Z][a-z]+ \d+, \d{4}\.$/],
  ['Sharing', 1, 'You read with a subscription that somebody shares with you.'],
  ['EmailGroupSubPaymentProvider', 3, 'You read with a subscription that your organization pays for.'],
])('says of %s in status %s how the reader reads', async (partner, status, words) => {
  const { container } = await visit({}, { all: byOther(partner, status) });
  await screen.findByText(words);
  expect(screen.getByText('You have no subscription of your own.')).toBeTruthy();
  await expectAccessible(container);
});

test('says how a reader with a gift reads, though not until when while nobody can tell', async () => {
  const { logs } = await visit({}, { all: byOther('Gift', 1), details: refused });
  await screen.findByText('You read with a subscription that you were given.');
  expect(logs.join()).toContain('The end of a gift could not be read.');
});

test.each([
  ['Gift', 2],
  ['Gift', 5],
  ['Sharing', 2],
  ['Free', 1],
])('says nothing of %s in status %s, which opens nothing or is nobody’s gift', async (partner, status) => {
  await visit({}, { all: byOther(partner, status) });
  await screen.findByText('You have no subscription of your own.');
  expect(screen.queryByText(/^You read with/)).toBeNull();
});

test('has a card for each subscription', async () => {
  const reader = await createReader();
  await shop.buy(reader.sales, MONTHLY);
  await shop.buy(reader.sales, { ...MONTHLY, priceCode: 'DIGITAL-ANNUAL' });
  await show(reader);
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2));
});

test.each([
  ['No connection. Try again when you are online.', offline],
  ['This part of your account could not be loaded.', refused],
])('says "%s" and loads when asked again', async (words, answer) => {
  const { container, network } = await visit({}, { details: answer });
  expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
  await expectAccessible(container);
  network.details = platform.fetch;
  press('Try again');
  await card();
});

test('shows nothing of the subscriptions once the reader has logged out', async () => {
  const environment = createTestEnvironment();
  const { identity } = await visit({ environment });
  await card();
  await act(() => identity.logout());
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  await waitFor(() => expect(environment.visited).toEqual(['/account/login/']));
});

testForReadersOnly(block, { platform: () => platform });

test('speaks the language of the site', async () => {
  await visit({ site: { locale: 'de' } });
  expect((await card()).textContent).toMatch(
    /Aktiv#\d+ · Begonnen am .*Nächste Abbuchung:12\s€, .*Deutschland/,
  );
  await ask(/^Dieses Abonnement kündigen: Digital #/);
  expect(screen.getByRole('button', { name: 'Ja, kündigen' })).toBeTruthy();
});
