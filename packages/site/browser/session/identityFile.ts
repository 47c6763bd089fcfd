import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWithStandIns } from './accounts.ts';
import type { Newspaper } from '../newspaper/startNewspaper.ts';

/** Starts a newspaper with the stand-ins and this identity file, which is deleted once the newspaper has read it. */
export async function startWithIdentity(file: Readonly<Record<string, unknown>>): Promise<Newspaper> {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-identity-'));
  try {
    const path = join(folder, 'identity.json');
    await writeFile(path, JSON.stringify(file));
    return await startWithStandIns({ IDENTITY_FILE: path });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
