import {
  createEmitter,
  createLoadOnce,
  createSingleFlight,
  createTransport,
  systemClock,
} from '@broadsheet/client-core';
import type { Clock, Emitter } from '@broadsheet/client-core';
import { fetchParts } from './later/fetchParts.ts';
import type { IdentityClientOptions } from './IdentityClient.ts';
import type { IdentityContext } from './IdentityContext.ts';
import { createRefresher } from './session/createRefresher.ts';
import { createSessionKeeper } from './session/createSessionKeeper.ts';
import type { IdentityEvents } from './session/createSessionKeeper.ts';
import { createSessionStore } from './session/createSessionStore.ts';
import type { SessionStore } from './session/createSessionStore.ts';
import { createReaderStorage } from './storage/createReaderStorage.ts';
import { createTabs } from './tabs/createTabs.ts';
import type { Tabs } from './tabs/createTabs.ts';
import { createTokenClock } from './token/createTokenClock.ts';

const CALL_MS = 10_000;
// Longer than the one call that the holder of the lock may make.
const MARGIN_MS = 2_000;

export interface IdentityParts {
  readonly context: IdentityContext;
  readonly tabs: Tabs;
  readonly store: SessionStore;
  readonly events: Emitter<IdentityEvents>;
}

/** Where nobody listens for errors, they surface as any uncaught one does. */
const throwLater = (clock: Clock) => (error: unknown) =>
  void clock.setTimeout(() => {
    throw error;
  }, 0);

/** Puts the parts of a client together. Nothing is read, sent or listened to. */
export function createIdentityContext(options: IdentityClientOptions): IdentityParts {
  const { clock = systemClock, random = Math.random, timeoutMs = CALL_MS } = options;
  const { warn = () => undefined } = options;
  const reportError = options.reportError ?? throwLater(clock);
  const transport = createTransport({ ...options, json: 'any' });
  const storage = createReaderStorage(options);
  const tokens = createTokenClock(clock);
  const tabs = createTabs(options);
  const events = createEmitter<IdentityEvents>({ onError: reportError });
  const store = createSessionStore(storage, tokens);
  const session = createSessionKeeper({ store, tabs, tokens, events });
  const lock = { clock, random, locks: options.locks, shared: storage.shared, waitMs: timeoutMs + MARGIN_MS };
  const context: IdentityContext = {
    clock,
    transport,
    getConfig: createLoadOnce(async (signal) => {
      const { fetchConfig } = await fetchParts.upkeep();
      return fetchConfig(transport, signal);
    }),
    session,
    refresh: createRefresher({ transport, keeper: session, tokens, lock, warn }),
    tokens,
    storage,
    profileRuns: createSingleFlight(),
    logoutTasks: new Set(),
    warn,
    reportError,
    edges: options,
    vendors: { isFacebookButtonCustom: false, google: { ...options.google } },
  };
  return { context, tabs, store, events };
}
