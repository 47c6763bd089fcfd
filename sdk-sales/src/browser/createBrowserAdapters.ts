import { createWebStore } from '@broadsheet/client-core';
import type { SalesOptions } from '../context/SalesOptions.ts';

/**
 * Gives all that a browser's window lends the sales client. Nothing is read or listened to by making it.
 *
 * @example
 * const sales = createSalesClient({ origin, fetch: (...call) => fetch(...call), identity, ...createBrowserAdapters(window) });
 */
export const createBrowserAdapters = (
  window: Window,
): Pick<SalesOptions, 'storage' | 'listenToLogout' | 'isOnline'> => ({
  storage: createWebStore(() => window.localStorage),
  listenToLogout(run) {
    window.addEventListener('ArcSDK.logout', run);
    return () => window.removeEventListener('ArcSDK.logout', run);
  },
  isOnline: () => window.navigator.onLine,
});
