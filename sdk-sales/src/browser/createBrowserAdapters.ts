import { createWebStore } from '@broadsheet/client-core';
import type { SalesOptions } from '../context/SalesOptions.ts';

/**
 * Returns all adapters of the sales client for a browser's window. Creating them reads nothing and adds no listeners.
 *
 * @example
 * const sales = createSalesClient({ origin, fetch: (...call) => fetch(...call), identity, ...createBrowserAdapters(window)
 * });
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
