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
  unsubscribe(): Promise<boolean>;
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
    getNotifications(): Promise<readonly { readonly tag: string; close(): void }[]>;
    readonly pushManager: {
      subscribe(options: {
        readonly userVisibleOnly: boolean;
        readonly applicationServerKey: string;
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
  fetch(url: string, init: RequestInit): Promise<{ readonly ok: boolean; readonly status: number }>;
  addEventListener(type: 'push', listen: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listen: (event: NotificationClick) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listen: (event: SubscriptionChange) => void): void;
}

/** Shows alerts and opens their stories. @param base the base path of the site, such as `/news`, or empty */
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
  async function show({ title, text, tag: given, path }: Message): Promise<void> {
    // A message that comes twice takes the place of itself.
    const tag = typeof given === 'string' ? given : 'alert';
    await scope.registration.showNotification(typeof title === 'string' ? title : host, {
      body: typeof text === 'string' ? text : '',
      tag,
      icon: `${base}/icons/icon-192.png`,
      dir: 'auto',
      data: { path },
    });
    // Readers see one alert on pages too: a correction takes the place of what was wrong.
    for (const other of await scope.registration.getNotifications()) if (other.tag !== tag) other.close();
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

  scope.addEventListener('push', (event) => event.waitUntil(show(read(event.data))));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(toUrl(event.notification.data)));
  });
}
