/**
 * The session of this page, and the notification of its changes.
 *
 * Every change is sent to the other tabs; then this page's listeners are called if a different reader is signed in, or
 * nobody any more. A refresh does not call them.
 */
import type { TokenClock, TokenState } from '../token/createTokenClock.ts';
import { createSessionListeners } from './createSessionListeners.ts';
import type { SessionListener } from './createSessionListeners.ts';
import type { SessionStore } from './createSessionStore.ts';
import type { SessionChange } from './SessionChange.ts';
import type { SessionState } from './SessionState.ts';
import { isSession } from './UserIdentity.ts';
import type { Session, UserIdentity } from './UserIdentity.ts';

export interface TokenStates {
  readonly access: TokenState;
  readonly refresh: TokenState;
}

export interface SessionManager {
  /** Returns the stored identity, with or without tokens. */
  read(): UserIdentity | undefined;
  getState(): SessionState;
  /** Returns the states of the stored tokens by this device's clock, without a request. */
  getTokenStates(): TokenStates;
  /** Returns whether the same reader is still signed in. */
  isSameReader(session: Session): boolean;
  /** Returns whether the stored session ends with the browser's session. */
  isPrivate(): boolean;
  /**
   * Stores the identity of a reader who signed in, and removes the data of the previous reader.
   *
   * @param rememberMe whether the session outlives the browser's session. Default: as the previous session; true if there
   *   was none
   */
  begin(identity: UserIdentity, rememberMe?: boolean): void;
  /** Replaces the tokens of a session in its storage backend. Does not call the listeners. */
  replaceTokens(before: Session, identity: UserIdentity): void;
  /** Removes the session and the reader's data. */
  end(): void;
  /** Like `end`, but the listeners are not called until a later `emitIfChanged`. */
  endQuietly(): void;
  /** Calls the listeners if another reader is signed in than at the last check. */
  emitIfChanged(): void;
  /**
   * Subscribes to changes of the signed-in reader. The same function may be subscribed twice.
   *
   * @returns a function that ends the subscription
   */
  onChange(listener: SessionListener): () => void;
}

export interface SessionManagerParts {
  readonly store: SessionStore;
  readonly tokens: TokenClock;
  /** Receives the errors of listeners; the other listeners are still called. */
  readonly reportError: (error: unknown) => void;
  /** Sends a change to the other tabs. */
  readonly broadcast: (change: SessionChange) => void;
}

function toState(identity: UserIdentity | undefined, tokens: TokenClock): SessionState {
  if (!isSession(identity)) return { status: 'signed-out' };
  const isOver = tokens.needsRefresh(identity.accessToken) && tokens.isRefreshExpired(identity.refreshToken);
  return isOver ? { status: 'signed-out' } : { status: 'signed-in', identity };
}

export function createSessionManager(parts: SessionManagerParts): SessionManager {
  const { store, tokens, reportError, broadcast } = parts;
  const { read, readOwn } = store;
  const listeners = createSessionListeners(reportError);
  let lastReader: string | undefined;
  const getState = (): SessionState => toState(read(), tokens);

  function currentReader(): string {
    const now = getState();
    return now.status === 'signed-in' ? `+${now.identity.uuid}` : '-';
  }

  function emitIfChanged(): void {
    const reader = currentReader();
    const isNews = lastReader !== undefined && lastReader !== reader;
    lastReader = reader;
    if (isNews) listeners.emit(getState());
  }

  function endQuietly(): void {
    lastReader ??= currentReader();
    const uuid = read()?.uuid;
    store.remove();
    store.forgetData();
    broadcast({ kind: 'signed-out', uuid });
  }

  return {
    read,
    getState,
    emitIfChanged,
    endQuietly,
    isPrivate: store.isPrivate,
    onChange: listeners.add,
    getTokenStates() {
      const identity = read();
      return {
        access: tokens.getState(identity?.accessToken),
        refresh: tokens.getState(identity?.refreshToken),
      };
    },
    isSameReader(session) {
      const now = read();
      return isSession(now) && now.uuid === session.uuid;
    },
    begin(identity, rememberMe) {
      lastReader ??= currentReader();
      const asPrivate = rememberMe === undefined ? store.isPrivate() : !rememberMe;
      store.forgetData();
      store.put(identity, asPrivate);
      broadcast({ kind: 'signed-in', identity: readOwn() });
      emitIfChanged();
    },
    replaceTokens(before, identity) {
      store.put(identity, store.isPrivate());
      broadcast({ kind: 'refreshed', refreshToken: before.refreshToken, identity: readOwn() });
    },
    end() {
      endQuietly();
      emitIfChanged();
    },
  };
}
