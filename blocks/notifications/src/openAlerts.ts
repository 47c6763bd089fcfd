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
/** The date on which the site was last told of the subscription. */
const STORED_ON = 'broadsheet.notificationsStoredOn';

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

/** Ends a subscription in the browser. @throws Error when the browser keeps it */
async function end(subscription: PushSubscription): Promise<void> {
  if (!(await subscription.unsubscribe())) throw new Error('The browser did not end the subscription.');
}

interface Subscriber {
  readonly environment: Environment;
  /** The public key of the site, base64url. */
  readonly publicKey: string;
}

/** What is kept of a subscription that the site was told of today. */
const markOf = (environment: Environment, { endpoint }: PushSubscription): string =>
  new Date(environment.now()).toISOString().slice(0, 10) + endpoint;

/** Tells the site of a subscription. @param replaces the endpoint that it had before @returns whether the site took it */
async function store(
  subscription: PushSubscription,
  { environment, publicKey, replaces }: Subscriber & { readonly replaces?: string | undefined },
): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON();
  const isTaken = await post(environment, CALLS, { endpoint, keys, publicKey, replaces }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isTaken) environment.writeLocalItem(STORED_ON, markOf(environment, subscription));
  return isTaken;
}

/** Subscribes this browser. @throws Error when the push service or the site cannot be reached */
async function subscribe({ serviceWorker }: Navigator, subscriber: Subscriber): Promise<void> {
  const { environment, publicKey } = subscriber;
  const key = toBytes(publicKey);
  const registration = await serviceWorker.register(environment.publicUrl(WORKER), {
    scope: environment.publicUrl(SCOPE),
  });
  await whenActive(registration);
  const { pushManager } = registration;
  const before = await pushManager.getSubscription();
  // With another key a browser refuses to subscribe once more.
  const former = before !== null && !hasKey(before, key) ? before : undefined;
  if (former !== undefined) await end(former);
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  if (await store(subscription, { ...subscriber, replaces: former?.endpoint })) return;
  // Otherwise the browser would say that alerts are on, and none would come. One that was there before may work.
  if (before === null || former !== undefined) await end(subscription);
  throw new Error('The site did not take the subscription.');
}

/** Opens the subscription. @param key the public key of the site, base64url */
export function openAlerts(
  key: string,
  { view, environment }: { readonly view: View; readonly environment: Environment },
): Alerts {
  const { navigator } = view;
  const subscriber = { environment, publicKey: key };
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in view && 'Notification' in view;

  async function find(): Promise<PushSubscription | null> {
    const registration = await navigator.serviceWorker.getRegistration(environment.publicUrl(SCOPE));
    return (await registration?.pushManager.getSubscription()) ?? null;
  }
  /** Tells the site once a day that the browser is subscribed: a restored or moved site may not know it any more. */
  async function storeAgain(subscription: PushSubscription): Promise<void> {
    if (environment.readLocalItem(STORED_ON) !== markOf(environment, subscription))
      await store(subscription, subscriber);
  }
  return {
    async read() {
      if (!isSupported) return 'unsupported';
      if (view.Notification.permission === 'denied') return 'blocked';
      const subscription = await find();
      if (subscription === null || !hasKey(subscription, toBytes(key))) return 'off';
      // What the reader sees waits for no answer.
      void storeAgain(subscription);
      return 'on';
    },
    async turnOn() {
      if (!isSupported) return 'unsupported';
      const permission = await view.Notification.requestPermission();
      if (permission === 'denied') return 'blocked';
      // Whoever closes the question has not answered it, and may be asked again after the next press.
      if (permission !== 'granted') return 'off';
      await subscribe(navigator, subscriber);
      return 'on';
    },
    async turnOff() {
      const subscription = await find();
      if (subscription === null) return 'off';
      const { endpoint } = subscription;
      await end(subscription);
      // The browser takes nothing any more. If the site is not told now, the push service tells it with the next alert.
      await post(environment, `${CALLS}/unsubscribe`, { endpoint }).catch(() => undefined);
      return 'off';
    },
  };
}
