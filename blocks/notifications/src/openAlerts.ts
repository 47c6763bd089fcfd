/**
 * The subscription of this browser to alerts. Its service worker is for notifications only: it stands in a folder of its
 * own, so it controls no page.
 */
import type { Environment } from '@broadsheet/block-kit';

/** Whether this browser gets alerts, or why it cannot. */
export type AlertsState = 'on' | 'off' | 'blocked' | 'unsupported';

export interface Alerts {
  read(): Promise<AlertsState>;
  /** Asks the reader for permission, and subscribes. Call it after a press. @throws Error when a service cannot be reached */
  turnOn(): Promise<AlertsState>;
  /** Unsubscribes. @throws Error when the browser refuses */
  turnOff(): Promise<AlertsState>;
}

const SCOPE = '/_broadsheet/notifications/';
const WORKER = `${SCOPE}worker.js`;
const CALLS = '/readers/v1/notifications';

type View = Window & typeof globalThis;

function toBytes(key: string): Uint8Array<ArrayBuffer> {
  const binary = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}

const hasKey = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  const own = options.applicationServerKey;
  return own !== null && String(new Uint8Array(own)) === String(key);
};

/** Resolves when the worker of a registration runs: before that, a browser cannot subscribe. */
function whenActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker?.state === 'activated') resolve();
      else if (worker === null || worker.state === 'redundant')
        reject(new Error('The service worker of the notifications did not start.'));
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

/** Calls the site. @throws TypeError when the network is away */
const post = ({ fetch }: Environment, path: string, body: object): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Subscribes this browser with a key. @throws Error when the push service or the site cannot be reached */
async function subscribe(
  { serviceWorker }: Navigator,
  { environment, key }: { readonly environment: Environment; readonly key: Uint8Array<ArrayBuffer> },
): Promise<void> {
  const registration = await serviceWorker.register(environment.publicUrl(WORKER), {
    scope: environment.publicUrl(SCOPE),
  });
  await whenActive(registration);
  const { pushManager } = registration;
  const before = await pushManager.getSubscription();
  // With another key a browser refuses to subscribe once more.
  if (before !== null && !hasKey(before, key)) await before.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  const isTaken = await post(environment, CALLS, { endpoint, keys }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isTaken) return;
  // Otherwise the browser would say that alerts are on, and none would come.
  await subscription.unsubscribe();
  throw new Error('The site did not take the subscription.');
}

/** Opens the subscription. @param key the public key of the site, base64url */
export function openAlerts(
  key: string,
  { view, environment }: { readonly view: View; readonly environment: Environment },
): Alerts {
  const { navigator } = view;
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in view && 'Notification' in view;
  const ownKey = toBytes(key);

  async function find(): Promise<PushSubscription | null> {
    const registration = await navigator.serviceWorker.getRegistration(environment.publicUrl(SCOPE));
    return (await registration?.pushManager.getSubscription()) ?? null;
  }
  return {
    async read() {
      if (!isSupported) return 'unsupported';
      if (view.Notification.permission === 'denied') return 'blocked';
      const subscription = await find();
      return subscription !== null && hasKey(subscription, ownKey) ? 'on' : 'off';
    },
    async turnOn() {
      if (!isSupported) return 'unsupported';
      const permission = await view.Notification.requestPermission();
      if (permission === 'denied') return 'blocked';
      // Whoever closes the question has not answered it, and may be asked again after the next press.
      if (permission !== 'granted') return 'off';
      await subscribe(navigator, { environment, key: ownKey });
      return 'on';
    },
    async turnOff() {
      const subscription = await find();
      if (subscription === null) return 'off';
      const { endpoint } = subscription;
      await subscription.unsubscribe();
      // The browser takes nothing any more. If the site is not told now, the push service tells it with the next alert.
      await post(environment, `${CALLS}/unsubscribe`, { endpoint }).catch(() => undefined);
      return 'off';
    },
  };
}
