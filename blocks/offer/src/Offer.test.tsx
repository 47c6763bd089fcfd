import { createMemoryStore, systemClock } from '@broadsheet/client-core';
import type { Fetch } from '@broadsheet/client-core';
import { createSalesContext } from '@broadsheet/sdk-sales/operations';
import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { createTestIdentity, READER, signUpReader, startPlatform } from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { block } from './block.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await signUpReader(platform);
}, 30_000);
afterAll(() => platform.close());

/** Records the errors that a script of the page reports with `reportError`, as a browser's console does. */
const faults = vi.fn();
beforeEach(() => {
  faults.mockReset();
  vi.stubGlobal('reportError', faults);
  return () => void vi.unstubAllGlobals();
});

const rate = (amount: number, duration: string, count: number) => ({
  amount,
  duration,
  durationCount: count,
  billingFrequency: 'Month',
  billingCount: count,
});
const plan = (changes: object = {}) => ({
  pricingStrategyId: 1,
  priceCode: 'DIGITAL-M',
  name: 'Monthly',
  description: 'All stories, every day',
  summary: 'Begin for <b>€1</b>',
  currencyCode: 'EUR',
  rates: [rate(1, 'Month', 3), rate(12, 'UntilCancelled', 1)],
  taxInclusive: true,
  ...changes,
});
const OFFER = {
  pageTitle: 'Read <em>everything</em>',
  pageSubTitle: 'Leave when you like<script>window.wasRun = true</script>',
  campaignCode: 'default',
  products: [
    {
      sku: 'digital',
      name: 'Digital',
      attributes: [
        { id: 1, featureText: 'Every story', value: 'Every <i>story</i><img src=x onerror=alert(1)>' },
      ],
      pricingStrategies: [
        plan(),
        plan({ priceCode: 'DIGITAL-Y', name: 'Yearly', rates: undefined, summary: '' }),
      ],
    },
    { sku: '', pricingStrategies: [plan()] },
  ],
};

interface Visit extends NonNullable<Parameters<typeof renderBlock>[1]> {
  readonly address?: string;
  readonly answer?: () => Response | Promise<Response>;
  readonly cart?: Fetch;
  readonly signedIn?: boolean;
  /** Changes the browser before the page loads. */
  readonly prepare?: (environment: ReturnType<typeof createTestEnvironment>) => void;
}

/** Renders the offer page for a reader. The test controls the retail service and the cart; identity is the platform's. */
async function visit(options: Visit = {}) {
  const { address = '/offer/', answer = () => Response.json(OFFER), signedIn = false, ...rest } = options;
  const { cart = async () => Response.json({ items: [] }) } = options;
  const calls: { url: string; init: RequestInit }[] = [];
  const environment = createTestEnvironment();
  environment.place.address = address;
  options.prepare?.(environment);
  environment.fetch = async (url, init) => {
    calls.push({ url, init });
    return url.includes('/retail/') ? answer() : cart(url, init);
  };
  const client = await createTestIdentity(platform);
  if (signedIn) await client.login(READER.email, READER.password, { rememberMe: true });
  const storage = createMemoryStore();
  const sales = createSalesContext({
    origin: '',
    fetch: environment.fetch,
    identity: client,
    storage,
    clock: { ...systemClock, now: environment.now },
    retry: { attempts: 1 },
  });
  const view = await renderBlock(block, {
    ...rest,
    environment,
    identity: async () => client,
    sales: async () => sales,
  });
  // The block's script has to be fetched first.
  if (rest.isAdmin !== true) await vi.waitUntil(() => calls.length > 0);
  await act(async () => undefined);
  return { ...view, environment, calls, client, storage };
}
const cards = () => screen.getAllByRole('article');
const choose = (at = 0) => fireEvent.click(within(cards()[at] ?? document.body).getByRole('button'));
const left = (environment: { readonly visited: readonly string[] }) =>
  waitFor(() => expect(environment.visited).toHaveLength(1));

test('shows nothing on the server but that it needs script', async () => {
  const html = await renderOnServer(block);
  expect(html).toMatch(/<noscript>.*Our offers need JavaScript/);
  expect(html).toMatch(/<section hidden=""/);
});

test('shows title, subtitle and a card for each plan, with what follows its price', async () => {
  const { container, calls } = await visit();
  expect(calls.map(({ url }) => url)).toEqual(['/retail/public/v1/offer/live/default']);
  expect(screen.getByRole('heading', { level: 1 }).innerHTML).toBe('Read <em>everything</em>');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Monthly',
    'Yearly',
  ]);
  expect(screen.getByText('€1 for 3 months, then €12 a month')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Begin for €1' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose' })).toBeTruthy();
  expect(within(cards()[0] ?? container).getByRole('listitem').textContent).toBe('Every story');
  await expectAccessible(container);
});

