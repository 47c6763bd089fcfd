/**
 * The data folder holds readers' accounts and the key that signs for the site: nobody else on the machine may look in.
 */
import { access, chmod, constants, mkdir, readdir, stat } from 'node:fs/promises';

const PRIVATE = 0o700;
const OTHERS = 0o077;

/** What a folder of ours holds; one that holds something else was not made by us. */
const OURS = new Set(['database', 'database.lock', 'media', 'secret', 'control.sock']);

class DataFolderError extends Error {
  constructor(dataDir: string, problem: string) {
    super(`DATA_DIR is "${dataDir}", ${problem}`);
    this.name = 'DataFolderError';
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

async function makeFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: PRIVATE });
  } catch (error) {
    const reason = reasonOf(error);
    const problem =
      reason === 'EEXIST' || reason === 'ENOTDIR'
        ? 'but there is a file of that name. Name a folder; it is made if it does not exist.'
        : `which cannot be made (${reason}). Make it yourself and give it to the user who starts the site.`;
    throw new DataFolderError(dataDir, problem);
  }
}

async function requireAccess(dataDir: string): Promise<void> {
  try {
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DataFolderError(
      dataDir,
      `which this user may not write to (${reasonOf(error)}). Give the folder to the user who starts the site.`,
    );
  }
}

async function closeToOthers(dataDir: string): Promise<void> {
  const { mode, uid } = await stat(dataDir);
  if (process.getuid === undefined || (mode & OTHERS) === 0) return;
  const names = await readdir(dataDir);
  const isOurs = names.length === 0 || names.some((name) => OURS.has(name));
  // Closing a folder that others use, such as /tmp, would break more than it mends.
  if (!isOurs || uid !== process.getuid()) {
    const rights = (mode & 0o777).toString(8);
    throw new DataFolderError(
      dataDir,
      `which other users of this machine can look into (${rights}), and it will hold readers' accounts. ` +
        'Choose a folder of its own, or take their rights away with "chmod 700".',
    );
  }
  await chmod(dataDir, PRIVATE);
}

/**
 * Makes the data folder if it is missing, and closes it to other users.
 *
 * @throws Error it cannot be used, with what to do about it
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  await makeFolder(dataDir);
  await requireAccess(dataDir);
  await closeToOthers(dataDir);
}
