/**
 * A browser in memory: tabs with their own session storage, and the storage, cookies, locks and channels that they share.
 *
 * Storage events and channel messages reach the other tabs, never the tab that has caused them, in a later microtask.
 */
import type { WebStorage, WebStorageEvent } from '@broadsheet/client-core';
import type { IdentityAdapters } from '../src/adapters/IdentityAdapters.ts';
import type { LoginMessage } from '../src/adapters/PageAdapters.ts';
import type { RefreshLocks } from '../src/refresh/onceAcrossTabs.ts';

type Operation = 'getItem' | 'setItem' | 'removeItem';

/** Creates a storage that refuses the operations in `broken`. */
export function createTestStorage(start: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(start));
  const broken = new Set<Operation>();
  const changed = new Set<(event: WebStorageEvent) => void>();
  const guard = (operation: Operation): void => {
    if (broken.has(operation)) throw new DOMException(`${operation} refused`, 'QuotaExceededError');
  };
  const tell = (key: string | null, newValue: string | null): void => {
    for (const run of changed) run({ key, newValue, storageArea: storage });
  };
  const storage: WebStorage = {
    get length() {
      return values.size;
    },
    key: (position) => [...values.keys()][position] ?? null,
    getItem(key) {
      guard('getItem');
      return values.get(key) ?? null;
    },
    setItem(key, value) {
      guard('setItem');
      values.set(key, value);
      tell(key, value);
    },
    removeItem(key) {
      guard('removeItem');
      if (values.delete(key)) tell(key, null);
    },
  };
  return { storage, values, broken, changed };
}

/** Creates a partial `document.cookie`. It refuses to write when `isOff`. */
export function createTestCookies() {
  const jar = new Map<string, string>();
  const written: string[] = [];
  const state = { isOff: false };
  return {
    jar,
    written,
    state,
    access: {
      read: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      write(cookie: string): void {
        written.push(cookie);
        if (state.isOff) return;
        const [pair = '', ...attributes] = cookie.split('; ');
        const equals = pair.indexOf('=');
        if (attributes.includes('Max-Age=0')) jar.delete(pair.slice(0, equals));
        else jar.set(pair.slice(0, equals), pair.slice(equals + 1));
      },
      isHttps: () => true,
    },
  };
}

/** Creates exclusive locks by name, granted in the order of the requests. */
export function createTestLocks() {
  const tails = new Map<string, Promise<unknown>>();
  const held = new Set<string>();
  const locks: RefreshLocks = {
    async request(name, { signal }, run) {
      const before = tails.get(name);
      const turn = (async () => {
        await before;
        if (signal.aborted) throw new DOMException('aborted', 'AbortError');
        held.add(name);
        try {
          await run();
        } finally {
          held.delete(name);
        }
      })();
      tails.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
  return { locks, held };
}

export function createTestBrowser() {
  const local = createTestStorage();
  const cookies = createTestCookies();
  const { locks, held } = createTestLocks();
  const channels = new Set<(message: unknown) => void>();

  /** Opens a tab. @param session the session storage; that of another tab if the tab was duplicated */
  function openTab(session = createTestStorage()) {
    const posted: LoginMessage[] = [];
    const events: string[] = [];
    const warnings: string[] = [];
    const errors: unknown[] = [];
    const returns = new Set<() => void>();
    const writing = { isOwn: false };
    const own = <Result>(run: () => Result): Result => {
      writing.isOwn = true;
      try {
        return run();
      } finally {
        writing.isOwn = false;
      }
    };
    // Only the other tabs receive storage events.
    const ownLocal: WebStorage = {
      get length() {
        return local.storage.length;
      },
      key: (position) => local.storage.key(position),
      getItem: (key) => local.storage.getItem(key),
      setItem: (key, value) => own(() => local.storage.setItem(key, value)),
      removeItem: (key) => own(() => local.storage.removeItem(key)),
    };
    const adapters: IdentityAdapters = {
      localStorage: () => ownLocal,
      sessionStorage: () => session.storage,
      cookies: cookies.access,
      locks,
      openChannel(receive) {
        channels.add(receive);
        return {
          post(message) {
            const copy: unknown = structuredClone(message);
            for (const other of channels) if (other !== receive) queueMicrotask(() => other(copy));
          },
          close: () => void channels.delete(receive),
        };
      },
      listenToStorage(run) {
        const heard = (event: WebStorageEvent): void => {
          if (!writing.isOwn) queueMicrotask(() => run(event));
        };
        local.changed.add(heard);
        return () => void local.changed.delete(heard);
      },
      listenToReturn(run) {
        returns.add(run);
        return () => void returns.delete(run);
      },
      postMessage: (message) => void posted.push(message),
      dispatchEvent: (name) => void events.push(name),
      warn: (message) => void warnings.push(message),
      reportError: (error) => void errors.push(error),
    };
    return { adapters, session, posted, events, warnings, errors, returns };
  }

  return { local, cookies, held, channels, openTab };
}

export type TestTab = ReturnType<ReturnType<typeof createTestBrowser>['openTab']>;
