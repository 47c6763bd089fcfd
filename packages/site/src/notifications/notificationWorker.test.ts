import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { serveWorker, WORKER_PATH } from './serveWorker.ts';

const ORIGIN = 'https://courier.example';
const KEY = `B${'-_'.repeat(42)}-A`;
const bytesOf = (key: string): ArrayBuffer => new Uint8Array(Buffer.from(key, 'base64url')).buffer;

/** Starts the worker from the text that browsers get, in a browser that writes down what it is told to do. */
async function startWorker({
  base = '',
  windows = [],
  shown = [],
  status = 204,
}: {
  readonly base?: string;
  readonly windows?: readonly string[];
  /** The tags of the notifications that the browser shows already. */
  readonly shown?: readonly string[];
  /** What the site answers. */
  readonly status?: number;
} = {}) {
  const app = new Hono().get(WORKER_PATH, serveWorker(base, KEY));
  const script = await (await app.request(WORKER_PATH)).text();
  const done: unknown[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const scope = {
    location: { origin: ORIGIN, host: 'courier.example' },
    registration: {
      showNotification: async (title: string, options: object) => void done.push([title, options]),
      getNotifications: async () =>
        shown.map((tag) => ({ tag, close: () => void done.push(`close ${tag}`) })),
      pushManager: {
        subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
          done.push(`subscribe ${applicationServerKey}`);
          return { toJSON: () => ({ endpoint: 'https://push.example/new', keys: {} }) };
        },
      },
    },
    clients: {
      matchAll: async () =>
        windows.map((url) => ({ url, focus: async () => void done.push(`focus ${url}`) })),
      openWindow: async (url: string) => void done.push(`open ${url}`),
    },
    fetch: async (url: string, { body }: RequestInit) => {
      done.push([url, JSON.parse(typeof body === 'string' ? body : '')]);
      return new Response(null, { status });
    },
    addEventListener: (type: string, listen: (event: object) => void) => void listeners.set(type, listen),
  };
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the text is what is tried, as a browser runs it
  new Function('self', script)(scope);
  /** Dispatches an event, and waits for what the worker asks the browser to wait for. */
  const dispatch = async (type: string, event: object): Promise<readonly unknown[]> => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => void work.push(one) });
    await Promise.all(work);
    return done.splice(0);
  };
  return {
    push: (message: unknown) =>
      dispatch('push', {
        data: { text: () => (typeof message === 'string' ? message : JSON.stringify(message)) },
      }),
    pushNothing: () => dispatch('push', { data: null }),
    click: (data: unknown) =>
      dispatch('notificationclick', { notification: { data, close: () => void done.push('close') } }),
    change: (event: object) => dispatch('pushsubscriptionchange', event),
  };
}

test('the worker shows the alert as it was sent, with the icon of the site', async () => {
  const worker = await startWorker({ base: '/news' });
  expect(await worker.push({ title: 'The Courier', text: 'Storm', tag: 'alert-1', path: '/storm/' })).toEqual(
    [
      [
        'The Courier',
        {
          body: 'Storm',
          tag: 'alert-1',
          icon: '/news/icons/icon-192.png',
          dir: 'auto',
          data: { path: '/storm/' },
        },
      ],
    ],
  );
});

test.each([['{'], ['7'], ['null'], [{ title: 1, text: {}, tag: [] }]])(
  'the worker shows the name of the site for the message %j, because a browser asks for a notification',
  async (message) => {
    const worker = await startWorker();
    expect(await worker.push(message)).toEqual([
      ['courier.example', { body: '', tag: 'alert', icon: '/icons/icon-192.png', dir: 'auto', data: {} }],
    ]);
  },
);

test('the worker shows something for an empty message too', async () => {
  expect(await (await startWorker()).pushNothing()).toHaveLength(1);
});

test.each([
  ['the story', { path: '/storm/?a=b#c' }, `${ORIGIN}/news/storm/?a=b#c`],
  ['the front page where there is no story', {}, `${ORIGIN}/news/`],
  ['the front page for another host', { path: 'https://evil.example/' }, `${ORIGIN}/news/`],
  ['the front page for a script', { path: 'javascript:alert(1)' }, `${ORIGIN}/news/`],
  ['the front page for no data', null, `${ORIGIN}/news/`],
])('a press on a notification closes it and opens %s', async (_, data, url) => {
  const worker = await startWorker({ base: '/news', windows: [`${ORIGIN}/news/other/`] });
  expect(await worker.click(data)).toEqual(['close', `open ${url}`]);
});

test('a path that browsers read as another host stays on this one', async () => {
  const worker = await startWorker();
  expect(await worker.click({ path: '//evil.example/' })).toEqual(['close', `open ${ORIGIN}/`]);
  expect(await worker.click({ path: '/\\evil.example/' })).toEqual(['close', `open ${ORIGIN}/`]);
});

test('a press goes to the window that shows the story already', async () => {
  const worker = await startWorker({ windows: [`${ORIGIN}/`, `${ORIGIN}/storm/#latest`] });
  expect(await worker.click({ path: '/storm/' })).toEqual(['close', `focus ${ORIGIN}/storm/#latest`]);
});

test('an alert takes the place of those before, but not of itself', async () => {
  const worker = await startWorker({ shown: ['alert-1', 'alert-2'] });
  const done = await worker.push({ title: 'The Courier', text: 'Calm', tag: 'alert-2' });
  expect(done.slice(1)).toEqual(['close alert-1']);
});

const CALLS = '/news/readers/v1/notifications';
/** A subscription that the browser has made by itself. */
const given = (key: string) => {
  const unsubscribed: string[] = [];
  return {
    unsubscribed,
    endpoint: 'https://push.example/given',
    options: { applicationServerKey: bytesOf(key) },
    unsubscribe: async () => unsubscribed.push(key) > 0,
    toJSON: () => ({ endpoint: 'https://push.example/given', keys: {} }),
  };
};

test('the worker tells the site when the browser has changed the subscription', async () => {
  const worker = await startWorker({ base: '/news' });
  const oldSubscription = { endpoint: 'https://push.example/old' };
  expect(await worker.change({ oldSubscription, newSubscription: given(KEY) })).toEqual([
    [
      CALLS,
      {
        endpoint: 'https://push.example/given',
        keys: {},
        publicKey: KEY,
        replaces: 'https://push.example/old',
      },
    ],
  ]);
});

test('the worker subscribes with the key of the site when the browser names no subscription', async () => {
  const worker = await startWorker({ base: '/news' });
  expect(await worker.change({})).toEqual([
    `subscribe ${KEY}`,
    [CALLS, { endpoint: 'https://push.example/new', keys: {}, publicKey: KEY }],
  ]);
});

test('the worker subscribes anew when the browser has kept the former key of the site', async () => {
  const worker = await startWorker({ base: '/news' });
  const newSubscription = given(`B${'a'.repeat(86)}`);
  expect(await worker.change({ newSubscription })).toEqual([
    `subscribe ${KEY}`,
    [CALLS, { endpoint: 'https://push.example/new', keys: {}, publicKey: KEY }],
  ]);
  expect(newSubscription.unsubscribed).toHaveLength(1);
});

test('the worker fails when the site does not take the subscription', async () => {
  const worker = await startWorker({ status: 503 });
  await expect(worker.change({})).rejects.toThrow('The site answered the new subscription with status 503.');
});
