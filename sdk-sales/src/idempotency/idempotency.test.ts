import { createManualClock, createMemoryStore } from '@broadsheet/client-core';
import { describe, expect, it, vi } from 'vitest';
import { setUp, setUpSignedIn, START_MS } from '../../test/setUp.ts';
import type { Answer } from '../../test/setUp.ts';

const payment = { paymentMethodID: 18, token: 'pi_1' };
const address = { line1: 'Main Street 1', country: 'US' };
const paid = () => Response.json({ orderNumber: 'A-1', status: 'Paid', items: [] });
const lost = () => Promise.reject(new TypeError('The connection was lost'));
const noAnswer = { name: 'NetworkError' };
const HOURS_48 = 48 * 60 * 60 * 1000;

/** Returns the responses in order and repeats the last one. */
function inTurn(...answers: readonly Answer[]): Answer {
  let turn = 0;
  return (request) => (answers[turn++] ?? answers.at(-1) ?? paid)(request);
}

const keysOf = (requests: readonly { readonly idempotencyKey: string | null }[]) =>
  requests.map(({ idempotencyKey }) => idempotencyKey);

describe('a payment', () => {
  it('is sent once, under a key, and never by itself again', async () => {
    const { client, requests } = setUpSignedIn(lost, { retry: { attempts: 3, baseMs: 0 } });
    await expect(client.finalizePayment('A-1', payment)).rejects.toMatchObject(noAnswer);
    expect(keysOf(requests)).toEqual([expect.stringMatching(/^[\da-z-]{1,64}$/)]);
  });

  it('is begun once, though its call is a GET', async () => {
    const { client, requests } = setUpSignedIn(lost, { retry: { attempts: 3, baseMs: 0 } });
    const begun = client.initializePayment('A-1', { paymentMethodID: 18 });
    await expect(begun).rejects.toMatchObject(noAnswer);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['the answer was lost', lost],
    ['the service broke', () => Response.json({ code: 'x', message: 'y' }, { status: 500 })],
    [
      'the service is still at work on it',
      () => Response.json({ code: '409', message: 'y' }, { status: 409 }),
    ],
    ['a proxy answered in its place', () => new Response('<html>')],
  ])('carries the same key again when %s', async (_what, answer) => {
    const { client, requests } = setUpSignedIn(inTurn(answer, paid));
    await expect(client.finalizePayment('A-1', payment)).rejects.toBeInstanceOf(Error);
    await client.finalizePayment('A-1', payment);
    const [first, second] = keysOf(requests);
    expect(second).toBe(first);
  });

  it('carries the same key after a reload, and in a second tab', async () => {
    const storage = createMemoryStore();
    const before = setUpSignedIn(lost, { storage });
    await expect(before.client.finalizePayment('A-1', payment)).rejects.toMatchObject(noAnswer);
    const after = setUpSignedIn(paid, { storage });
    await after.client.finalizePayment('A-1', payment);
    expect(keysOf(after.requests)).toEqual(keysOf(before.requests));
  });

  it.each([
    ['a success', paid],
    ['a refusal', () => Response.json({ code: 'declined', message: 'No' }, { status: 402 })],
    [
      'a refusal with status 409 and a code of its own',
      () => Response.json({ code: '400033', message: 'No' }, { status: 409 }),
    ],
    ['a refusal with status 200', () => Response.json({ code: 'declined', message: 'No' })],
  ])('has another key after %s', async (_what, answer) => {
    const { client, requests, storage } = setUpSignedIn(inTurn(answer, paid));
    await client.finalizePayment('A-1', payment).catch((error: unknown) => error);
    expect(storage.keys()).toEqual([]);
    await client.finalizePayment('A-1', payment);
    const [first, second] = keysOf(requests);
    expect(second).not.toBe(first);
  });

  it('has a key of its own for another order, token, or kind of call', async () => {
    const { client, requests } = setUpSignedIn(lost);
    const attempts = [
      () => client.finalizePayment('A-1', payment),
      () => client.finalizePayment('A-2', payment),
      () => client.finalizePayment('A-1', { ...payment, token: 'pi_2' }),
      () => client.finalizePayment3ds('A-1', payment),
      () => client.finalizePaymentUpdate(5, payment),
      () => client.finalizePaymentUpdate3ds(5, payment),
      () => client.finalizeSubscriptionChange('s-1'),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(noAnswer);
    expect(new Set(keysOf(requests)).size).toBe(attempts.length);
  });

  it('keeps its key through another challenge', async () => {
    const { client, requests } = setUpSignedIn(inTurn(lost, paid));
    await expect(client.finalizePayment('A-1', { ...payment, recaptchaToken: 'a' })).rejects.toMatchObject(
      noAnswer,
    );
    await client.finalizePayment('A-1', { ...payment, recaptchaToken: 'b' });
    expect(new Set(keysOf(requests)).size).toBe(1);
  });

  it('leaves the attempt of another tab that began meanwhile', async () => {
    const storage = createMemoryStore();
    let answer = (_response: Response): void => undefined;
    const first = setUpSignedIn(() => new Promise<Response>((resolve) => (answer = resolve)), { storage });
    const second = setUpSignedIn(inTurn(lost, paid), { storage });
    const early = first.client.finalizePayment('A-1', payment);
    await vi.waitFor(() => expect(first.requests).toHaveLength(1));
    const other = { ...payment, token: 'pi_2' };
    await expect(second.client.finalizePayment('A-1', other)).rejects.toMatchObject(noAnswer);
    answer(paid());
    await early;
    await second.client.finalizePayment('A-1', other);
    expect(new Set(keysOf(second.requests)).size).toBe(1);
  });

  it('forgets its key after 48 hours', async () => {
    const clock = createManualClock(START_MS);
    const { client, requests } = setUpSignedIn(inTurn(lost, paid), { clock });
    await expect(client.finalizePayment('A-1', payment)).rejects.toMatchObject(noAnswer);
    clock.advance(HOURS_48);
    await client.finalizePayment('A-1', payment);
    expect(new Set(keysOf(requests)).size).toBe(2);
  });

  it('goes on when the storage holds something else under its name', async () => {
    const storage = createMemoryStore();
    const { client, requests } = setUpSignedIn(lost, { storage });
    for (const text of ['no JSON', '[]', '{"finalizePayment/A-1/18":{"key":5}}']) {
      storage.set('ArcSubs_attempts', text);
      await expect(client.finalizePayment('A-1', payment)).rejects.toMatchObject(noAnswer);
    }
    expect(keysOf(requests)).not.toContain(null);
  });
});

describe('an order', () => {
  it('is the same order when it is asked for again, also after a success and a reload', async () => {
    const storage = createMemoryStore();
    const before = setUp(paid, { storage });
    await before.client.createNewOrder(address, { email: 'a@example.com' });
    const after = setUp(paid, { storage });
    await after.client.createNewOrder(address, { email: 'a@example.com' });
    expect(keysOf(after.requests)).toEqual(keysOf(before.requests));
  });

  it('keeps no address in storage', async () => {
    const { client, storage } = setUp(paid);
    await client.createNewOrder(address, { email: 'a@example.com' });
    const stored = storage
      .keys()
      .map((key) => storage.get(key))
      .join('');
    expect(stored).toContain('createOrder');
    expect(stored).not.toMatch(/example|Main/);
  });

  it.each([
    ['the cart is emptied', ({ clearCart }) => clearCart()],
    ['something is added', ({ addItemToCart }) => addItemToCart([])],
    ['something is taken out', ({ removeItemFromCart }) => removeItemFromCart('daily')],
    ['it is paid', ({ finalizePayment }) => finalizePayment('A-1', payment)],
  ] satisfies [string, (client: ReturnType<typeof setUp>['client']) => Promise<unknown>][])(
    'is another order once %s',
    async (_what, change) => {
      const { client, requests } = setUp(paid);
      await client.createNewOrder(address);
      await change(client);
      await client.createNewOrder(address);
      const keys = keysOf(requests).filter((key) => key !== null);
      expect(new Set(keys).size).toBe(keys.length);
    },
  );

  it('is another order for another address', async () => {
    const { client, requests } = setUp(paid);
    await client.createNewOrder(address);
    await client.createNewOrder({ ...address, line1: 'Main Street 2' });
    expect(new Set(keysOf(requests)).size).toBe(2);
  });

  it('is the same order after the cart was only looked at', async () => {
    const { client, requests } = setUp(paid);
    await client.createNewOrder(address);
    await client.getCart();
    await client.createNewOrder(address);
    expect(new Set(keysOf(requests).filter(Boolean)).size).toBe(1);
  });
});

it('ends every attempt at logout', async () => {
  const { client, storage, logOut } = setUpSignedIn(lost);
  client.start();
  await expect(client.finalizePayment('A-1', payment)).rejects.toMatchObject(noAnswer);
  expect(storage.keys()).toEqual(['ArcSubs_attempts']);
  logOut();
  expect(storage.keys()).toEqual([]);
});

it('sends no key to a service that does not say that it takes keys', async () => {
  const { client, requests, storage } = setUp(paid, { configuration: {} });
  await client.createNewOrder(address);
  await client.finalizePayment('A-1', payment);
  expect(keysOf(requests)).toEqual([null, null]);
  expect(storage.keys()).toEqual([]);
});

it('is sent by no call that moves no money', async () => {
  const { client, requests } = setUpSignedIn(paid);
  await client.getCart();
  await client.initializePayment('A-1', { paymentMethodID: 18 });
  expect(keysOf(requests)).toEqual([null, null]);
});
