/**
 * The session of this page, and everybody who must hear of its changes.
 *
 * Whoever changes it here tells the other tabs, and then this page's listeners if it makes a difference to them. A
 * refresh makes none.
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
  /** Gives who is stored, with or without tokens. */
  read(): UserIdentity | undefined;
  getState(): SessionState;
  /** Tells what is known of the stored tokens, without asking anybody. */
  getTokenStates(): TokenStates;
  /** Tells whether the same reader is still signed in. */
  isSameReader(session: Session): boolean;
  /** Tells whether what is stored ends with the browser's session. */
  isPrivate(): boolean;
  /**
   * Stores who signed in and forgets the data of whoever was there before.
   *
   * @param rememberMe whether the session outlives the browser's session; as the session before when left out, and
   *   yes when there was none
   */
  begin(identity: UserIdentity, rememberMe?: boolean): void;
  /** Puts new tokens in the place of a session's own, where it is. Listeners hear nothing. */
  replaceTokens(before: Session, identity: UserIdentity): void;
  /** Forgets the session and the reader's data. */
  end(): void;
  /** As `end`, with the listeners left to a later `emitIfChanged`. */
  endQuietly(): void;
  /** Tells the listeners what has changed since they were last told. */
  emitIfChanged(): void;
  /**
   * Listens for who is signed in. The same function may listen twice.
   *
   * @returns ends the subscription
   */
  onChange(listener: SessionListener): () => void;
}

export interface SessionManagerParts {
  readonly store: SessionStore;
  readonly tokens: TokenClock;
  /** Gets what a listener throws; the others are called all the same. */
  readonly reportError: (error: unknown) => void;
  /** Tells the other tabs. */
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
