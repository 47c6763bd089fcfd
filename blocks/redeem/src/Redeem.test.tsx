import { createMemoryStore, systemClock } from '@broadsheet/client-core';
import { createSalesContext } from '@broadsheet/sdk-sales/operations';
import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import {
  createTestIdentity,
  neverAnswering,
  offline,
  READER,
  refusing,
  signUpReader,
  startPlatform,
  testForReadersOnly,
} from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { block } from './block.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ fixtures: ['subscriptions'] });
  await signUpReader(platform);
}, 60_000);
afterAll(() => platform.close());

type Fetch = TestPlatform['fetch'];
type Options = NonNullable<Parameters<typeof renderBlock>[1]>;

/** The code of the university in the sample newspaper. */
const ORGANISATION_CODE = 'UNI-ALDERMOUTH';
const ENDS = Date.UTC(2027, 1, 20, 12);

/** Returns a `fetch` in which these calls open subscription 7, and all others do not know the code. */
const opening =
  (path: string): Fetch =>
  async (url) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('/details'))
      return Response.json({ subscriptionID: 7, productName: 'Gift', nextEventDateUTC: ENDS });
    return pathname === path ? Response.json({ subscriptionID: 7, status: 1 }) : refusing(404, '400025')(url);
  };
const GIFT = '/sales/public/v1/subscription/gift/redeem';
const SHARE = '/sales/public/v1/subscription/redeem';
const ENTERPRISE = '/sales/public/v2/subscriptions/enterprise';

