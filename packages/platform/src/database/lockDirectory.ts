/**
 * One owner for the embedded database's directory.
 *
 * The owner is written to `{directory}.lock` as its process id and the moment that process started; the start is what
 * tells a living owner from a stranger that was given the same id later, which is the rule in containers, where the
 * server always has the same number. A lock whose process is gone is removed and taken over.
 */
import { open, readFile, rm, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { describeOwner, isOwnerAlive, ownIdentity, parseOwner } from './lockOwner.ts';
import type { LockOwner } from './lockOwner.ts';

/** A held lock. */
export interface DirectoryLock {
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
 * Two processes may find the same dead lock, and the slower one must not remove what the faster one has put in its place.
 * So they take turns, and each looks again in its own. A turn lasts a moment; one that was never ended is ended here.
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

function heldError(directory: string, owner: LockOwner): Error {
  return new Error(
    `The database in ${directory} is in use by ${describeOwner(owner)}. ` +
      'Stop that process first, choose another data folder, or set DATABASE_URL to share one PostgreSQL between several processes.',
  );
}

/**
 * Takes the directory for this process.
 *
 * @throws Error that names the owner when a living process holds the directory
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const path = `${directory}.lock`;
  const owner = await ownIdentity();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await create(path, JSON.stringify(owner))) return { release: () => release(path, owner) };
    const text = await readText(path);
    if (text === undefined) continue;
    const holder = parseOwner(text);
    if (holder !== undefined && (await isOwnerAlive(holder))) throw heldError(directory, holder);
    // A lock that cannot be read may just be in the hands of its writer: it gets time to finish.
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
