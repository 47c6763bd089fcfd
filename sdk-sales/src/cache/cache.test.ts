import { describe, expect, it, vi } from 'vitest';
import { setUpSignedIn } from '../../test/setUp.ts';

const empty = {
  subscriptions: [],
  sharedSubscriptions: [],
  orders: [],
  addresses: [],
  paymentOptions: [],
};

/** The responses of a whole visit, by the end of the URL. */
const answers: Readonly<Record<string, unknown>> = {
  '/cart': { items: [{ sku: 'daily' }] },
  '/checkout/order': { orderNumber: 'A-1' },
  '/checkout/payment/options': [{ paymentMethodType: 18, paymentMethodID: 1 }],
  '/checkout/addresses': [{ country: 'US' }],
  '/order/detail/A-1': { orderNumber: 'A-1', total: 5, status: 'Paid' },
  '/order/history?pageSize=10&start=0': {
    start: 0,
    orders: [{ orderNumber: 'A-1', orderStatus: 'Pending' }, { orderNumber: 'A-2' }],
  },
  '/subscription/all': [
    { subscriptionID: 7, statusID: 1 },
    { subscriptionID: 8, statusID: 4 },
  ],
  '/subscription/7/details': { subscriptionID: 7, status: 1, productName: 'The Daily' },
  '/subscription/7/cancel': { subscriptionID: 7 },
  '/subscription/7/rescue': { subscriptionID: 7 },
  '/subscription/7/sharing': { sharedSubscriptions: [{ subscriptionID: 20 }, { subscriptionID: 21 }] },
  '/subscription/20/stopshare': { subscriptionID: 20 },
};

const visit = () => setUpSignedIn(({ url }) => Response.json(answers[url.replace('/sales/public/v1', '')]));

describe('the cache', () => {
  it('holds what every answer told', async () => {
    const { client } = visit();
    expect(client.getCache()).toEqual(empty);
    await client.getCart();
    await client.createNewOrder({ country: 'US' });
    await client.getPaymentOptions();
    await client.getAddresses();
    expect(client.getCache()).toEqual({
      ...empty,
      cart: answers['/cart'],
      currentOrder: { orderNumber: 'A-1' },
      paymentOptions: answers['/checkout/payment/options'],
      addresses: answers['/checkout/addresses'],
    });
  });

  it('lays newer entries over older ones and moves them to the end', async () => {
    const { client } = visit();
    await client.getOrderDetails('A-1');
    await client.getOrderHistory();
    expect(client.getCache().orders).toEqual([
      { orderNumber: 'A-1', total: 5, orderStatus: 'Pending' },
      { orderNumber: 'A-2' },
    ]);
    await client.getOrderDetails('A-1');
    expect(client.getCache().orders.map(({ orderNumber }) => orderNumber)).toEqual(['A-2', 'A-1']);
  });

  it('knows what cancelling and rescuing do', async () => {
    const { client } = visit();
    await client.getAllSubscriptions();
    await client.getSubscriptionDetails(7);
    await client.cancelSubscription(7);
    const [other, cancelled] = client.getCache().subscriptions;
    expect(other).toEqual({ subscriptionID: 8, status: 4 });
    expect(cancelled).toEqual({ subscriptionID: 7, status: 3, productName: 'The Daily' });
    await client.rescueSubscription(7);
    expect(client.getCache().subscriptions.at(-1)).toMatchObject({ subscriptionID: 7, status: 1 });
  });

  it('drops a share that was ended', async () => {
    const { client } = visit();
    await client.getSubscriptionSharingDetails(7);
    await client.stopSharing(20);
    expect(client.getCache().sharedSubscriptions).toEqual([{ subscriptionID: 21 }]);
  });
});

describe('at logout', () => {
  it('the cache is empty, and an answer that comes later is not written', async () => {
    let answer = (_response: Response): void => undefined;
    const { client, logOut, requests } = setUpSignedIn(
      () => new Promise<Response>((resolve) => (answer = resolve)),
    );
    client.start();
    const late = client.getAddresses();
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    logOut();
    answer(Response.json([{ country: 'US' }]));
    await expect(late).resolves.toEqual([{ country: 'US' }]);
    expect(client.getCache()).toEqual(empty);
  });

  it('the cache of an earlier answer is empty', async () => {
    const { client, logOut } = visit();
    client.start();
    await client.getAllSubscriptions();
    logOut();
    expect(client.getCache()).toEqual(empty);
  });

  it('an event of the page is heard too, until the client stops', async () => {
    let run = (): void => undefined;
    let isHeard = false;
    const { client } = setUpSignedIn(() => Response.json(answers['/cart']), {
      listenToLogout(listener) {
        run = listener;
        isHeard = true;
        return () => {
          isHeard = false;
        };
      },
    });
    client.start();
    client.start();
    await client.getCart();
    run();
    expect(client.getCache()).toEqual(empty);
    client.stop();
    expect(isHeard).toBe(false);
  });

  it('nothing is listened to before start', () => {
    const { client, listeners } = visit();
    expect(listeners.size).toBe(0);
    client.start();
    expect(listeners.size).toBe(1);
    client.stop();
    expect(listeners.size).toBe(0);
  });
});
