import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@broadsheet/sdk-content';

/** Absolute path of the documents of the sample newspaper. */
export const FIXTURES = join(import.meta.dirname, '../../../../fixtures');

/** @param name below `fixtures/`, e.g. `stories/coast/night-of-the-surge.json` */
export async function readFixture(name: string): Promise<Readonly<Record<string, unknown>>> {
  const document: unknown = JSON.parse(await readFile(join(FIXTURES, name), 'utf8'));
  if (!isRecord(document)) throw new Error(`${name} holds no document.`);
  return document;
}
