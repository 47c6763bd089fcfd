/**
 * The service worker that shows alerts as notifications. It is sent to browsers as the text of this function, which therefore
 * uses nothing from outside of itself. Its folder has no pages, so no page waits for it.
 */

interface Message {
  readonly title?: unknown;
  readonly text?: unknown;
  readonly tag?: unknown;
  readonly path?: unknown;
}

/** What the worker uses of the subscription of its browser. */
export interface WorkerSubscription {
  readonly endpoint: string;
  readonly options: { readonly applicationServerKey: ArrayBuffer | null };
  toJSON(): { readonly endpoint?: string; readonly keys?: Readonly<Record<string, string>> };
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

export interface PushEvent extends Lasting {
  readonly data: { text(): string } | null;
}

export interface NotificationClick extends Lasting {
  readonly notification: { readonly data: unknown; close(): void };
}

export interface SubscriptionChange extends Lasting {
  readonly oldSubscription?: WorkerSubscription | null;
  readonly newSubscription?: WorkerSubscription | null;
}

/** What the worker uses of its global scope. */
export interface WorkerScope {
  readonly location: { readonly origin: string; readonly host: string };
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>;
    readonly pushManager: {
      subscribe(options: {
        readonly userVisibleOnly: boolean;
        readonly applicationServerKey: ArrayBuffer;
      }): Promise<WorkerSubscription>;
    };
  };
  readonly clients: {
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  fetch(url: string, init: RequestInit): Promise<unknown>;
  addEventListener(type: 'push', listen: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listen: (event: NotificationClick) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listen: (event: SubscriptionChange) => void): void;
}

/** Starts the worker. @param base the base path of the site, such as `/news`, or empty */
export function notificationWorker(scope: WorkerScope, base: string): void {
  const { origin, host } = scope.location;

  /** A browser takes the permission away from a site that shows nothing for a message, so there is always a notification. */
  function read(data: PushEvent['data']): Message {
    try {
      const message: unknown = JSON.parse(data?.text() ?? '');
      return typeof message === 'object' && message !== null ? message : {};
    } catch {
      return {};
    }
  }
  function show({ title, text, tag, path }: Message): Promise<void> {
    return scope.registration.showNotification(typeof title === 'string' ? title : host, {
      body: typeof text === 'string' ? text : '',
      // A message that comes twice takes the place of itself.
      tag: typeof tag === 'string' ? tag : 'alert',
      icon: `${base}/icons/192.png`,
      dir: 'auto',
      data: { path },
    });
  }
  /** Returns the address of a story of this site; the front page for anything else. */
  function toUrl(data: unknown): string {
    const path: unknown = typeof data === 'object' && data !== null && 'path' in data ? data.path : undefined;
    const url = new URL(base + (typeof path === 'string' && path.startsWith('/') ? path : '/'), origin);
    return url.origin === origin ? url.href : `${origin}${base}/`;
  }
  async function open(url: string): Promise<unknown> {
    const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const same = windows.find((each) => each.url.split('#', 1)[0] === url);
    return same === undefined ? scope.clients.openWindow(url) : same.focus();
  }
  /** Tells the site of the subscription that a browser has put in the place of another one. */
  async function renew({ oldSubscription: former, newSubscription }: SubscriptionChange): Promise<void> {
    const key = former?.options.applicationServerKey;
    const subscribe = async () =>
      key
        ? scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
        : undefined;
    const current = newSubscription ?? (await subscribe());
    if (!current) return;
    const { endpoint, keys } = current.toJSON();
    await scope.fetch(`${base}/readers/v1/notifications`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ endpoint, keys, replaces: former?.endpoint }),
    });
  }

  scope.addEventListener('push', (event) => event.waitUntil(show(read(event.data))));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(toUrl(event.notification.data)));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
}
