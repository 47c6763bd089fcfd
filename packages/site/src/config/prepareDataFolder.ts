/**
 * The data folder contains readers' accounts and the key with which the site signs: no other user of the machine may read
 * it.
 */
import { lstatSync } from 'node:fs';
import { access, chmod, constants, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const PRIVATE = 0o700;
const OTHERS = 0o077;

/** The names that our data folder contains; a folder with other names was not created by us. */
const OURS: ReadonlySet<string> = new Set([
  'database',
  'database.lock',
  'media',
  'image-cache',
  'secret',
  'control.sock',
  'sandbox-clock',
  'sandbox-stripe.jsonl',
]);

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
 * Closes our files and folders in it as well: a restored backup may have left them open, and the next copy of them would go
 * on with that. What is in `database` the database closes itself; what is in the other folders is out of reach.
 */
async function closeContent(dataDir: string): Promise<void> {
  if (process.getuid === undefined) return;
  const names = await readdir(dataDir);
  for (const name of names.filter((each) => OURS.has(each))) {
    const path = join(dataDir, name);
    // A lock may have been given back meanwhile.
    const entry = lstatSync(path, { throwIfNoEntry: false });
    const isPlain = entry !== undefined && (entry.isFile() || entry.isDirectory());
    if (isPlain && entry.uid === process.getuid() && (entry.mode & OTHERS) !== 0)
      await chmod(path, entry.mode & PRIVATE);
  }
}

/**
 * Creates the data folder if it is missing, and removes other users' access to it and to what we keep in it.
 * @throws Error when it cannot be used, with advice on what to do
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  await makeFolder(dataDir);
  await requireAccess(dataDir);
  await closeToOthers(dataDir);
  await closeContent(dataDir);
}