/** Creates both clients of a page; a test can intercept the calls about subscriptions. */
async function createClients(subscriptions: Fetch) {
  const network = { subscriptions };
  const redeemed: string[] = [];
  const fetch: Fetch = async (url, init) => {
    if (!/\/subscriptions?\//.test(url)) return platform.fetch(url, init);
    if (init?.method === 'POST') redeemed.push(new URL(url).pathname);
    return network.subscriptions(url, init);
  };
  const identity = await createTestIdentity(platform);
  const sales = createSalesContext({
    origin: platform.origin,
    fetch,
    identity,
    storage: createMemoryStore(),
    clock: systemClock,
    retry: { attempts: 1 },
  });
  return { identity, sales, network, redeemed };
}

async function visit(address: string, subscriptions: Fetch = platform.fetch, options: Options = {}) {
  const clients = await createClients(subscriptions);
  await clients.identity.login(READER.email, READER.password, { rememberMe: true });
  const environment = createTestEnvironment();
  environment.place.address = address;
  const view = await renderBlock(block, {
    environment,
    ...options,
    identity: async () => clients.identity,
    sales: async () => clients.sales,
  });
  await screen.findByRole('textbox');
  return { ...view, ...clients };
}

const field = () => screen.getByRole('textbox', { name: /^Code/ });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Redeem code' }));

test('keeps its place on the server, and says that it needs script', async () => {
  const html = await renderOnServer(block);
  expect(html).toMatch(/<h2[^>]*>Open a subscription/);
  expect(html).toContain('One moment …');
  expect(html).toMatch(/<noscript>.*JavaScript/);
});

describe('a code that is typed', () => {
  test('opens what an organisation pays for', async () => {
    const { container, redeemed } = await visit('/account/redeem/');
    await expectAccessible(container);
    type(` ${ORGANISATION_CODE} `);
    send();
    const result = await screen.findByRole('region', { name: /^.+ is open for you$/ });
    expect(document.activeElement).toBe(result);
    expect(result.textContent).toContain('You can read for as long as your organization pays for it.');
    expect(screen.getByRole('link', { name: 'Start reading' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Your account' }).getAttribute('href')).toBe('/account/');
    expect(redeemed).toEqual([ENTERPRISE]);
    await expectAccessible(container);
  });

  test('that nobody gave out stays in the field, with the reason', async () => {
    const { container } = await visit('/account/redeem/');
    type('G12-misspelled');
    send();
    const problem = await screen.findByText(/^There is no such code/);
    expect(problem.closest('[role="alert"]')).not.toBeNull();
    expect(field()).toHaveProperty('value', 'G12-misspelled');
    await expectAccessible(container);
  });

  test.each(['', '   '])('is asked for when it is "%s"', async (blank) => {
    const { redeemed } = await visit('/account/redeem/');
    type(blank);
    send();
    expect((await screen.findAllByText('Type the code')).length).toBeGreaterThan(0);
    expect(redeemed).toEqual([]);
  });

  test.each([
    ['G7-aaaa', GIFT],
    ['S7-aaaa', SHARE],
  ])('%s goes to its own call first', async (code, path) => {
    const { redeemed } = await visit('/account/redeem/', opening(path));
    type(code);
    send();
    await screen.findByRole('region', { name: 'Gift is open for you' });
    expect(redeemed).toEqual([path]);
  });
});

describe('a link', () => {
  test.each([
    ['?gift=a1', GIFT, 'You can read until February 20, 2027. You will not be charged.'],
    ['?share=a1', SHARE, 'You can read for as long as it is shared with you. You will not be charged.'],
    ['?nonce=a1', ENTERPRISE, 'You can read until February 20, 2027. You will not be charged.'],
  ])('with %s brings its code, and is opened by its reader', async (query, path, words) => {
    const { environment, redeemed } = await visit(`/account/redeem/${query}&from=mail`, opening(path));
    expect(field()).toHaveProperty('value', 'a1');
    expect(redeemed).toEqual([]);
    send();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(redeemed).toEqual([path]);
    expect(environment.place.address).toBe('/account/redeem/?from=mail');
  });

  test.each(['?token=a1', '?code=a1'])('with %s may be for any call', async (query) => {
    const { redeemed } = await visit(`/account/redeem/${query}`, opening(SHARE));
    send();
    await screen.findByRole('region', { name: 'Gift is open for you' });
    expect(redeemed).toEqual([ENTERPRISE, GIFT, SHARE]);
  });
});

test.each([
  ['This code is for somebody else.', refusing(409, '400026')],
  ['This code is for readers with a confirmed email address', refusing(403, '400028')],
  ['All places of the organization are taken.', refusing(409, '400031')],
  ['This code was redeemed already.', refusing(409, '400041')],
  ['What this code was for was taken back', refusing(410, '400042')],
  ['This code has expired. Ask your organization', refusing(410, '400043')],
  ['This code could not be redeemed. Please try again.', refusing(409, '1')],
  ['No connection. What you typed is still here', offline],
])('says "%s" at once, keeps the code, and takes another try', async (words, answer) => {
  const { container, network, redeemed } = await visit('/account/redeem/?token=a1', answer);
  send();
  await screen.findByText((text) => text.startsWith(words));
  expect(redeemed).toEqual([ENTERPRISE]);
  expect(field()).toHaveProperty('value', 'a1');
  await expectAccessible(container);
  network.subscriptions = opening(GIFT);
  send();
  await screen.findByRole('region', { name: 'Gift is open for you' });
});

test('says who shares it, where the service tells', async () => {
  const open = opening(SHARE);
  await visit('/account/redeem/?share=a1', async (url, init) =>
    url.endsWith('/details')
      ? Response.json({ subscriptionID: 7, productName: 'Digital', sharedBy: 'Ada Lovelace' })
      : open(url, init),
  );
  send();
  expect(await screen.findByText(/^Ada Lovelace shares it with you\. You can read/)).toBeTruthy();
});

test('says that it is open where the service cannot tell what', async () => {
  const open = opening(GIFT);
  const { logs } = await visit('/account/redeem/?gift=a1', (url, init) =>
    url.endsWith('/details') ? refusing(500, '500')(url) : open(url, init),
  );
  send();
  await screen.findByRole('region', { name: 'Your subscription is open' });
  expect(logs.join()).toContain('what it opened could not be read');
});

test('sends a code once, however often the button is pressed', async () => {
  const { redeemed } = await visit('/account/redeem/?gift=a1', neverAnswering);
  send();
  send();
  await waitFor(() => expect(redeemed).toEqual([GIFT]));
});

test('links to no page that an editor has left blank or that would run', async () => {
  await visit('/account/redeem/?gift=a1', opening(GIFT), {
    fields: { readURL: '', accountURL: 'javascript:alert(1)' },
  });
  send();
  await screen.findByRole('region', { name: 'Gift is open for you' });
  expect(screen.queryByRole('link')).toBeNull();
});

test('shows the next reader of this browser nothing of the last one', async () => {
  const { identity } = await visit('/account/redeem/?gift=a1', opening(GIFT));
  send();
  await screen.findByRole('region', { name: 'Gift is open for you' });
  await act(() => identity.logout());
  expect(screen.queryByRole('region', { name: 'Gift is open for you' })).toBeNull();
});

testForReadersOnly(block, {
  platform: () => platform,
  address: '/account/redeem/?gift=G7-aaaa',
  loginPage: `/account/login/?redirect=${encodeURIComponent('/account/redeem/?gift=G7-aaaa')}`,
});

test('speaks the language of the site', async () => {
  await visit('/account/redeem/?gift=a1', opening(GIFT), { site: { locale: 'de' } });
  fireEvent.click(screen.getByRole('button', { name: 'Code einlösen' }));
  expect(await screen.findByText(/^Sie können bis .+ lesen\. Ihnen wird nichts berechnet\.$/)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Gift ist für Sie freigeschaltet' })).toBeTruthy();
});
