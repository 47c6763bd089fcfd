/**
 * The data folder contains readers' accounts and the key with which the site signs: no other user of the machine may read
 * it.
 */
import { access, chmod, constants, mkdir, readdir, stat } from 'node:fs/promises';

const PRIVATE = 0o700;
const OTHERS = 0o077;

/** The names that our data folder contains; a folder with other names was not created by us. */
const OURS = new Set(['database', 'database.lock', 'media', 'secret', 'control.sock']);

class DataFolderError extends Error {
  constructor(dataDir: string, problem: string) {
    super(`DATA_DIR is "${dataDir}", ${problem}`);
    this.name = 'DataFolderError';
  }
}

function getReason(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

async function makeFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: PRIVATE });
  } catch (error) {
    const reason = getReason(error);
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
      `which this user may not write to (${getReason(error)}). Give the folder to the user who starts the site.`,
    );
  }
}

async function closeToOthers(dataDir: string): Promise<void> {
  const { mode, uid } = await stat(dataDir);
  if (process.getuid === undefined || (mode & OTHERS) === 0) return;
  const names = await readdir(dataDir);
  const isOurs = names.length === 0 || names.some((name) => OURS.has(name));
  // Restricting a folder that others use, such as /tmp, would do more harm than good.
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
 * Creates the data folder if it is missing, and removes other users' access to it.
 * @throws Error when it cannot be used, with advice on what to do
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  await makeFolder(dataDir);
  await requireAccess(dataDir);
  await closeToOthers(dataDir);
}