test('takes words and emphasis of an offer and nothing else', async () => {
  const { container } = await visit();
  expect(screen.getByText('Leave when you like')).toBeTruthy();
  expect(container.querySelectorAll('script, img')).toHaveLength(0);
  expect(container.querySelector('li i')?.textContent).toBe('story');
  expect('wasRun' in window).toBe(false);
});

test.each([
  ['/offer/?campaign=spring%2F26&x=1', {}, '/retail/public/v1/offer/live/spring%2F26'],
  ['/offer/?campaign=', { campaignCode: 'winter' }, '/retail/public/v1/offer/live/winter'],
  ['/offer/', { campaignCode: '' }, '/retail/public/v1/offer/live/default'],
])('asks for the campaign of %s with %o', async (address, fields, expected) => {
  const { calls } = await visit({ address, fields });
  expect(calls[0]?.url).toBe(expected);
});

test('asks the service that the site names', async () => {
  const api = { retail: { origin: 'https://retail.example', endpoint: '/live/' } };
  const { calls } = await visit({ site: { api } });
  expect(calls[0]?.url).toBe('https://retail.example/live/default');
});

test.each([
  ['no offer', {}],
  ['no products', { pageTitle: 'Soon', products: [] }],
  ['a text', 'none'],
])('shows nothing for %s', async (_, answer) => {
  const { container } = await visit({ answer: () => Response.json(answer) });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(container.querySelector<HTMLElement>('[data-part=failure]')?.hidden).toBe(true);
});

test('says when the offer cannot be loaded, and asks again', async () => {
  const answers = [new Response('', { status: 503 }), Response.json(OFFER)];
  const { container } = await visit({ answer: () => answers.shift() ?? Response.error() });
  expect(screen.getByText('The offers could not be loaded.')).toBeTruthy();
  expect(faults).toHaveBeenCalledTimes(1);
  await expectAccessible(container);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const title = await screen.findByRole('heading', { level: 1 });
  expect(document.activeElement).toBe(title);
  expect(screen.queryByText('The offers could not be loaded.')?.closest('[hidden]')).toBeTruthy();
});

test('takes a reader who is logged in to the checkout with one of the plan in an empty cart', async () => {
  const { environment, calls, storage } = await visit({ signedIn: true });
  choose(1);
  await left(environment);
  expect(environment.visited).toEqual(['/checkout/']);
  const [clear, add] = calls.slice(1);
  expect([clear?.init.method, clear?.url]).toEqual(['DELETE', '/sales/public/v1/cart/clear']);
  expect([add?.init.method, add?.url]).toEqual(['POST', '/sales/public/v1/cart/item']);
  expect(add?.init.body).toBe(
    JSON.stringify({ items: [{ sku: 'digital', priceCode: 'DIGITAL-Y', quantity: 1 }] }),
  );
  expect(new Headers(add?.init.headers).get('authorization')).toMatch(/^Bearer .+\..+\./);
  expect(storage.get('ArcXP_cart')).toBeUndefined();
});

test('goes on with the plan that was chosen on the wall, once, and only shows one that an address names', async () => {
  const address = '/offer/?redirect=%2Fnews%2F&plan=DIGITAL-Y';
  const { environment, storage } = await visit({
    address,
    prepare: ({ writeSessionItem }) => writeSessionItem('broadsheet.chosenPlan', 'DIGITAL-Y'),
  });
  await left(environment);
  expect(environment.visited).toEqual(['/account/login/?redirect=%2Fcheckout%2F']);
  expect(JSON.parse(storage.get('ArcXP_cart') ?? '')).toMatchObject({ priceCode: 'DIGITAL-Y' });
  expect(environment.place.address).toBe('/offer/?redirect=%2Fnews%2F');
  cleanup();
  const other = await visit({ address });
  await waitFor(() => expect(document.activeElement?.getAttribute('value')).toBe('DIGITAL-Y'));
  expect(other.environment.place.address).toBe('/offer/?redirect=%2Fnews%2F');
  expect(other.environment.visited).toEqual([]);
  expect(other.calls.map(({ init }) => init.method ?? 'GET')).toEqual(['GET']);
});

test('tells subscribers what they have, with a change of plan and a gift', async () => {
  const subscriptions = [{ subscriptionID: 7, statusID: 1, sku: 'digital', productName: 'Digital' }];
  const { container } = await visit({
    signedIn: true,
    fields: { planURL: '/account/change-plan/', giftURL: '/gift/' },
    cart: async (url) => Response.json(url.endsWith('/subscription/allactive') ? subscriptions : {}),
    prepare: ({ writeLocalItem }) => writeLocalItem('ArcId.USER_INFO', '{"refreshToken":"1"}'),
  });
  expect(await screen.findByText('You subscribe to Digital.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change your plan' }).getAttribute('href')).toBe(
    '/account/change-plan/',
  );
  expect(screen.getByRole('link', { name: 'Give a subscription' }).getAttribute('href')).toBe('/gift/');
  expect(cards().map((card) => within(card).queryByText('You have this')?.hidden)).toEqual([false, false]);
  await expectAccessible(container);
});

