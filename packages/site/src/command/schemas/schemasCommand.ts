import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { jsonSchema } from '@broadsheet/block-kit';
import type { Block } from '@broadsheet/block-kit';
import { standardBlocks } from '../../blocks/standardBlocks.ts';
import type { CommandLine } from '../CommandLine.ts';

/** Returns the text of the file of a block. */
function writeSchema({ name, title, description, fields }: Block): string {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${name}.json`,
    title,
    ...(description !== '' && { description }),
    ...jsonSchema(fields),
  };
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}

/** Writes the schema of each block that the site has, also of the publisher's own. @returns the exit code */
export async function schemasCommand(folder: string, { cwd, print }: CommandLine): Promise<0> {
  const path = resolve(cwd, folder);
  await mkdir(path, { recursive: true });
  for (const block of standardBlocks) await writeFile(join(path, `${block.name}.json`), writeSchema(block));
  print(`${folder}: schemas written: ${standardBlocks.length}.`);
  return 0;
}
