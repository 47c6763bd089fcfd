/**
 * The session of this page, and everybody who must hear of its changes.
 *
 * Whoever changes it here tells the other tabs, and then this page's listeners if it makes a difference to them. A
 * renewal makes none.
 */
import type { Emitter } from '@broadsheet/client-core';
import type { Tabs } from '../tabs/createTabs.ts';
import type { TokenClock } from '../token/createTokenClock.ts';
import type { SessionStore } from './createSessionStore.ts';
import type { SessionState } from './SessionState.ts';
import { isSession } from './UserIdentity.ts';
import type { Session, UserIdentity } from './UserIdentity.ts';

export interface IdentityEvents {
  /** Somebody signed in, signed out, or took another's place, in this tab or in another. */
  sessionChanged: SessionState;
}

export interface SessionKeeper {
  /** Who is stored, with or without tokens. */
  read(): UserIdentity | undefined;
  state(): SessionState;
  /** Whether the same reader is still signed in. */
  isSameReader(session: Session): boolean;
  /** Whether what is stored ends with the browser's session. */
  isPrivate(): boolean;
  /**
   * Stores who signed in and forgets the data of whoever was there before.
   *
   * @param rememberMe whether the session outlives the browser's session; as the session before when left out, and
   *   yes when there was none
   */
  begin(identity: UserIdentity, rememberMe?: boolean): void;
  /** Puts new tokens in the place of a session's own, where it is. Listeners hear nothing. */
  renew(before: Session, identity: UserIdentity): void;
  /** Forgets the session and the reader's data. */
  end(): void;
  /** As `end`, with the listeners left to a later `look`. */
  endQuietly(): void;
  /** Tells the listeners what has changed since they were last told. */
  look(): void;
}

export interface SessionKeeperParts {
  readonly store: SessionStore;
  readonly tabs: Tabs;
  readonly tokens: TokenClock;
  readonly events: Emitter<IdentityEvents>;
}

function stateOf(identity: UserIdentity | undefined, tokens: TokenClock): SessionState {
  if (!isSession(identity)) return { status: 'signed-out' };
  const isOver = tokens.isStale(identity.accessToken) && tokens.isSpent(identity.refreshToken);
  return isOver ? { status: 'signed-out' } : { status: 'signed-in', identity };
}

export function createSessionKeeper({ store, tabs, tokens, events }: SessionKeeperParts): SessionKeeper {
  let told: string | undefined;
  const { read } = store;
  const state = (): SessionState => stateOf(read(), tokens);
  /** What other tabs must be given because they cannot read it. */
  const handOut = (): UserIdentity | undefined => store.readOwn();

  function sign(): string {
    const now = state();
    return now.status === 'signed-in' ? `+${now.identity.uuid}` : '-';
  }

  function look(): void {
    const now = sign();
    const isNews = told !== undefined && told !== now;
    told = now;
    if (isNews) events.emit('sessionChanged', state());
  }

  function endQuietly(): void {
    told ??= sign();
    const uuid = read()?.uuid;
    store.remove();
    store.forgetData();
    tabs.tell({ kind: 'signed-out', uuid });
  }

  return {
    read,
    state,
    look,
    endQuietly,
    isPrivate: store.isPrivate,
    isSameReader(session) {
      const now = read();
      return isSession(now) && now.uuid === session.uuid;
    },
    begin(identity, rememberMe) {
      told ??= sign();
      const asPrivate = rememberMe === undefined ? store.isPrivate() : !rememberMe;
      store.forgetData();
      store.put(identity, asPrivate);
      tabs.tell({ kind: 'signed-in', identity: handOut() });
      look();
    },
    renew(before, identity) {
      store.put(identity, store.isPrivate());
      tabs.tell({ kind: 'renewed', refreshToken: before.refreshToken, identity: handOut() });
    },
    end() {
      endQuietly();
      look();
    },
  };
}
