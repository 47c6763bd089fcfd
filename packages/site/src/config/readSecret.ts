import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The key that signs picture addresses: `SECRET`, else one made on the first start and kept in the data folder.
 *
 * @throws Error the key is shorter than 32 characters
 */
export async function readSecret(dataDir: string, given: string | undefined): Promise<string> {
  if (given !== undefined && given !== '') {
    if (given.length < 32) throw new Error('SECRET has fewer than 32 characters. Use a longer random text.');
    return given;
  }
  const file = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  try {
    // Exclusive: of two processes that start at once, one makes the key and the other reads it.
    await using handle = await open(file, 'wx', 0o600);
    const made = randomBytes(32).toString('base64url');
    await handle.writeFile(made);
    await handle.sync();
    return made;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return (await readFile(file, 'utf8')).trim();
  }
}
