import { HOUR_MS, MINUTE_MS } from '@broadsheet/client-core';

/** Creates a token like the service's, but unsigned. Times are milliseconds since 1970. */
export function makeToken(claims: {
  readonly expiresMs?: number;
  readonly issuedMs?: number;
  readonly id?: string;
}): string {
  const { expiresMs, issuedMs, id = 'token' } = claims;
  const inSeconds = (ms: number | undefined): number | undefined =>
    ms === undefined ? undefined : ms / 1000;
  const payload = { jti: id, exp: inSeconds(expiresMs), iat: inSeconds(issuedMs) };
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'none' })}.${encode(payload)}.signature`;
}

/** The time at which the tests start, in milliseconds since 1970. */
export const START_MS = Date.UTC(2030, 0, 1);

/** Creates the response body of a sign-in or a refresh: an access token for 15 minutes, a refresh token for 30 days. */
export function makeIdentity(id: string, { uuid = 'reader-1', nowMs = START_MS } = {}) {
  return {
    uuid,
    accessToken: makeToken({ id: `${id}-access`, issuedMs: nowMs, expiresMs: nowMs + 15 * MINUTE_MS }),
    refreshToken: makeToken({ id: `${id}-refresh`, issuedMs: nowMs, expiresMs: nowMs + 720 * HOUR_MS }),
  };
}

/** Creates a session from an hour before the tests start: its access token has expired, its refresh token is valid. */
export const staleIdentity = (id = 'stale', uuid = 'reader-1') =>
  makeIdentity(id, { uuid, nowMs: START_MS - HOUR_MS });
