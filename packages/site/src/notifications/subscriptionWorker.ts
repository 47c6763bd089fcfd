/**
 * The part of the service worker of notifications that keeps the subscription of its browser. It is sent as the text of this
 * function, which therefore uses nothing from outside of itself.
 */
import type { SubscriptionChange, WorkerScope, WorkerSubscription } from './notificationWorker.ts';

export interface SubscriptionWorkerOptions {
  /** The base path of the site, such as `/news`, or empty. */
  readonly base: string;
  /** The public key of the site, base64url. */
  readonly publicKey: string;
}

/** Tells the site when a browser changes its subscription. */
export function subscriptionWorker(scope: WorkerScope, { base, publicKey }: SubscriptionWorkerOptions): void {
  const keyOf = ({ options: { applicationServerKey: key } }: WorkerSubscription): string =>
    btoa(String.fromCharCode(...new Uint8Array(key ?? [])))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  /** Returns a subscription with the key of the site: the one that the browser has made, if it has that key. */
  async function subscribe(given: WorkerSubscription | null | undefined): Promise<WorkerSubscription> {
    if (given && keyOf(given) === publicKey) return given;
    // With another key a browser refuses to subscribe once more.
    await given?.unsubscribe();
    return scope.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
  }
  /** Tells the site of the subscription that a browser has put in the place of another one. */
  async function renew({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
    const { endpoint, keys } = (await subscribe(newSubscription)).toJSON();
    const { ok, status } = await scope.fetch(`${base}/readers/v1/notifications`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ endpoint, keys, publicKey, replaces: oldSubscription?.endpoint }),
    });
    // The browser records it. The next page with the button posts the subscription again.
    if (!ok) throw new Error(`The site answered the new subscription with status ${status}.`);
  }

  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
}
