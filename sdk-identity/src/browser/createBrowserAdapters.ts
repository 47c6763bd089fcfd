import type { IdentityAdapters } from '../adapters/IdentityAdapters.ts';
import { systemClock } from '@broadsheet/client-core';
import type { RefreshLocks } from '../refresh/onceAcrossTabs.ts';
import { createWebStorage } from '../storage/createWebStorage.ts';
import { createScriptLoader } from './createScriptLoader.ts';

type BrowserWindow = Window & typeof globalThis;

/** Milliseconds that a lease lasts, equal to the time that a refresh waits for another one. */
const LEASE_MS = 12_000;
const CHANNEL = 'broadsheet.identity';

/**
 * Returns a function that opens a channel. A page that is left closes it, because browsers keep no page with an open channel
 * for the way back; on that way it is opened again.
 */
function createChannelOpener(window: BrowserWindow): IdentityAdapters['openChannel'] {
  if (!('BroadcastChannel' in window)) return undefined;
  return (receive) => {
    let channel: BroadcastChannel | undefined;
    const open = (): void => {
      if (channel !== undefined) return;
      channel = new window.BroadcastChannel(CHANNEL);
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(data));
    };
    const close = (): void => {
      channel?.close();
      channel = undefined;
    };
    open();
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', open);
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays in its origin
      post: (message) => channel?.postMessage(message),
      close() {
        window.removeEventListener('pagehide', close);
        window.removeEventListener('pageshow', open);
        close();
      },
    };
  };
}

/** Creates locks for pages without Web Locks, such as those loaded over http; their code is fetched at the first use. */
const createLocks = (window: BrowserWindow): RefreshLocks => ({
  async request(...call) {
    const { createLeaseLocks } = await import('../refresh/createLeaseLocks.ts');
    const backend = createWebStorage(() => window.localStorage);
    const options = { backend, clock: systemClock, random: Math.random, lastsMs: LEASE_MS };
    return createLeaseLocks(options).request(...call);
  },
});

/**
 * Returns all adapters of the identity client for a browser's window. Creating them reads nothing and adds no listeners.
 *
 * @example
 * const identity = createIdentityClient({ origin, fetch: (...call) => fetch(...call), ...createBrowserAdapters(window) });
 */
export function createBrowserAdapters(window: BrowserWindow): IdentityAdapters {
  const { document } = window;
  return {
    localStorage: () => window.localStorage,
    sessionStorage: () => window.sessionStorage,
    cookies: {
      read: () => document.cookie,
      write: (cookie) => void (document.cookie = cookie),
      isHttps: () => window.location.protocol === 'https:',
    },
    locks: 'locks' in window.navigator ? window.navigator.locks : createLocks(window),
    openChannel: createChannelOpener(window),
    listenToStorage(run) {
      window.addEventListener('storage', run);
      return () => window.removeEventListener('storage', run);
    },
    listenToReturn(run) {
      window.addEventListener('pageshow', run);
      document.addEventListener('visibilitychange', run);
      return () => {
        window.removeEventListener('pageshow', run);
        document.removeEventListener('visibilitychange', run);
      };
    },
    postMessage: (message) => window.postMessage(message, '*'),
    dispatchEvent: (name) => void window.dispatchEvent(new window.CustomEvent(name)),
    view: () => window,
    loadScript: createScriptLoader(document),
    navigate: (url) => window.location.assign(url),
    crypto: window.crypto,
    warn: (message) => window.console.warn(message),
    logError: (message) => window.console.error(message),
    reportError: (error) => window.reportError(error),
  };
}