test('shows subscribers the price that lasts on the card of what they have, and no first one', async () => {
  const [digital] = OFFER.products;
  const first = plan({
    summary: 'Start for €1',
    rates: [rate(1, 'Month', 3), rate(12, 'UntilCancelled', 1)],
  });
  const offer = {
    ...OFFER,
    products: [
      { ...digital, pricingStrategies: [first] },
      { ...digital, sku: 'paper', pricingStrategies: [plan({ name: 'Paper', summary: 'Start for €2' })] },
    ],
  };
  const subscriptions = [{ subscriptionID: 7, statusID: 1, sku: 'digital', productName: 'Digital' }];
  await visit({
    signedIn: true,
    answer: () => Response.json(offer),
    cart: async (url) => Response.json(url.endsWith('/subscription/allactive') ? subscriptions : {}),
    prepare: ({ writeLocalItem }) => writeLocalItem('ArcId.USER_INFO', '{"refreshToken":"1"}'),
  });
  await screen.findByText('You subscribe to Digital.');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Choose',
    'Start for €2',
  ]);
  expect(screen.getAllByText(/€1/).map(({ textContent }) => textContent)).toEqual([
    '€12 a month',
    '€1 for 3 months, then €12 a month',
  ]);
});

test('switches between prices by the month and by the year, with what a year saves, and loses no plan', async () => {
  const yearly = { ...rate(120, 'UntilCancelled', 1), billingFrequency: 'Year' };
  const [digital] = OFFER.products;
  const pricingStrategies = [plan(), plan({ priceCode: 'DIGITAL-Y', name: 'Yearly', rates: [yearly] })];
  const paper = { ...digital, sku: 'paper', pricingStrategies: [plan({ priceCode: 'P', name: 'Paper' })] };
  const offer = { ...OFFER, products: [{ ...digital, pricingStrategies }, paper] };
  const { container } = await visit({
    fields: { showPeriodSwitch: true },
    answer: () => Response.json(offer),
  });
  const drawn = [...container.querySelectorAll<HTMLElement>('article:not([data-part])')];
  expect(drawn.map(({ dataset }) => dataset['period'])).toEqual(['month', 'year', undefined]);
  expect(cards()).toHaveLength(2);
  fireEvent.click(screen.getByRole('radio', { name: /Yearly/ }));
  expect(cards().map(({ dataset }) => dataset['period'])).toEqual(['year', undefined]);
  expect(screen.getByRole('radio', { name: 'Yearly save up to €24 a year' })).toBeTruthy();
  expect(screen.getByText('€24 less a year than by the month')).toBeTruthy();
});

test('takes a visitor to the login and remembers what they chose', async () => {
  const { environment, calls, storage } = await visit({ fields: { checkoutURL: '/checkout/?step=1' } });
  choose();
  await left(environment);
  expect(environment.visited).toEqual(['/account/login/?redirect=%2Fcheckout%2F%3Fstep%3D1']);
  expect(JSON.parse(storage.get('ArcXP_cart') ?? '')).toEqual({
    sku: 'digital',
    priceCode: 'DIGITAL-M',
    cartDate: environment.now(),
  });
  expect(calls.slice(1).map(({ init }) => init.credentials)).toEqual(['include', 'include']);
});

test('leaves for pages of this site alone', async () => {
  const fields = { loginURL: 'https://evil.example/', checkoutURL: '//evil.example' };
  const { environment } = await visit({ fields });
  choose();
  await left(environment);
  expect(environment.visited).toEqual(['/?redirect=%2F']);
});

test('chooses once, however often the button is pressed', async () => {
  const { environment, calls } = await visit({ signedIn: true });
  choose();
  choose();
  choose(1);
  await screen.findByText('One moment …');
  await left(environment);
  expect(calls.filter(({ init }) => init.method === 'POST')).toHaveLength(1);
});

test('stays and says so when the cart cannot be changed, then tries again', async () => {
  const answers = [Response.json({ code: '500', message: 'No' }, { status: 400 })];
  const { container, environment } = await visit({
    cart: async () => answers.shift() ?? Response.json({ items: [] }),
  });
  choose();
  const problem = await screen.findByText(/could not be put in your cart/);
  expect(problem.getAttribute('role')).toBe('alert');
  expect(environment.visited).toEqual([]);
  await expectAccessible(container);
  choose();
  await left(environment);
  expect(problem.textContent).toBe('');
});

test('speaks the language of the site', async () => {
  await visit({ site: { locale: 'de' } });
  expect(screen.getByText('1 € für 3 Monate, danach 12 € pro Monat')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Auswählen' })).toBeTruthy();
});

test('is a placeholder in the page builder, and calls nobody', async () => {
  const { calls, container } = await visit({ isAdmin: true, fields: { campaignCode: 'spring' } });
  expect(container.textContent).toContain(
    'Readers see the offer of the campaign “spring” here. While it does not run, they see the campaign “default”.',
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Title of the offer');
  expect(calls).toEqual([]);
});
