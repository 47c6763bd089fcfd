import { createLoadOnce, createTransport, systemClock } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import { fetchConfig } from '../config/fetchConfig.ts';
import { TIME_CALL_MS } from '../refresh/fetchTime.ts';
import { endStaleSession } from '../refresh/freshSession.ts';
import { createRefresh } from '../refresh/createRefresh.ts';
import { createSessionManager } from '../session/createSessionManager.ts';
import { createSessionStore } from '../session/createSessionStore.ts';
import { createReaderStorage } from '../storage/createReaderStorage.ts';
import { createTabs } from '../tabs/createTabs.ts';
import { createTokenClock } from '../token/createTokenClock.ts';
import type { IdentityContext } from './IdentityContext.ts';
import type { IdentityOptions } from './IdentityOptions.ts';

const CALL_MS = 10_000;
// The wait for the lock exceeds the time limits of the calls that its holder may send.
const MARGIN_MS = TIME_CALL_MS + 2_000;

/** Throws an error by itself, so that without a `reportError` it surfaces as any uncaught error does. */
const throwAlone = (clock: Clock) => (error: unknown) =>
  void clock.setTimeout(() => {
    throw error;
  }, 0);

/**
 * Creates the context of the operations: one per page in a browser, one per request on a server. Creating it reads
 * nothing, sends nothing and adds no listeners.
 */
export function createIdentityContext(options: IdentityOptions): IdentityContext {
  const { clock = systemClock, timeoutMs = CALL_MS } = options;
  const { warn = () => undefined, reportError = throwAlone(clock) } = options;
  const tokens = createTokenClock(clock);
  const transport = createTransport({
    ...options,
    async fetch(...call) {
      const response = await options.fetch(...call);
      tokens.recordTime(response.headers);
      return response;
    },
  });
  const storage = createReaderStorage(options);
  const store = createSessionStore(storage, tokens);
  const tabs = createTabs(options);
  const { broadcast } = tabs;
  const session = createSessionManager({ store, tokens, reportError, broadcast });
  const { emitIfChanged } = session;
  const lock = { clock, locks: options.locks, waitMs: timeoutMs + MARGIN_MS };
  const context: IdentityContext = {
    listenToTabs() {
      emitIfChanged();
      tabs.open({ store, emitIfChanged });
      if (session.getState().status === 'signed-out') void endStaleSession(context);
      return tabs.close;
    },
    getConfig: createLoadOnce((signal) => fetchConfig(transport, signal)),
    session,
    refresh: createRefresh({ transport, session, tokens, lock, warn }),
    tokens,
    storage,
    clock,
    transport,
    logoutTasks: new Set(),
    warn,
    reportError,
    adapters: options,
    vendors: { isFacebookButtonCustom: false, google: { ...options.google } },
  };
  return context;
}
