import type { IdentityAdapters } from '../adapters/IdentityAdapters.ts';
import { createScriptLoader } from './createScriptLoader.ts';

type BrowserWindow = Window & typeof globalThis;

const CHANNEL = 'broadsheet.identity';

function openChannelOf(window: BrowserWindow): IdentityAdapters['openChannel'] {
  if (!('BroadcastChannel' in window)) return undefined;
  return (receive) => {
    const channel = new window.BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(data));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays in its origin
    return { post: (message) => channel.postMessage(message), close: () => channel.close() };
  };
}

/**
 * All that a browser's window lends the identity client. Nothing is read or listened to by making it.
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
    // Pages that came over http have no locks.
    locks: 'locks' in window.navigator ? window.navigator.locks : undefined,
    openChannel: openChannelOf(window),
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
