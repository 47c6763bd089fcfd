/** Remembers which push services take no messages now, so that their browsers wait without a request. */
import { HOUR_MS } from '@broadsheet/client-core';
import type { PushOutcome } from './NotificationService.ts';

/** After so many failures without a success in between, a host is away. */
const MOST_FAILURES = 20;
/** The longest pause that a service may ask for, in milliseconds: news is old after some hours. */
const LONGEST_MS = HOUR_MS;
/** The most hosts that are remembered: strangers can make up names. */
const MOST_HOSTS = 1_000;

export interface HostPauses {
  /** Returns until when a host takes nothing, in milliseconds since 1970; `undefined` if it may be asked. */
  find(host: string): number | undefined;
  /** Records what a host has answered. */
  record(host: string, outcome: PushOutcome): void;
}

export interface HostPausesOptions {
  readonly clock: { now(): number };
  /** The lengths of the pauses, in milliseconds; the last one is for all further ones. */
  readonly pauses: readonly [number, ...number[]];
}

interface HostState {
  readonly failures: number;
  /** The number of pauses since the last success. */
  readonly pauses: number;
  readonly until: number;
}

const FRESH: HostState = { failures: 0, pauses: 0, until: 0 };

export function createHostPauses({ clock, pauses }: HostPausesOptions): HostPauses {
  const states = new Map<string, HostState>();
  const find = (host: string): number | undefined => {
    const until = states.get(host)?.until ?? 0;
    return until > clock.now() ? until : undefined;
  };
  return {
    find,
    record(host, outcome) {
      if (outcome.kind !== 'later') {
        states.delete(host);
        return;
      }
      if (!states.has(host) && states.size >= MOST_HOSTS) states.clear();
      const state = states.get(host) ?? FRESH;
      const failures = state.failures + 1;
      // Answers to what was sent before the pause began belong to it.
      if (failures < MOST_FAILURES || state.until > clock.now()) {
        states.set(host, { ...state, failures });
        return;
      }
      const pause = pauses[state.pauses] ?? pauses.at(-1) ?? 0;
      const until = clock.now() + Math.min(LONGEST_MS, Math.max(pause, outcome.afterMs ?? 0));
      states.set(host, { failures, pauses: state.pauses + 1, until });
    },
  };
}
