import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@broadsheet/client-core';

/** The absolute path of the sample newspaper's documents. */
export const FIXTURES = join(import.meta.dirname, '../../../../fixtures');

/** Reads a sample document. @param name its path below `fixtures/`, e.g. `stories/coast/night-of-the-surge.json` */
export async function readFixture(name: string): Promise<Readonly<Record<string, unknown>>> {
  const document: unknown = JSON.parse(await readFile(join(FIXTURES, name), 'utf8'));
  if (!isRecord(document)) throw new Error(`${name} holds no document.`);
  return document;
}
