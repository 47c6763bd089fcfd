import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** The owner of a lock, as stored in the lock file. */
export interface LockOwner {
  readonly pid: number;
  /**
   * The start of the process: ticks since the machine's start if the system reports them, otherwise milliseconds since
   * 1970.
   */
  readonly processStart: string;
  /** The moment at which the lock was taken, ISO 8601. */
  readonly since: string;
  /** A token that is unique for each lock. */
  readonly token: string;
}

const START_FIELD_AFTER_NAME = 19;

/** Reads the start of a process. Only Linux reports it; elsewhere a process is recognised by its id alone. */
async function readStart(pid: number): Promise<string | undefined> {
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

/** Returns this process as an owner, with a new token. */
export async function ownIdentity(): Promise<LockOwner> {
  return {
    pid: process.pid,
    processStart: (await readStart(process.pid)) ?? String(startedAtMs()),
    since: new Date().toISOString(),
    token: randomUUID(),
  };
}

/** Parses a lock file. Returns undefined for anything that is not a complete lock: an empty, truncated or foreign file. */
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
    // EPERM: the process belongs to another user, so it exists but may not be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Returns whether the process that took the lock still runs. */
export async function isOwnerAlive(owner: LockOwner): Promise<boolean> {
  if (!isRunning(owner.pid)) return false;
  const start = await readStart(owner.pid);
  if (start !== undefined) return start === owner.processStart;
  return owner.pid !== process.pid || owner.processStart === String(startedAtMs());
}

export function describeOwner(owner: LockOwner): string {
  const who = owner.pid === process.pid ? 'this same process' : 'another process';
  return `${who} (id ${owner.pid}, since ${owner.since})`;
}
