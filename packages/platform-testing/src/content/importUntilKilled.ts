/**
 * Imports story after story into the data folder named on the command line, and prints the id of each that was
 * acknowledged.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importDocuments, createContentStore } from '@broadsheet/content-service';
import { openDatabase } from '@broadsheet/service-kit/database';
import { story } from './samples.ts';

const dataDir = process.argv[2] ?? '';
const database = await openDatabase({ dataDir });
const store = createContentStore({ database, site: 'paper', clock: { now: () => Date.now() } });
const folder = join(dataDir, 'import');
await mkdir(folder, { recursive: true });
for (let number = 1; ; number += 1) {
  const id = `story-${number}`;
  const file = join(folder, `${id}.json`);
  await writeFile(
    file,
    JSON.stringify(story(id, { content_elements: [{ type: 'text', content: 'word '.repeat(2000) }] })),
  );
  const { imported } = await importDocuments({ store, files: [file], media: join(dataDir, 'media') });
  if (imported === 1) process.stdout.write(`${id}\n`);
}
