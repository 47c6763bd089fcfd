/** Creates the image of an empty database, from which the databases of all tests of a run start. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { writeDatabaseImage } from '../src/database/databaseImage.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-database-'));
  const file = join(folder, 'image');
  await writeDatabaseImage(file);
  project.provide('databaseImage', file);
  return () => rm(folder, { recursive: true, force: true });
}
