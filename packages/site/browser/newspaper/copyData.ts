import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Copies the data of a newspaper that is not running to a new folder. */
export async function copyData(dataDir: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'broadsheet-browser-'));
  await cp(dataDir, copy, { recursive: true });
  return copy;
}
