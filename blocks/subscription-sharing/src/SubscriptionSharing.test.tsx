import { createMemoryStore, systemClock } from '@broadsheet/client-core';
import { createSalesContext } from '@broadsheet/sdk-sales/operations';
import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { createTestIdentity, READER, signUpReader, startPlatform } from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { block } from './block.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await signUpReader(platform);
}, 60_000);
afterAll(() => platform.close());

type Fetch = TestPlatform['fetch'];
type Share = { email: string; subscriptionID: number; status?: number };

const subscriptionOf = (subscriptionID: number, paymentPartner: string) => ({
  subscriptionID,
  statusID: 1,
  productName: 'Digital',
  paymentMethod: { paymentPartner },
});
const BO: Share = { email: 'bo@example.com', subscriptionID: 21, status: 5 };
const CY: Share = { email: 'cy@example.com', subscriptionID: 22, status: 1 };
const refusal = (status: number, code: string) =>
  Response.json({ code, httpStatus: status, message: 'No' }, { status });

interface Service {
  subscriptions?: readonly unknown[];
  places?: number | null;
  shares?: readonly Share[];
}

/** Creates a service with one reader's subscriptions; a test can intercept the calls that change something. */
function createService({ subscriptions = [subscriptionOf(7, 'Stripe')], places = 2, shares = [] }: Service) {
  const state: { shares: readonly Share[]; refuse: (() => Response) | undefined } = {
    shares,
    refuse: undefined,
  };
  const sent: string[] = [];
  const fetch: Fetch = async (url, init) => {
    const { pathname } = new URL(url);
    if (!pathname.includes('/subscription/')) return platform.fetch(url, init);
    const [id = '', action = ''] = pathname.split('/').slice(-2);
    if (init?.method === 'PUT') {
      sent.push(`${action} ${id} ${typeof init.body === 'string' ? init.body : ''}`.trim());
      if (state.refuse !== undefined) return state.refuse();
    }
    switch (action) {
      case 'allactive':
        return Response.json(subscriptions);
      case 'sharing':
        return Response.json({ numSharesAllowed: places, sharedSubscriptions: state.shares });
      case 'details':
        return Response.json({ subscriptionID: Number(id), status: 1, sharedBy: 'Ada Lovelace' });
      case 'share': {
        const { email } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
        if (state.shares.every((share) => share.email !== email))
          state.shares = [...state.shares, { email, subscriptionID: 30, status: 5 }];
        return Response.json({ redeemCode: 'S30-abc' });
      }
      case 'stopshare':
        state.shares = state.shares.filter(({ subscriptionID }) => subscriptionID !== Number(id));
        return Response.json({ subscriptionID: Number(id), status: 2 });
      default:
        return refusal(404, '404');
    }
  };
  return { fetch, sent, state };
}

type Options = NonNullable<Parameters<typeof renderBlock>[1]>;

