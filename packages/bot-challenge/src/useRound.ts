'use client';
import { useCallback, useState } from 'react';

interface Round {
  readonly resetKey: unknown;
  readonly error: string | undefined;
  readonly round: number;
}

/** Returns a number that grows with each reason for another token: a changed key, a new error, and `renew`. */
export function useRound(resetKey: unknown, error: string | undefined) {
  const [seen, setSeen] = useState<Round>({ resetKey, error, round: 0 });
  const isNewError = error !== seen.error && error !== undefined && error !== '';
  const isNext = isNewError || !Object.is(resetKey, seen.resetKey);
  const current =
    isNext || error !== seen.error ? { resetKey, error, round: seen.round + (isNext ? 1 : 0) } : seen;
  // The state is set during rendering, so that no child ever sees the old round with the new error.
  if (current !== seen) setSeen(current);
  const renew = useCallback(() => setSeen((last) => ({ ...last, round: last.round + 1 })), []);
  return { round: current.round, renew };
}
