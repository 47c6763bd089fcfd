import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const SHORTEST = 32;

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

async function readKept(file: string): Promise<string | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  const secret = text.trim();
  if (secret.length >= SHORTEST) return secret;
  throw new Error(
    `The key in ${file} is damaged. Delete the file: a new key is made, and pictures get new addresses.`,
  );
}

/**
 * Creates the key under another name until it is complete, so that no process reads half a key; of two processes the first
 * one wins.
 */
async function makeKept(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    {
      await using handle = await open(draft, 'wx', 0o600);
      await handle.writeFile(randomBytes(32).toString('base64url'));
      await handle.sync();
    }
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Returns the key that signs image URLs: `SECRET`, else one that is created on the first start and kept in the data folder.
 *
 * @throws Error when the given key is shorter than 32 characters, or the stored one is damaged
 */
export async function readSecret(dataDir: string, given: string | undefined): Promise<string> {
  if (given !== undefined && given !== '') {
    if (given.length < SHORTEST)
      throw new Error(`SECRET has fewer than ${SHORTEST} characters. Use a longer random text.`);
    return given;
  }
  const file = join(dataDir, 'secret');
  const kept = await readKept(file);
  if (kept !== undefined) return kept;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await makeKept(file);
  const made = await readKept(file);
  if (made === undefined)
    throw new Error(`The key was removed from ${dataDir} while it was made. Start again.`);
  return made;
}
