/**
 * Decides which tokens have expired, on a device whose clock may be wrong.
 *
 * `exp` is a time of the service's clock. The `Date` of its responses shows the difference between the two clocks, which is
 * remembered for the lifetime of the page. Where a page cannot read that header, the `iat` of a token that has just arrived
 * shows the difference. If it is unknown, or the device's clock was set in the meantime, a refused call leads to a refresh.
 */
import { number } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import { readTokenPayload } from './readTokenPayload.ts';

/** The deviation of a device's clock that may go undetected, in milliseconds. */
export const CLOCK_TOLERANCE_MS = 600_000;
// The transfer of a response alone may cause this difference, even if the clocks are equal.
const JOURNEY_MS = 30_000;
// A token that arrived less than this ago counts as fresh, so that a wrong clock does not cause a refresh before every call.
const FRESH_MS = 60_000;

/** The expiry of a token, by this device's clock. */
export type TokenState =
  | { readonly kind: 'absent' }
  | { readonly kind: 'valid'; readonly expiresMs: number }
  | { readonly kind: 'expired'; readonly expiresMs: number }
  /** The token is no JWT, or has no expiry. */
  | { readonly kind: 'endless' };

export interface TokenClock {
  /** Records the service's time from the headers of a response that has just arrived; does nothing without it. */
  recordTime(headers: Headers): void;
  /** Records that the service has just issued this token. */
  recordIssued(token: string | undefined): void;
  getState(token: string | undefined): TokenState;
  /** Returns whether an access token must be refreshed before it is used: it has expired, or its expiry is unknown. */
  needsRefresh(accessToken: string): boolean;
  /** Returns whether an access token may have expired by the service's clock, even if not by this device's. */
  mayBeExpired(accessToken: string): boolean;
  /** Returns whether a refresh token has expired by the service's clock, as far as that is known. */
  isRefreshExpired(refreshToken: string): boolean;
}

/**
 * Reads a time of a token, in milliseconds since 1970 by the service's clock; `undefined` also for 0, which some issuers
 * write for "none".
 */
const readMoment = (token: string, name: 'exp' | 'iat'): number | undefined =>
  (number(readTokenPayload(token)[name]) ?? 0) * 1000 || undefined;

function measureOffset(token: string, nowMs: number): number {
  const offsetMs = nowMs - (readMoment(token, 'iat') ?? nowMs);
  if (Math.abs(offsetMs) < JOURNEY_MS) return 0;
  // A token that is issued in the future, or has expired on arrival, proves a wrong clock. A token issued in the past may
  // instead have an old `iat` that the service has copied to the new token.
  const isProof = offsetMs < 0 || (readMoment(token, 'exp') ?? Infinity) <= nowMs;
  return isProof || offsetMs <= CLOCK_TOLERANCE_MS + JOURNEY_MS ? offsetMs : 0;
}

/** Measures by the date of a response; `undefined` without one, and for a response that a cache has kept for a while. */
function measureDate(headers: Headers, nowMs: number): number | undefined {
  const offsetMs = nowMs - Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(offsetMs) || Number(headers.get('age')) > 0) return undefined;
  return Math.abs(offsetMs) < JOURNEY_MS ? 0 : offsetMs;
}

/** Creates a token clock, which assumes at first that the clocks are equal. */
export function createTokenClock(clock: Clock): TokenClock {
  let offsetMs = 0;
  let isTimeKnown = false;
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
    recordTime(headers) {
      const offset = measureDate(headers, clock.now());
      if (offset === undefined) return;
      offsetMs = offset;
      isTimeKnown = true;
    },
    recordIssued(token) {
      if (token === undefined) return;
      arrival = { token, atMs: clock.now() };
      if (!isTimeKnown) offsetMs = measureOffset(token, arrival.atMs);
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
    isRefreshExpired: (token) => (getEnd(token) ?? Infinity) <= clock.now(),
  };
}
