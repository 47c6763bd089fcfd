import { createLoadOnce, createMemoryStore, createTransport, systemClock } from '@broadsheet/client-core';
import { dropAttempts } from './attemptStore.ts';
import { createSalesCache } from '../cache/SalesCache.ts';
import { fetchConfig } from '../config/fetchConfig.ts';
import type { SalesContext } from './SalesContext.ts';
import type { SalesOptions } from './SalesOptions.ts';

const OFFER_PATH = '/retail/public/v1/offer/live/';

/** Listens to logouts that the page or the identity client reports. Returns a function that stops it. */
function listen({ identity, listenToLogout }: SalesOptions, forget: () => void): () => void {
  const stops = [listenToLogout?.(forget), identity?.onSessionChange?.(forget)];
  return () => stops.forEach((stop) => stop?.());
}

/**
 * Creates the context of the operations: one per page in a browser, one per request on a server. Creating it reads nothing,
 * sends nothing and adds no listeners.
 */
export function createSalesContext(options: SalesOptions): SalesContext {
  const { clock = systemClock, random = Math.random, storage = createMemoryStore() } = options;
  const { identity, retail, onSubscriber } = options;
  const transport = createTransport(options);
  let stop: (() => void) | undefined;

  function forget(): void {
    context.cache = createSalesCache();
    dropAttempts(storage);
  }

  const context: SalesContext = {
    transport,
    retail: retail && {
      transport: createTransport({ ...options, origin: retail.origin }),
      offerPath: retail.offerPath ?? OFFER_PATH,
    },
    identity,
    getConfig: createLoadOnce((signal) => fetchConfig(transport, signal)),
    cache: createSalesCache(),
    inFlight: new Set(),
    storage,
    clock,
    random,
    onSubscriber,
    listenToLogout() {
      stop ??= listen(options, forget);
      return () => {
        stop?.();
        stop = undefined;
      };
    },
  };
  return context;
}
