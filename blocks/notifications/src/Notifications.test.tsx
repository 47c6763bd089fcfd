import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { block } from './block.ts';

/** Of the length that browsers ask for. */
const publicKey = `B${'a'.repeat(86)}`;
const site = { push: publicKey };
const ENDPOINT = 'https://push.example/send/ada';
const LENT = { navigator: ['serviceWorker'], window: ['PushManager', 'Notification'] } as const;

/** Adds browser features that the test environment lacks. */
function lend(target: object, parts: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(target, name, { value, configurable: true });
}
afterEach(() => {
  stored.clear();
  for (const name of LENT.navigator) Reflect.deleteProperty(navigator, name);
  for (const name of LENT.window) Reflect.deleteProperty(window, name);
});

const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

interface Browser {
  /** What the browser says of notifications. */
  readonly permission?: 'default' | 'granted' | 'denied';
  /** What the reader answers when asked. */
  readonly answer?: 'default' | 'granted' | 'denied';
  /** The key of the subscription that the browser has. Default: it has none. */
  readonly subscribedWith?: string;
  readonly isOffline?: boolean;
  /** Whether the browser fails to reach its push service. */
  readonly isServiceAway?: boolean;
  readonly status?: number;
  /** Whether the browser fails to end a subscription. */
  readonly isKept?: boolean;
}

/** Opens the block in a browser that can do Web Push. */
async function open({
  permission = 'default',
  answer = 'granted',
  subscribedWith,
  isOffline = false,
  isServiceAway = false,
  status = 204,
  isKept = false,
}: Browser = {}) {
  const done: string[] = [];
  const sent: unknown[] = [];
  let subscription: object | null = null;
  const subscribe = (key: Uint8Array) => {
    subscription = {
      endpoint: ENDPOINT,
      options: { applicationServerKey: key.buffer },
      toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }),
      async unsubscribe() {
        done.push('unsubscribe');
        if (isKept) return false;
        subscription = null;
        return true;
      },
    };
    return subscription;
  };
  if (subscribedWith !== undefined) subscribe(bytesOf(subscribedWith));
  const registration = {
    active: Object.assign(new EventTarget(), { state: 'activated' }),
    pushManager: {
      getSubscription: async () => subscription,
      async subscribe({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) {
        if (isServiceAway) throw new DOMException('Away.', 'AbortError');
        done.push(`subscribe ${String(userVisibleOnly)}`);
        return applicationServerKey instanceof Uint8Array ? subscribe(applicationServerKey) : null;
      },
    },
  };
  lend(navigator, {
    serviceWorker: {
      getRegistration: async () => (subscribedWith === undefined ? undefined : registration),
      async register(url: string, { scope }: RegistrationOptions) {
        done.push(`register ${url} ${scope ?? ''}`);
        return registration;
      },
    },
  });
  const requestPermission = vi.fn(async () => answer);
  lend(window, { PushManager: {}, Notification: { permission, requestPermission } });
  const environment = createTestEnvironment();
  environment.now = () => clock.now;
  environment.readLocalItem = (name) => stored.get(name);
  environment.writeLocalItem = (name, value = '') => void stored.set(name, value);
  environment.fetch = async (url, init) => {
    if (isOffline) throw new TypeError('The network is away.');
    sent.push([url, JSON.parse(typeof init?.body === 'string' ? init.body : '{}')]);
    return new Response(null, { status });
  };
  const rendered = await renderBlock(block, { site, environment });
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
  return { ...rendered, done, sent, requestPermission };
}

