import { createMemoryStore, systemClock } from '@broadsheet/client-core';
import { createSalesContext, getCart } from '@broadsheet/sdk-sales/operations';
import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { createTestIdentity, READER, signUpReader, startPlatform } from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { block } from './block.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ fixtures: ['subscriptions'] });
  await signUpReader(platform);
}, 60_000);
afterAll(() => platform.close());

type Fetch = TestPlatform['fetch'];
const GIFTS = '/sales/public/v1/subscription/gift';
const waiting = {
  subscriptionID: 8,
  status: 5,
  productName: 'A year of Digital as a gift',
  priceCode: 'GIFT-YEAR',
  orderNumber: 'A1',
  boughtOnUTC: Date.UTC(2026, 10, 20),
  redeemCode: 'G8-abc',
  redeemedOnUTC: null,
  recipient: null,
};
const redeemed = {
  ...waiting,
  subscriptionID: 7,
  status: 1,
  redeemCode: null,
  redeemedOnUTC: Date.UTC(2026, 10, 1, 12),
  recipient: { email: 'cy@example.com', name: 'Cy', sendNotificationOnUTC: Date.UTC(2026, 9, 1) },
};
const draft = {
  priceCode: 'GIFT-YEAR',
  name: 'Bo',
  email: 'bo@example.com',
  note: 'Enjoy it!',
  day: '2027-01-06',
};

/** Returns a `fetch` whose service has these gifts; other requests reach the platform. */
function serviceWith(gifts: readonly unknown[], refuse?: { status: number; code: string }) {
  const named: unknown[] = [];
  const fetch: Fetch = async (url, init) => {
    const { pathname } = new URL(url);
    if (!pathname.startsWith(GIFTS)) return platform.fetch(url, init);
    if (init?.method !== 'PUT') return Response.json(gifts);
    named.push({
      code: pathname.slice(GIFTS.length + 1),
      ...(typeof init.body === 'string' && JSON.parse(init.body)),
    });
    if (refuse) return Response.json({ code: refuse.code, message: 'No' }, { status: refuse.status });
    return Response.json({ subscriptionID: 8, redeemCode: 'G8-abc', name: 'Bo', email: 'bo@example.com' });
  };
  return { fetch, named };
}

interface Visit {
  readonly address?: string;
  readonly fetch?: Fetch;
  readonly isSignedIn?: boolean;
  readonly isDrafted?: boolean;
  readonly options?: NonNullable<Parameters<typeof renderBlock>[1]>;
}

