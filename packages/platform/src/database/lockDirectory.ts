/**
 * One owner for the embedded database's directory.
 *
 * The owner is written to `{directory}.lock` as its process id and the moment that process started; the start is what
 * tells a living owner from a stranger that was given the same id later, which is the rule in containers, where the
 * server always has the same number. A lock whose process is gone is moved aside and taken over.
 */
import { open, readFile, rename, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { describeOwner, isOwnerAlive, ownIdentity, parseOwner } from './lockOwner.ts';
import type { LockOwner } from './lockOwner.ts';

/** A held lock. */
export interface DirectoryLock {
  release(): Promise<void>;
}

const ATTEMPTS = 20;
const PAUSE_MS = 50;

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

async function create(path: string, owner: LockOwner): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    try {
      await file.writeFile(JSON.stringify(owner));
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

/** Two processes may find the same dead lock; whoever moved away a lock that is not the dead one puts it back. */
async function removeDeadLock(path: string, deadText: string, token: string): Promise<void> {
  const aside = `${path}.${token}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if ((await readText(aside)) === deadText) await rm(aside, { force: true });
  else await rename(aside, path);
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
    const isMine = (await create(path, owner)) && (await readText(path)) === JSON.stringify(owner);
    if (isMine) return { release: () => release(path, owner) };
    const text = await readText(path);
    if (text === undefined) continue;
    const holder = parseOwner(text);
    if (holder !== undefined && (await isOwnerAlive(holder))) throw heldError(directory, holder);
    // A lock that cannot be read may just be in the hands of its writer: it gets time to finish.
    if (holder !== undefined || attempt > ATTEMPTS / 2) await removeDeadLock(path, text, owner.token);
    else await wait(PAUSE_MS);
  }
  throw new Error(
    `The lock ${path} could not be taken: other processes are starting on the same folder. Start one of them only.`,
  );
}

async function release(path: string, owner: LockOwner): Promise<void> {
  if ((await readText(path)) === JSON.stringify(owner)) await rm(path, { force: true });
}