/** What the browser keeps for the next page. */
const stored = new Map<string, string>();
/** The time in the browser, in milliseconds since 1970. */
const clock = { now: Date.UTC(2026, 10, 30, 9) };
const STORED = [
  '/readers/v1/notifications',
  { endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' }, publicKey },
];

const button = () => screen.getByRole('button');
const said = () => screen.getByRole('status').textContent;
async function press(): Promise<void> {
  fireEvent.click(button());
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
}

test('turns alerts on after a press, and asks nothing before', async () => {
  const { container, done, sent, requestPermission } = await open();
  expect([requestPermission.mock.calls.length, button().textContent, said()]).toEqual([
    0,
    'Turn on alerts',
    '',
  ]);
  await expectAccessible(container);
  await press();
  expect([button().textContent, said()]).toEqual(['Turn off alerts', 'Alerts are on in this browser.']);
  expect(done).toEqual([
    'register /_broadsheet/notifications/worker.js /_broadsheet/notifications/',
    'subscribe true',
  ]);
  expect(sent).toEqual([STORED]);
  await expectAccessible(container);
});

test('knows that alerts are on, and turns them off in the browser and on the site', async () => {
  const { done, sent } = await open({ permission: 'granted', subscribedWith: publicKey });
  expect([button().textContent, said()]).toEqual(['Turn off alerts', 'Alerts are on in this browser.']);
  await press();
  expect([button().textContent, said()]).toEqual(['Turn on alerts', 'Alerts are off in this browser.']);
  expect(done).toEqual(['unsubscribe']);
  expect(sent).toEqual([STORED, ['/readers/v1/notifications/unsubscribe', { endpoint: ENDPOINT }]]);
});

test('tells the site once a day that alerts are on, because it may have lost the subscription', async () => {
  const visit = async (browser: Browser = {}) => {
    const { sent, unmount } = await open({ permission: 'granted', subscribedWith: publicKey, ...browser });
    unmount();
    return sent;
  };
  expect(await visit({ status: 503 })).toEqual([STORED]);
  expect(await visit()).toEqual([STORED]);
  await waitFor(() => expect(stored.size).toBe(1));
  expect(await visit()).toEqual([]);
  clock.now += 24 * 60 * 60 * 1000;
  expect(await visit()).toEqual([STORED]);
});

test('tells the site no second time on the day on which alerts were turned on', async () => {
  const { unmount } = await open();
  await press();
  unmount();
  const { sent } = await open({ permission: 'granted', subscribedWith: publicKey });
  expect(sent).toEqual([]);
});

test('says nothing aloud before the first press', async () => {
  await open({ permission: 'granted', subscribedWith: publicKey });
  expect(said()).toBe('Alerts are on in this browser.');
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('off');
  await press();
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
});

test('says that it did not work when the browser keeps the subscription', async () => {
  const { sent } = await open({ permission: 'granted', subscribedWith: publicKey, isKept: true });
  await press();
  expect([button().textContent, said()]).toEqual([
    'Turn off alerts',
    'That did not work. Check your connection and try again.',
  ]);
  expect(sent).toEqual([STORED]);
});

test('turns alerts off without the network too, because the browser takes none any more', async () => {
  const { done } = await open({ permission: 'granted', subscribedWith: publicKey, isOffline: true });
  await press();
  expect([said(), done]).toEqual(['Alerts are off in this browser.', ['unsubscribe']]);
});

test('subscribes anew where the site has another key than before', async () => {
  const { done, sent } = await open({ permission: 'granted', subscribedWith: `B${'b'.repeat(86)}` });
  expect(button().textContent).toBe('Turn on alerts');
  await press();
  expect(done.slice(1)).toEqual(['unsubscribe', 'subscribe true']);
  expect(sent).toEqual([
    [
      '/readers/v1/notifications',
      { endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' }, publicKey, replaces: ENDPOINT },
    ],
  ]);
  expect(button().textContent).toBe('Turn off alerts');
});

test('says that the browser blocks notifications, before a press and after the answer', async () => {
  const { unmount } = await open({ permission: 'denied' });
  expect(said()).toMatch(/^This browser blocks notifications/);
  unmount();
  const { container, done } = await open({ answer: 'denied' });
  await press();
  expect([said(), done]).toEqual([expect.stringMatching(/^This browser blocks notifications/), []]);
  expect(button().textContent).toBe('Turn on alerts');
  await expectAccessible(container);
});

test('leaves everything as it was when the reader closes the question', async () => {
  const { done } = await open({ answer: 'default' });
  await press();
  expect([button().textContent, said(), done]).toEqual([
    'Turn on alerts',
    'Alerts are off in this browser.',
    [],
  ]);
});

test.each([
  ['the push service is away', { isServiceAway: true }, []],
  ['the network is away', { isOffline: true }, ['unsubscribe']],
  ['the site refuses', { status: 429 }, ['unsubscribe']],
])('says that it did not work when %s, and offers it again', async (_, browser, undone) => {
  const { container, done } = await open(browser);
  await press();
  expect([button().textContent, said()]).toEqual([
    'Turn on alerts',
    'That did not work. Check your connection and try again.',
  ]);
  expect(done.filter((deed) => deed === 'unsubscribe')).toEqual(undone);
  await expectAccessible(container);
});

test('has no button in a browser that cannot show notifications, and says so', async () => {
  const { container } = await renderBlock(block, { site });
  await waitFor(() => expect(said()).toMatch(/^This browser cannot show notifications/));
  expect(screen.queryByRole('button')).toBeNull();
  await expectAccessible(container);
});

test('does nothing more after the page was left', async () => {
  const { unmount, container } = await open();
  const pressed = button();
  unmount();
  await act(async () => fireEvent.click(pressed));
  expect(container.innerHTML).toBe('');
});

test('is rendered on the server in the language of the site, under the title of the editor', async () => {
  const html = await renderOnServer(block, {
    site: { ...site, locale: 'de' },
    fields: { title: 'Nichts verpassen' },
  });
  expect(html).toContain('Eilmeldungen einschalten');
  expect(html).toContain('Nichts verpassen');
});

test('renders nothing on a site that sends no notifications', async () => {
  expect(await renderOnServer(block, { site: {} })).toBe('');
});