async function visit({ address = '/gift/', fetch = platform.fetch, isSignedIn, isDrafted, options }: Visit) {
  const identity = await createTestIdentity(platform);
  if (isSignedIn) await identity.login(READER.email, READER.password, { rememberMe: true });
  const storage = createMemoryStore();
  const sales = createSalesContext({
    origin: platform.origin,
    retail: { origin: platform.origin },
    fetch,
    identity,
    storage,
    clock: systemClock,
    retry: { attempts: 1 },
  });
  if (isDrafted) storage.set('broadsheet_gift', JSON.stringify({ ...draft, draftedOn: Date.now() }));
  const environment = createTestEnvironment();
  environment.place.address = address;
  const view = await renderBlock(block, {
    environment,
    ...options,
    identity: async () => identity,
    sales: async () => sales,
  });
  return { ...view, environment, sales, storage };
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const typeRecipient = () => {
  type(/^Name of/, ' Bo ');
  type(/^Email of/, 'bo@example.com');
  type(/^Your greeting/, 'Enjoy it!');
};

test('keeps its place on the server, and says that it needs script', async () => {
  const html = await renderOnServer(block);
  expect(html).toMatch(/<h2[^>]*>Give a subscription/);
  expect(html).toMatch(/<noscript>.*JavaScript/);
});

describe('choosing', () => {
  test('goes to the login, and from there to the checkout, and keeps what was typed', async () => {
    const { container, environment, sales } = await visit({});
    await screen.findByText(/€99/);
    await expectAccessible(container);
    typeRecipient();
    press('Continue to payment');
    await waitFor(() =>
      expect(environment.visited).toEqual(['/account/login/?redirect=%2Fgift%2Fcheckout%2F']),
    );
    expect(JSON.parse(sales.storage.get('broadsheet_gift') ?? '')).toMatchObject({
      name: 'Bo',
      email: 'bo@example.com',
      note: 'Enjoy it!',
      day: '',
    });
    expect(JSON.parse(sales.storage.get('ArcXP_cart') ?? '')).toMatchObject({ priceCode: 'GIFT-YEAR' });
  });

  test('puts the gift in the cart, and asks for a recipient only where a mail is to be sent', async () => {
    const { environment, sales, storage } = await visit({ isSignedIn: true, isDrafted: true });
    await screen.findByLabelText(/^Name of/);
    expect(screen.getByLabelText(/^Name of/)).toHaveProperty('value', 'Bo');
    fireEvent.click(screen.getByLabelText('I print it and hand it over myself'));
    expect(screen.queryByLabelText(/^Name of/)).toBeNull();
    press('Continue to payment');
    await waitFor(() => expect(environment.visited).toEqual(['/gift/checkout/']));
    expect((await getCart(sales)).items).toMatchObject([{ sku: 'gift-digital', priceCode: 'GIFT-YEAR' }]);
    expect(storage.get('broadsheet_gift')).toBeUndefined();
  });

  test('says what is missing, and sends nothing', async () => {
    const { container, environment } = await visit({});
    await screen.findByText(/€99/);
    type(/^Day on which/, '2020-01-01');
    press('Continue to payment');
    expect((await screen.findAllByText('Type the name of the recipient')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Choose a day from tomorrow on, within a year').length).toBeGreaterThan(0);
    expect(environment.visited).toEqual([]);
    await expectAccessible(container);
  });

  test('keeps what was typed when the cart cannot be changed', async () => {
    const fetch: Fetch = (url, init) =>
      url.includes('/cart/')
        ? Promise.resolve(Response.json({ code: '1', message: 'No' }, { status: 409 }))
        : platform.fetch(url, init);
    await visit({ fetch });
    await screen.findByText(/€99/);
    typeRecipient();
    press('Continue to payment');
    await screen.findByText('The gift could not be put in the cart. Please try again.');
    expect(screen.getByLabelText(/^Email of/)).toHaveProperty('value', 'bo@example.com');
  });

  test('offers no everyday plan where the campaign is over', async () => {
    await visit({ options: { fields: { campaignCode: 'regatta' } } });
    expect(await screen.findByText('There is no gift to choose at the moment.')).toBeTruthy();
  });

  test('can be tried again without a connection', async () => {
    const network = { isOnline: false };
    await visit({
      fetch: (url, init) =>
        network.isOnline ? platform.fetch(url, init) : Promise.reject(new TypeError('Failed to fetch')),
    });
    await screen.findByText('No connection. Try again when you are online.');
    network.isOnline = true;
    press('Try again');
    expect(await screen.findByText(/€99/)).toBeTruthy();
  });
});

describe('after paying', () => {
  test('the service is told whom the gift is for, and the card can be printed', async () => {
    const { fetch, named } = serviceWith([waiting, redeemed]);
    const view = await visit({ address: '/gift/?paid=1', fetch, isSignedIn: true, isDrafted: true });
    const thanks = await screen.findByRole('region', { name: 'Thank you. Your gift is paid' });
    await within(thanks).findByText(/The mail goes out on January 06, 2027\./);
    expect(named).toEqual([
      {
        code: 'G8-abc',
        name: 'Bo',
        email: 'bo@example.com',
        note: 'Enjoy it!',
        sendNotificationOn: '2027-01-06T12:00:00.000Z',
      },
    ]);
    expect(view.storage.get('broadsheet_gift')).toBeUndefined();
    expect(view.environment.place.address).toBe('/gift/');
    expect(document.activeElement?.textContent).toContain('G8-abc');
    expect(thanks.textContent).toContain('Redeem it at www.courier.test/account/redeem/ with this code:');
    expect(screen.getByLabelText(/^Name of/)).toHaveProperty('value', '');
    press('Print gift #8');
    await waitFor(() => expect(view.environment.visited).toEqual(['print']));
    await expectAccessible(view.container);
  });

  test('a gift that could not be told of keeps what was typed, and takes another try', async () => {
    const { fetch, named } = serviceWith([waiting], { status: 429, code: '429' });
    const { storage } = await visit({ address: '/gift/?paid=1', fetch, isSignedIn: true, isDrafted: true });
    await screen.findByText(/^The gift is paid, but we could not mail it yet/);
    expect(storage.get('broadsheet_gift')).toBeDefined();
    press('Send it by mail');
    const form = within(screen.getByRole('form', { name: 'Change the recipient' }));
    expect(form.getByLabelText(/^Email of/)).toHaveProperty('value', 'bo@example.com');
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('Too many attempts. Wait a few minutes and try again.');
    expect(named).toHaveLength(2);
  });
});

describe('gifts given', () => {
  test('are told of by nobody who comes in another way, and by who sends one', async () => {
    const { fetch, named } = serviceWith([waiting, redeemed]);
    const { container, storage } = await visit({ fetch, isSignedIn: true, isDrafted: true });
    const given = within(await screen.findByRole('region', { name: 'Gifts you have given' }));
    await given.findByText(/^Nobody is named yet/);
    expect(given.getByText(/For Cy, cy@example.com\. Redeemed on November 01, 2026\./)).toBeTruthy();
    expect(given.getAllByRole('button', { name: /^Print/ })).toHaveLength(1);
    expect(named).toEqual([]);
    press('Send it by mail');
    const form = within(given.getByRole('form', { name: 'Change the recipient' }));
    fireEvent.change(form.getByLabelText(/^Day on which/), { target: { value: '' } });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await given.findByText(/^For Bo, bo@example.com\. The mail/);
    expect(named).toEqual([{ code: 'G8-abc', name: 'Bo', email: 'bo@example.com', note: 'Enjoy it!' }]);
    expect(storage.get('broadsheet_gift')).toBeUndefined();
    await expectAccessible(container);
  });

  test('say that one was redeemed meanwhile', async () => {
    const { fetch } = serviceWith([waiting], { status: 409, code: '400044' });
    await visit({ fetch, isSignedIn: true, isDrafted: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Send it by mail' }));
    press('Save');
    expect(await screen.findByText(/^This gift was redeemed meanwhile/)).toBeTruthy();
  });

  test('are not there for visitors, and may be none', async () => {
    const visitor = await visit({});
    await screen.findByText(/€99/);
    expect(screen.queryByText('Gifts you have given')).toBeNull();
    visitor.unmount();
    await visit({ isSignedIn: true });
    expect(await screen.findByText('You have given none so far.')).toBeTruthy();
  });
});

test('forgets what was typed after two days', async () => {
  const { storage } = await visit({});
  await screen.findByText(/€99/);
  storage.set('broadsheet_gift', JSON.stringify({ ...draft, draftedOn: Date.now() - 49 * 3_600_000 }));
  const { readDraft } = await import('./giftDraft.ts');
  expect(readDraft({ storage, clock: systemClock })).toBeUndefined();
  expect(storage.get('broadsheet_gift')).toBeUndefined();
});

test('asks nobody in the page builder', async () => {
  const nobody = () => Promise.reject(new Error('Nobody may ask for it.'));
  const { container } = await renderBlock(block, { identity: nobody, sales: nobody, isAdmin: true });
  expect(screen.getByText('The gifts of the campaign “gift” stand here.')).toBeTruthy();
  await expectAccessible(container);
});

test('speaks the language of the site', async () => {
  await visit({ options: { site: { locale: 'de' } } });
  expect(await screen.findByRole('button', { name: 'Weiter zur Zahlung' })).toBeTruthy();
  expect(screen.getByText(/99/)).toBeTruthy();
});
