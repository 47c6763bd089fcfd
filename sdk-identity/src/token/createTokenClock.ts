/**
 * Tells stale tokens from fresh ones on a clock that may be wrong.
 *
 * `exp` is on the service's clock. A token that has just come was issued just now, so its `iat` says how far the two
 * clocks are apart; the difference is remembered for as long as the page lives. Where that cannot be known, the
 * answer errs by at most ten minutes, and always to the side on which the service decides.
 */
import { readNumber } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import { readTokenPayload } from './readTokenPayload.ts';

/** How far a device's clock may be off unnoticed. */
export const CLOCK_TOLERANCE_MS = 600_000;
// The journey of an answer makes this much difference even between equal clocks.
const JOURNEY_MS = 30_000;
// Keeps a wrong clock from refreshing before every single call.
const FRESH_MS = 60_000;

/** When a token ends, on this device's clock. */
export type TokenState =
  | { readonly kind: 'absent' }
  | { readonly kind: 'valid'; readonly expiresMs: number }
  | { readonly kind: 'expired'; readonly expiresMs: number }
  /** It is no JWT, or says no end. */
  | { readonly kind: 'endless' };

export interface TokenClock {
  /** Notes that the service has just issued this token. */
  recordIssued(token: string | undefined): void;
  getState(token: string | undefined): TokenState;
  /** Tells whether an access token must be refreshed before it is used: it has ended, or nobody knows when it will. */
  needsRefresh(accessToken: string): boolean;
  /** Tells whether the service may see an access token as ended although this clock does not. */
  mayBeExpired(accessToken: string): boolean;
  /** Tells whether a refresh token has ended beyond doubt. */
  isRefreshExpired(refreshToken: string): boolean;
}

/** A moment that a token names, in milliseconds since 1970 on the service's clock. Zero is how some write "none". */
const readMoment = (token: string, name: 'exp' | 'iat'): number | undefined =>
  (readNumber(readTokenPayload(token), name) ?? 0) * 1000 || undefined;

function measureOffset(token: string, nowMs: number): number {
  const offsetMs = nowMs - (readMoment(token, 'iat') ?? nowMs);
  if (Math.abs(offsetMs) < JOURNEY_MS) return 0;
  // A token from the future, or one that is over on arrival, proves a wrong clock. A late one may also be an old `iat`
  // that the service carries on.
  const isProof = offsetMs < 0 || (readMoment(token, 'exp') ?? Infinity) <= nowMs;
  return isProof || offsetMs <= CLOCK_TOLERANCE_MS + JOURNEY_MS ? offsetMs : 0;
}

/** Makes a token clock that knows nothing yet. */
export function createTokenClock(clock: Clock): TokenClock {
  let offsetMs = 0;
  let arrival: { readonly token: string; readonly atMs: number } | undefined;

  const getEnd = (token: string): number | undefined => {
    const expiresMs = readMoment(token, 'exp');
    return expiresMs && expiresMs + offsetMs;
  };

  function hasJustCome(token: string): boolean {
    if (arrival?.token !== token) return false;
    const ageMs = clock.now() - arrival.atMs;
    return ageMs >= 0 && ageMs < FRESH_MS;
  }

  return {
    recordIssued(token) {
      if (token === undefined) return;
      arrival = { token, atMs: clock.now() };
      offsetMs = measureOffset(token, arrival.atMs);
    },
    getState(token) {
      if (token === undefined) return { kind: 'absent' };
      const expiresMs = getEnd(token);
      if (expiresMs === undefined) return { kind: 'endless' };
      return { kind: expiresMs <= clock.now() ? 'expired' : 'valid', expiresMs };
    },
    needsRefresh(token) {
      const expiresMs = getEnd(token);
      return expiresMs === undefined || (expiresMs <= clock.now() && !hasJustCome(token));
    },
    mayBeExpired: (token) => (getEnd(token) ?? 0) - CLOCK_TOLERANCE_MS <= clock.now(),
    isRefreshExpired: (token) => (getEnd(token) ?? Infinity) + CLOCK_TOLERANCE_MS <= clock.now(),
  };
}
