/**
 * Notifications in a browser: the reader's button, the service worker under the strict policy and a base path, and what the
 * desk says of them. A browser without a person has no push service, so the test stands in for it.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useNewspaper } from './newspaper/useNewspaper.ts';
import { EDITOR } from './pagebuilder/openEditor.ts';
import { accessViolations, sidewaysElements } from './reader/checkPage.ts';
import { openReader } from './reader/openReader.ts';
import type { Reader } from './reader/openReader.ts';

const BASE = '/coast';
const PAGE = `${BASE}/newsletters/`;
/** A key that is no secret of anybody. */
const WEB_PUSH_KEY = 'print-one-with-npx-broadsheet-notifications';
const newspaper = useNewspaper({
  basePath: BASE,
  environment: { ...EDITOR, WEB_PUSH_KEY, WEB_PUSH_CONTACT: 'mailto:desk@courier.example' },
});

/**
 * Stands in for the push service of the browser. A subscription lasts for the tab, as a real one does for the browser. Without
 * a person, a browser says that everything is denied until it is asked.
 */
function standInForPushService(): void {
  const NAME = 'test.push';
  const toSubscription = (key: readonly number[]) => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/reader',
    options: { applicationServerKey: new Uint8Array(key).buffer },
    toJSON: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/reader',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    }),
    unsubscribe: async () => {
      sessionStorage.removeItem(NAME);
      return true;
    },
  });
  const read = () => {
    const stored = sessionStorage.getItem(NAME);
    return stored === null ? null : toSubscription(stored.split(',').map(Number));
  };
  Object.defineProperty(Notification, 'permission', { get: () => (read() === null ? 'default' : 'granted') });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => read(),
    subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: Uint8Array }) => {
      sessionStorage.setItem(NAME, String(applicationServerKey));
      return read();
    },
  });
}

async function openOffer(options: {
  readonly isAllowed: boolean;
  readonly width?: number;
  readonly colorScheme?: 'dark';
}) {
  const { isAllowed, ...look } = options;
  const reader = await openReader({ origin: newspaper.origin, basePaths: [BASE], ...look });
  if (isAllowed) {
    await reader.context.grantPermissions(['notifications'], { origin: newspaper.origin });
    await reader.page.addInitScript(standInForPushService);
  }
  await reader.open(PAGE);
  const box = reader.page.getByRole('region', { name: 'Breaking news alerts' });
  await box.scrollIntoViewIfNeeded();
  return { ...reader, box, button: box.getByRole('button') };
}

/** Logs in to the page builder on a phone. */
async function openDesk(): Promise<Page> {
  const { page, open } = await openReader({ origin: newspaper.origin, basePaths: [BASE], width: 390 });
  await open(`${BASE}/pagebuilder/`);
  await page.getByLabel('Email').fill(EDITOR.EDITOR_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(EDITOR.EDITOR_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  return page;
}

/**
 * Lets the push service of the browser bring a message to the worker, and returns what the worker shows. A browser without a
 * person shows no notifications, so the test stands in for that too.
 */
async function deliver(
  { page, context }: Pick<Reader, 'page' | 'context'>,
  message: object,
): Promise<unknown> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
      void shown.push({ title, ...options });
  });
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: newspaper.origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await expect.poll(() => worker.evaluate(() => Reflect.get(globalThis, 'shown').length)).toBe(1);
  return worker.evaluate(() => Reflect.get(globalThis, 'shown'));
}

test('a reader turns alerts on and off with the keyboard, and finds them on after coming back', async () => {
  const reader = await openOffer({ isAllowed: true, width: 390 });
  const { page, requests, box, button, settle } = reader;
  await settle();
  expect(requests.filter((request) => request.url().includes('/_broadsheet/notifications'))).toEqual([]);
  const before = await box.boundingBox();
  await button.focus();
  await page.keyboard.press('Enter');
  await box.getByText('Alerts are on in this browser.').waitFor();
  await expect.poll(() => button.textContent()).toBe('Turn off alerts');
  await expect.poll(async () => (await box.boundingBox())?.height).toBe(before?.height);
  expect([await accessViolations(page), await sidewaysElements(page)]).toEqual([[], []]);
  // No page has a worker between itself and the site.
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  const message = { title: 'The Courier', text: 'Storm closes the harbour', tag: 'alert-1', path: '/storm/' };
  expect(await deliver(reader, message)).toEqual([
    {
      title: 'The Courier',
      body: 'Storm closes the harbour',
      tag: 'alert-1',
      icon: `${BASE}/icons/icon-192.png`,
      dir: 'auto',
      data: { path: '/storm/' },
    },
  ]);

  await page.reload();
  await box.scrollIntoViewIfNeeded();
  await box.getByRole('button', { name: 'Turn off alerts' }).waitFor();
  await button.press(' ');
  await box.getByText('Alerts are off in this browser.').waitFor();
  const told = () =>
    requests
      .map((request) => new URL(request.url()).pathname)
      .filter((path) => path.includes('/readers/v1/notifications'));
  // The reload may tell the site once more: a day may have begun.
  await expect
    .poll(() => [...new Set(told())])
    .toEqual([`${BASE}/readers/v1/notifications`, `${BASE}/readers/v1/notifications/unsubscribe`]);
});

test('a reader whose browser blocks notifications is told so, in the dark too', async () => {
  const { page, box, button } = await openOffer({ isAllowed: false, colorScheme: 'dark' });
  await box.getByText(/^This browser blocks notifications from this site/).waitFor();
  await expect.poll(() => button.textContent()).toBe('Turn on alerts');
  expect(await accessViolations(page)).toEqual([]);
});

test('without script nothing is offered that could not work', async () => {
  const { page, open } = await openReader({
    origin: newspaper.origin,
    basePaths: [BASE],
    javaScript: false,
  });
  await open(PAGE);
  await page.getByRole('heading', { name: 'Which letters would you like?' }).waitFor();
  expect(await page.getByRole('button', { name: 'Turn on alerts' }).isVisible()).toBe(false);
});

test('the desk says how many have subscribed, sends an alert to them too, and shows what became of it', async () => {
  const { box } = await openOffer({ isAllowed: true });
  await box.getByRole('button', { name: 'Turn on alerts' }).click();
  await box.getByText('Alerts are on in this browser.').waitFor();
  const page = await openDesk();
  await page.getByRole('button', { name: 'Alert is live' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Text').fill('Storm closes the harbour');
  await dialog.getByRole('checkbox', { name: 'Also as a notification (1 subscriber)' }).check();
  expect([await accessViolations(page), await sidewaysElements(page)]).toEqual([[], []]);
  // Nobody may be called from here: the reader leaves before.
  await box.getByRole('button', { name: 'Turn off alerts' }).click();
  await box.getByText('Alerts are off in this browser.').waitFor();
  await dialog.getByRole('button', { name: 'Replace the alert' }).click();
  await dialog.getByRole('heading', { name: /^Last notification, / }).waitFor();
  await expect.poll(() => dialog.locator('dl').textContent()).toBe('Sent0Still to send0Failed0Unsubscribed0');
  expect(await accessViolations(page)).toEqual([]);
});
