/** The milliseconds for which nothing is asked after a storage did not answer. */
const AWAY_MS = 2_000;

type State =
  | { readonly kind: 'there' }
  | {
      readonly kind: 'away';
      readonly reason: string;
      readonly until: number;
      /** Whether a call is under way that tries whether the storage answers again. */
      readonly isTried: boolean;
    };

/** Whether a call may be made: as usual, as the one that tries whether the storage answers again, or not now. */
export type Admission =
  | { readonly kind: 'usual' }
  | { readonly kind: 'trial' }
  | { readonly kind: 'refused'; readonly reason: string };

export interface Reachability {
  admit(): Admission;
  isAway(): boolean;
  markAway(reason: string): void;
  markThere(): void;
}

/**
 * Remembers whether a storage can be used. While it cannot, one call after the other is let through, so that a storage that
 * accepts calls and says nothing keeps nobody waiting but one.
 *
 * @param onReachable called when the storage stops to answer, with the reason, and when it answers again
 */
export function createReachability(
  onReachable: ((isThere: boolean, reason: string) => void) | undefined,
): Reachability {
  let state: State = { kind: 'there' };
  return {
    admit() {
      if (state.kind === 'there') return { kind: 'usual' };
      const { reason, until, isTried } = state;
      if (isTried || performance.now() < until) return { kind: 'refused', reason };
      state = { ...state, isTried: true };
      return { kind: 'trial' };
    },
    isAway: () => state.kind === 'away',
    markAway(reason) {
      const wasThere = state.kind === 'there';
      state = { kind: 'away', reason, until: performance.now() + AWAY_MS, isTried: false };
      if (wasThere) onReachable?.(false, reason);
    },
    markThere() {
      const wasAway = state.kind === 'away';
      state = { kind: 'there' };
      if (wasAway) onReachable?.(true, '');
    },
  };
}
