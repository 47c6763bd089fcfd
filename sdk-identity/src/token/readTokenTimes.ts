import { isRecord, readNumber } from '@broadsheet/client-core';

/** Milliseconds since 1970 on the clock of the service. */
export interface TokenTimes {
  readonly expiresMs?: number;
  readonly issuedMs?: number;
}

function payloadOf(token: string): unknown {
  const part = token.split('.')[1] ?? '';
  return JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
}

const toMs = (seconds: number | undefined): number | undefined =>
  // Zero is how some services write "none".
  seconds ? seconds * 1000 : undefined;

/** Reads when a JWT was issued and when it ends, unverified. A text that is no JWT tells neither. */
export function readTokenTimes(token: string): TokenTimes {
  try {
    const payload = payloadOf(token);
    if (!isRecord(payload)) return {};
    return { expiresMs: toMs(readNumber(payload, 'exp')), issuedMs: toMs(readNumber(payload, 'iat')) };
  } catch {
    return {};
  }
}
