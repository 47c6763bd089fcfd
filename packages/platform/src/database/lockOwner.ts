import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** What a lock file says about its owner. */
export interface LockOwner {
  readonly pid: number;
  /** When the process started: ticks since the machine's start where the system tells, otherwise milliseconds since 1970. */
  readonly processStart: string;
  /** When the lock was taken, ISO 8601. */
  readonly since: string;
  /** Different for every lock ever taken. */
  readonly token: string;
}

const START_FIELD_AFTER_NAME = 19;

/** Only Linux tells; elsewhere a process is known by its id alone. */
async function startOf(pid: number): Promise<string | undefined> {
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[START_FIELD_AFTER_NAME];
  } catch {
    return undefined;
  }
}

function startedAtMs(): number {
  return Math.round(performance.timeOrigin);
}

/** This process, with a fresh token. */
export async function ownIdentity(): Promise<LockOwner> {
  return {
    pid: process.pid,
    processStart: (await startOf(process.pid)) ?? String(startedAtMs()),
    since: new Date().toISOString(),
    token: randomUUID(),
  };
}

/** Undefined for anything that is not a whole lock: an empty, cut or foreign file. */
export function parseOwner(text: string): LockOwner | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('pid' in value && 'processStart' in value && 'since' in value && 'token' in value)) return undefined;
  const { pid, processStart, since, token } = value;
  if (typeof pid !== 'number' || typeof processStart !== 'string') return undefined;
  return typeof since === 'string' && typeof token === 'string'
    ? { pid, processStart, since, token }
    : undefined;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether the process that took the lock still runs. */
export async function isOwnerAlive(owner: LockOwner): Promise<boolean> {
  if (!isRunning(owner.pid)) return false;
  const start = await startOf(owner.pid);
  if (start !== undefined) return start === owner.processStart;
  return owner.pid !== process.pid || owner.processStart === String(startedAtMs());
}

export function describeOwner(owner: LockOwner): string {
  const who = owner.pid === process.pid ? 'this same process' : 'another process';
  return `${who} (id ${owner.pid}, since ${owner.since})`;
}