async function visit(service: Service, options: Options = {}) {
  const { fetch, ...rest } = createService(service);
  const identity = await createTestIdentity(platform);
  await identity.login(READER.email, READER.password, { rememberMe: true });
  const sales = createSalesContext({
    origin: platform.origin,
    fetch,
    identity,
    storage: createMemoryStore(),
    clock: systemClock,
    retry: { attempts: 1 },
  });
  const environment = createTestEnvironment();
  const view = await renderBlock(block, {
    environment,
    ...options,
    identity: async () => identity,
    sales: async () => sales,
  });
  return { ...view, ...rest, environment };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const confirm = (name: string) => fireEvent.click(dialog().getByRole('button', { name }));
const invite = async (email: string) => {
  fireEvent.change(screen.getByLabelText(/^Email of/), { target: { value: email } });
  press('Invite');
};

test('keeps its place on the server, and says that it needs script', async () => {
  const html = await renderOnServer(block);
  expect(html).toMatch(/<h2[^>]*>Sharing/);
  expect(html).toMatch(/<noscript>.*JavaScript/);
});

describe('the owner', () => {
  test('sees who has which place and how many are left', async () => {
    const { container } = await visit({ shares: [BO] });
    const part = within(await screen.findByRole('region', { name: 'Digital' }));
    expect(part.getByText('1 of 2 places is free.')).toBeTruthy();
    expect(part.getByRole('listitem').textContent).toContain('bo@example.comInvited');
    await expectAccessible(container);
  });

  test('invites somebody by mail, and the form is empty for the next one', async () => {
    const { sent } = await visit({});
    await screen.findByText('2 of 2 places are free.');
    await invite('di@example.com');
    await screen.findByText('The invitation to di@example.com is on its way.');
    expect(sent).toEqual(['share 7 {"email":"di@example.com"}']);
    expect(screen.getByText('1 of 2 places is free.')).toBeTruthy();
    await waitFor(() => expect(screen.getByLabelText(/^Email of/)).toHaveProperty('value', ''));
  });

  test('has no form once all places are taken', async () => {
    await visit({ shares: [BO, CY] });
    await screen.findByText('0 of 2 places are free.');
    expect(screen.queryByLabelText(/^Email of/)).toBeNull();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Invited'),
      expect.stringContaining('Reads along'),
    ]);
    expect(screen.getAllByRole('button', { name: /^Send again/ })).toHaveLength(1);
  });

  test('sends an invitation again', async () => {
    const { sent } = await visit({ shares: [BO] });
    await screen.findByText('bo@example.com');
    press('Send again: bo@example.com');
    await screen.findByText('The invitation to bo@example.com is on its way.');
    expect(sent).toEqual(['share 7 {"email":"bo@example.com"}']);
  });

  test('takes a place back after the question, which says what happens', async () => {
    const { container, sent } = await visit({ shares: [CY] });
    await screen.findByText('cy@example.com');
    press('Take back: cy@example.com');
    expect(dialog().getByText(/access ends at once, and the place is free/)).toBeTruthy();
    await expectAccessible(container);
    confirm('Keep it');
    expect(sent).toEqual([]);
    press('Take back: cy@example.com');
    confirm('Take the place back');
    await screen.findByText('The place of cy@example.com is free again.');
    expect(sent).toEqual(['stopshare 22']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Digital' }));
  });

  test.each([
    ['All places are taken. Take one back first.', () => refusal(409, '400027')],
    ['This subscription has ended, so it cannot be shared any more.', () => refusal(409, '400020')],
    ['Too many attempts. Wait a few minutes and try again.', () => refusal(429, '429')],
    ['The invitation could not be sent. Please try again.', () => refusal(409, '1')],
  ])('is told "%s", and what was typed stays', async (words, refuse) => {
    const { container, state } = await visit({});
    await screen.findByLabelText(/^Email of/);
    state.refuse = refuse;
    await invite('di@example.com');
    await screen.findByText(words);
    expect(screen.getByLabelText(/^Email of/)).toHaveProperty('value', 'di@example.com');
    await expectAccessible(container);
  });

  test('is asked again where a place could not be taken back', async () => {
    const { state } = await visit({ shares: [BO] });
    await screen.findByText('bo@example.com');
    state.refuse = () => refusal(409, '1');
    press('Take back: bo@example.com');
    expect(dialog().getByText(/its link opens nothing any more/)).toBeTruthy();
    confirm('Take the place back');
    await dialog().findByText('This could not be done. Please try again.');
    state.refuse = undefined;
    confirm('Take the place back');
    await screen.findByText('The place of bo@example.com is free again.');
  });

  test('may share without a limit, and with a service that tells of no state', async () => {
    await visit({ places: null, shares: [{ email: 'cy@example.com', subscriptionID: 22 }] });
    await screen.findByText('As many others as you like may read along.');
    expect(screen.getByRole('listitem').textContent).not.toMatch(/Invited|Reads along/);
  });
});

test('who reads along sees by whom it is shared, and leaves after the question', async () => {
  const { container, sent } = await visit({ subscriptions: [subscriptionOf(22, 'Sharing')] });
  const part = within(await screen.findByRole('region', { name: 'Shared with you' }));
  expect(part.getByRole('listitem').textContent).toContain('Digitalby Ada Lovelace');
  await expectAccessible(container);
  press('Leave Digital');
  confirm('Leave now');
  await screen.findByText('You no longer read Digital along.');
  expect(sent).toEqual(['stopshare 22']);
  expect(screen.queryByRole('listitem')).toBeNull();
});

test.each([
  ['nothing', []],
  ['what an organisation pays for', [subscriptionOf(9, 'EmailGroupSubPaymentProvider')]],
])('who has %s is led to the offers', async (_, subscriptions) => {
  await visit({ subscriptions });
  await screen.findByText('You have no subscription that others could read along with.');
  expect(screen.getByRole('link', { name: 'See the offers' }).getAttribute('href')).toBe('/offer/');
});

test('asks nobody in the page builder', async () => {
  const nobody = () => Promise.reject(new Error('Nobody may ask for it.'));
  const { container } = await renderBlock(block, { identity: nobody, sales: nobody, isAdmin: true });
  expect(screen.getByText('Readers who are logged in see their own details here.')).toBeTruthy();
  await expectAccessible(container);
});

test('speaks the language of the site', async () => {
  await visit({ shares: [BO] }, { site: { locale: 'de' } });
  expect(await screen.findByText('1 von 2 Plätzen ist frei.')).toBeTruthy();
  expect(screen.getByText('Eingeladen')).toBeTruthy();
});
