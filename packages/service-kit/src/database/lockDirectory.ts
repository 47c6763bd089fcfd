/**
 * The lock that limits the embedded database's directory to one process.
 *
 * `{directory}.lock` has the owner's process id and the moment at which that process started. The start distinguishes the
 * owner from a later process with the same id, which is common in containers, where the server always has the same id. A
 * lock whose process has ended is removed and taken over.
 */
import { open, readFile, rm, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { describeOwner, isOwnerAlive, ownIdentity, parseOwner } from './lockOwner.ts';
import type { LockOwner } from './lockOwner.ts';

/** A held lock. */
export interface DirectoryLock {
  /**
   * A description of the previous owner if it ended without releasing the directory; `undefined` if the directory was free.
   */
  readonly takenFrom: string | undefined;
  release(): Promise<void>;
}

const ATTEMPTS = 20;
const PAUSE_MS = 50;
const LONGEST_TURN_MS = 10_000;

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

async function create(path: string, text: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    try {
      await file.writeFile(text);
    } finally {
      await file.close();
    }
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function isOlderThan(path: string, ms: number): Promise<boolean> {
  try {
    return Date.now() - (await stat(path)).mtimeMs > ms;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/**
 * Removes a dead lock. Two processes may find the same one, and the slower must not remove the lock that the faster has
 * created in its place. So a second lock file (`.turn`) admits one process at a time, which then checks the lock again. A
 * stale `.turn` file is removed.
 */
async function removeDeadLock(path: string, deadText: string): Promise<void> {
  const turn = `${path}.turn`;
  if (!(await create(turn, ''))) {
    if (await isOlderThan(turn, LONGEST_TURN_MS)) await rm(turn, { force: true });
    else await wait(PAUSE_MS);
    return;
  }
  try {
    if ((await readText(path)) === deadText) await rm(path, { force: true });
  } finally {
    await rm(turn, { force: true });
  }
}

function lockedError(directory: string, owner: LockOwner): Error {
  return new Error(
    `The database in ${directory} is in use by ${describeOwner(owner)}. ` +
      'Stop that process first, choose another data folder, or set DATABASE_URL to share one PostgreSQL between several processes.',
  );
}

/**
 * Locks the directory for this process.
 *
 * @throws Error that names the owner when a living process holds the directory
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const path = `${directory}.lock`;
  const owner = await ownIdentity();
  let takenFrom: string | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await create(path, JSON.stringify(owner))) return { takenFrom, release: () => release(path, owner) };
    const text = await readText(path);
    if (text === undefined) continue;
    const holder = parseOwner(text);
    if (holder !== undefined && (await isOwnerAlive(holder))) throw lockedError(directory, holder);
    takenFrom = holder === undefined ? 'a process that was starting' : describeOwner(holder);
    // An unreadable lock may still be being written, so its writer gets time to finish.
    if (holder !== undefined || attempt > ATTEMPTS / 2) await removeDeadLock(path, text);
    else await wait(PAUSE_MS);
  }
  throw new Error(
    `The lock ${path} could not be taken: other processes are starting on the same folder. Start one of them only.`,
  );
}

async function release(path: string, owner: LockOwner): Promise<void> {
  if ((await readText(path)) === JSON.stringify(owner)) await rm(path, { force: true });
}
