import type { Client } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds in which running work may end when connections are closed. */
export const CLOSE_MS = 5_000;

/** Resolves with whether something ends in time. */
export async function endsInTime(ending: Promise<unknown>): Promise<boolean> {
  const late = new AbortController();
  const inTime = await Promise.race([
    ending.then(() => true),
    pause(CLOSE_MS, false, { signal: late.signal }).catch(() => true),
  ]);
  late.abort();
  return inTime;
}

/** Closes a connection in order, and drops it when the server does not answer. */
export async function endClient(client: Client): Promise<void> {
  if (!(await endsInTime(client.end()))) client.connection.stream.destroy();
}
