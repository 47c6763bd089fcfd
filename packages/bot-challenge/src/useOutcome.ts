'use client';
import { useHost } from '@broadsheet/block-kit';
import type { KeyValueStore } from '@broadsheet/client-core';
import { useCallback, useRef, useState } from 'react';
import { CHALLENGE_TOKEN_KEY } from './challengeTokenStore.ts';

/** Milliseconds for which a token is sent: the vendor's limit is two minutes, and the call may take some seconds. */
const TOKEN_LIFE_MS = 110_000;

/** The outcome of a round. */
export type Outcome =
  | { readonly status: 'open' }
  | { readonly status: 'passed'; readonly token: string }
  | { readonly status: 'failed' };

export interface OutcomeState {
  readonly outcome: Outcome;
  /** Returns the token; `undefined` if it is too old to be sent. */
  readonly fresh: () => string | undefined;
  /** `pass`, `fail` and `reopen` set the outcome of the round in which they were returned. */
  readonly pass: (token: string) => void;
  readonly fail: (reason: unknown) => void;
  readonly reopen: () => void;
}

const OPEN: Outcome = { status: 'open' };

/**
 * Returns the outcome of the current round, and keeps its token in state and store. Outcomes of earlier rounds are ignored.
 */
export function useOutcome(store: KeyValueStore, round: number): OutcomeState {
  const { environment, log } = useHost();
  const [settled, setSettled] = useState<{ readonly round: number; readonly outcome: Outcome }>();
  const held = useRef<{ readonly token: string; readonly since: number }>(undefined);
  const drop = useCallback(
    (outcome: Outcome) => {
      held.current = undefined;
      store.remove(CHALLENGE_TOKEN_KEY);
      setSettled({ round, outcome });
    },
    [store, round],
  );
  const pass = useCallback(
    (token: string) => {
      held.current = { token, since: environment.now() };
      store.set(CHALLENGE_TOKEN_KEY, token);
      setSettled({ round, outcome: { status: 'passed', token } });
    },
    [store, environment, round],
  );
  const fail = useCallback(
    (reason: unknown) => {
      log(reason instanceof Error ? reason.message : `The bot challenge failed: ${String(reason)}`);
      drop({ status: 'failed' });
    },
    [log, drop],
  );
  const reopen = useCallback(() => drop(OPEN), [drop]);
  const fresh = useCallback(() => {
    const token = held.current;
    return token !== undefined && environment.now() - token.since < TOKEN_LIFE_MS ? token.token : undefined;
  }, [environment]);
  return { outcome: settled?.round === round ? settled.outcome : OPEN, fresh, pass, fail, reopen };
}
