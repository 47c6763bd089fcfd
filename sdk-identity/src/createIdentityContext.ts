import {
  createEmitter,
  createLoadOnce,
  createSingleFlight,
  createTransport,
  systemClock,
} from '@broadsheet/client-core';
import type { Clock, Emitter } from '@broadsheet/client-core';
import { fetchConfig } from './config/fetchConfig.ts';
import type { IdentityClientOptions } from './IdentityClient.ts';
import type { IdentityContext } from './IdentityContext.ts';
import { withLease } from './lock/withLease.ts';
import { withWebLock } from './lock/withWebLock.ts';
import { createRefresher } from './session/createRefresher.ts';
import type { Exclusively } from './session/createRefresher.ts';
import { createSessionKeeper } from './session/createSessionKeeper.ts';
import type { IdentityEvents } from './session/createSessionKeeper.ts';
import { createSessionStore } from './session/createSessionStore.ts';
import { createReaderStorage } from './storage/createReaderStorage.ts';
import type { ReaderStorage } from './storage/createReaderStorage.ts';
import { storageKeys } from './storage/storageKeys.ts';
import { createTabs } from './tabs/createTabs.ts';
import type { Tabs } from './tabs/createTabs.ts';
import { createTokenClock } from './token/createTokenClock.ts';

const CALL_MS = 10_000;
// Longer than the one call that the holder of the lock may make.
const MARGIN_MS = 2_000;

export interface IdentityParts {
  readonly context: IdentityContext;
  readonly tabs: Tabs;
  readonly events: Emitter<IdentityEvents>;
}

/** Where nobody listens for errors, they surface as any uncaught one does. */
const throwLater = (clock: Clock) => (error: unknown) =>
  void clock.setTimeout(() => {
    throw error;
  }, 0);

function exclusivelyOf(options: IdentityClientOptions, { shared }: ReaderStorage, clock: Clock): Exclusively {
  const { locks, random = Math.random, timeoutMs = CALL_MS } = options;
  const waitMs = timeoutMs + MARGIN_MS;
  const name = storageKeys.refreshing;
  return async (run) =>
    locks
      ? withWebLock(name, { locks, clock, waitMs }, run)
      : withLease(name, { place: shared, clock, random, lastsMs: waitMs }, run);
}

/** Puts the parts of a client together. Nothing is read, sent or listened to. */
export function createIdentityContext(options: IdentityClientOptions): IdentityParts {
  const { clock = systemClock, postMessage, dispatchEvent, warn = () => undefined } = options;
  const reportError = options.reportError ?? throwLater(clock);
  const transport = createTransport({ ...options, json: 'any' });
  const storage = createReaderStorage(options, clock);
  const tokens = createTokenClock(clock);
  const tabs = createTabs(options);
  const events = createEmitter<IdentityEvents>({ onError: reportError });
  const store = createSessionStore(storage, tokens);
  const session = createSessionKeeper({ store, tabs, tokens, events });
  const exclusively = exclusivelyOf(options, storage, clock);
  const context: IdentityContext = {
    clock,
    transport,
    getConfig: createLoadOnce((signal) => fetchConfig(transport, signal)),
    session,
    refresh: createRefresher({ transport, keeper: session, tokens, exclusively, warn }),
    tokens,
    storage,
    page: { postMessage, dispatchEvent },
    profileRuns: createSingleFlight(),
    logoutTasks: new Set(),
    warn,
    reportError,
  };
  return { context, tabs, events };
}
